import { Drawing } from "./drawing.tsx";

const square = [1, 1] as const;

/** The mark of the product; its class gives its size. */
export function Logo({ className }: { className: string }) {
  return <Drawing name="logo" shape={square} className={className} />;
}
