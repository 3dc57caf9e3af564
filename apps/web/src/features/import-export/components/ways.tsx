import { useNavigate } from "@tanstack/react-router";
import { Card } from "../../../ui/card.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { isWay, type Way } from "../search.ts";
import { AddressWay } from "./address-way.tsx";
import { PhotoWay } from "./photo-way.tsx";
import { TextWay } from "./text-way.tsx";
import type { WayProps } from "./way-props.ts";

const FileWay = lazyPart(() => import("./file-way.tsx"), "FileWay");

/** The ways in, one at a time. */
export function Ways({ way, ...props }: WayProps & { readonly way: Way }) {
  const navigate = useNavigate();
  const items = [
    { value: "address", label: "Web page", content: <AddressWay {...props} /> },
    { value: "text", label: "Text", content: <TextWay {...props} /> },
    { value: "photo", label: "Photo", content: <PhotoWay {...props} /> },
    { value: "file", label: "File", content: <FileWay userId={props.userId} />, preload: FileWay.preload },
  ] satisfies { value: Way; [part: string]: unknown }[];
  return (
    <Card as="section" aria-label="Where the recipe is">
      <Tabs
        label="Where the recipe is"
        items={items}
        value={way}
        onValueChange={(next) => {
          if (isWay(next))
            void navigate({ to: "/import", search: { way: next }, replace: true, resetScroll: false });
        }}
      />
    </Card>
  );
}
