import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";

/** A question or a few words in the middle of the screen; on a phone it rises from the bottom, at the thumb. */
export function Dialog(props: DialogFrameProps) {
  return (
    <DialogFrame
      {...props}
      popupClass={
        "inset-x-0 bottom-[var(--keyboard)] max-h-[calc(var(--seen)*0.9)] max-sm:grip rounded-t-[1.25rem] max-sm:pr-[var(--safe-right)] max-sm:pl-[var(--safe-left)] data-starting-style:translate-y-8 data-ending-style:translate-y-8 " +
        "data-starting-style:opacity-0 data-ending-style:opacity-0 " +
        "sm:inset-x-auto sm:bottom-auto sm:top-[calc(var(--seen-top)+var(--seen)/2)] sm:left-1/2 sm:w-[min(34rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 " +
        "sm:max-h-[calc(var(--seen)*0.85)] sm:rounded-[1.25rem] sm:data-starting-style:-translate-y-[47%] sm:data-ending-style:-translate-y-[47%]"
      }
    />
  );
}
