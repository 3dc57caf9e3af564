import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";

type SheetPlace = "side" | "center";

const bottomOnPhone =
  "inset-x-0 bottom-[var(--keyboard)] max-h-[calc(var(--seen)*0.92)] max-md:grip rounded-t-[1.25rem] pr-[var(--safe-right)] pl-[var(--safe-left)] data-starting-style:translate-y-full data-ending-style:translate-y-full ";

/** Where a sheet lies once there is room for it. */
const places: Record<SheetPlace, string> = {
  side:
    "md:top-[var(--seen-top)] md:right-0 md:bottom-auto md:left-auto md:h-[var(--seen)] md:max-h-none md:pt-[var(--safe-top)] md:pl-0 md:w-[min(30rem,90vw)] md:rounded-none md:rounded-l-[1.25rem] " +
    "md:data-starting-style:translate-y-0 md:data-ending-style:translate-y-0 md:data-starting-style:translate-x-full md:data-ending-style:translate-x-full",
  center:
    "md:inset-x-auto md:bottom-auto md:top-[calc(var(--seen-top)+var(--seen)/2)] md:left-1/2 md:w-[min(64rem,calc(100vw-4rem))] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-[1.25rem] " +
    "md:max-h-[calc(var(--seen)*0.88)] md:data-starting-style:-translate-y-[46%] md:data-ending-style:-translate-y-[46%] md:data-starting-style:opacity-0 md:data-ending-style:opacity-0",
};

interface SheetProps extends DialogFrameProps {
  place?: SheetPlace;
}

/** More of something, laid over the page: from the bottom on a phone, at the side or wide in the middle elsewhere. */
export function Sheet({ place = "side", ...rest }: SheetProps) {
  return <DialogFrame {...rest} popupClass={bottomOnPhone + places[place]} />;
}
