import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface MessageStateProps {
  drawing: ReactNode;
  title: ReactNode;
  /** One sentence. */
  sentence?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  /** Heading level in the page's outline. */
  level?: 1 | 2 | 3;
  /** Speaks up when it takes the place of something on an open page. */
  announce?: "alert" | "status";
  className?: string | undefined;
}

/** A drawing, a sentence and one thing to do: the shape of everything that is not there. */
export function MessageState({
  drawing,
  title,
  sentence,
  action,
  level = 2,
  announce,
  className,
}: MessageStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      {...(announce && { role: announce })}
      className={cx(
        "mx-auto grid max-w-md grid-cols-1 justify-items-center gap-3 px-4 py-8 text-center",
        className,
      )}
    >
      <div className="mb-1 w-48 max-w-full sm:w-56">{drawing}</div>
      <Heading className="font-title text-xl sm:text-2xl">{title}</Heading>
      {sentence !== undefined && <p className="text-quiet">{sentence}</p>}
      {action !== undefined && <div className="mt-3 grid w-full justify-items-center">{action}</div>}
    </div>
  );
}
