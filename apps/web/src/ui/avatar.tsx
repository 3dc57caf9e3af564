import { cx } from "./cx.ts";
import { initials } from "./initials.ts";

const papers = [
  "bg-herb-soft text-herb",
  "bg-butter-soft text-butter",
  "bg-aubergine-soft text-aubergine",
  "bg-tomato-soft text-tomato-deep",
];

function paperOf(name: string): string | undefined {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return papers[sum % papers.length];
}

interface AvatarProps {
  name: string;
  size?: "small" | "large";
}

/** A person's initials on a paper of their own. Decoration: the name stands beside it or in the button's label. */
export function Avatar({ name, size = "small" }: AvatarProps) {
  const sizeClass = size === "small" ? "size-10 text-base" : "size-16 text-xl";
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-grid shrink-0 place-items-center rounded-full border border-transparent font-title",
        sizeClass,
        paperOf(name),
      )}
    >
      {initials(name)}
    </span>
  );
}
