import { type RefObject, useEffect, useRef } from "react";

/**
 * spec: the header changes its style after more than 10 px. What this marks is that high and lies at the top of the page: once
 * it is out of sight the document says so, and the header's own style does the rest. Nothing runs while somebody scrolls.
 */
export function useScrolled(): RefObject<HTMLSpanElement | null> {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const page = document.documentElement;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) page.dataset["scrolled"] = "";
      else delete page.dataset["scrolled"];
    });
    if (mark.current !== null) observer.observe(mark.current);
    return () => {
      observer.disconnect();
      delete page.dataset["scrolled"];
    };
  }, []);
  return mark;
}
