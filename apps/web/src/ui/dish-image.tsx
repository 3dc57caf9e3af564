import { useState } from "react";
import { cx } from "./cx.ts";
import { Drawing } from "./drawing.tsx";

interface DishImageProps {
  src: string;
  /** Gives the size; the picture fills it. */
  className?: string;
}

/** The picture of a dish whose name stands beside it; a drawing where it cannot be had, as without a network. */
export function DishImage({ src, className }: DishImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span className={cx("grid place-items-center overflow-hidden bg-linen", className)}>
      {failedSrc === src ? (
        <Drawing name="meal-planner" className="w-2/3" />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
