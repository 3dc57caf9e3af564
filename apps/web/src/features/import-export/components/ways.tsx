import { useNavigate } from "../../../platform/router/hooks.ts";
import { Card } from "../../../ui/card.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { isWay, type Way } from "../search.ts";
import { AddressWay } from "./address-way.tsx";
import { PhotoWay } from "./photo-way.tsx";
import { TextWay } from "./text-way.tsx";
import type { WayProps } from "./way-props.ts";
import * as t from "../texts/en/page.tsx";

const FileWay = lazyPart(() => import("./file-way.tsx"), "FileWay");

/** The ways in, one at a time. */
export function Ways({ way, ...props }: WayProps & { readonly way: Way }) {
  const navigate = useNavigate();
  const items = [
    { value: "address", label: t.wayAddress, content: <AddressWay {...props} /> },
    { value: "text", label: t.wayText, content: <TextWay {...props} /> },
    { value: "photo", label: t.wayPhoto, content: <PhotoWay {...props} /> },
    { value: "file", label: t.wayFile, content: <FileWay userId={props.userId} />, preload: FileWay.preload },
  ] satisfies { value: Way; [part: string]: unknown }[];
  return (
    <Card as="section" aria-label={t.whereTheRecipeIs}>
      <Tabs
        label={t.whereTheRecipeIs}
        items={items}
        value={way}
        onValueChange={(next) => {
          if (isWay(next))
            void navigate({ to: "/import", search: { way: next }, replace: true, keepsScroll: true });
        }}
      />
    </Card>
  );
}
