import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { Input } from "./input.tsx";

/** Where one types what is looked for; no longer than any search takes. */
export function SearchInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-quiet"
      />
      <Input type="search" maxLength={200} {...props} className="pl-12" />
    </div>
  );
}
