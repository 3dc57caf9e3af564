import { useEffect, useState } from "react";
import { Sheet } from "../../ui/sheet.tsx";
import * as t from "../texts/en/site-links.ts";

/** What the app is made of by others, and on what terms; the app brings it along (`scripts/mobile.mjs`). */
export function Licenses({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const read = async () => setText(await (await fetch("/licenses.txt")).text());
    void read();
  }, []);
  return (
    <Sheet open onOpenChange={onClose} title={t.licenses}>
      <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{text}</pre>
    </Sheet>
  );
}
