import { useState } from "react";
import { newId } from "../../platform/new-id.ts";
import type { AddingPlace } from "./adding-places.ts";
import type { ListStore } from "./list-store.ts";
import * as t from "./texts/en/page.tsx";

/** What was put onto the list just now. */
interface Added {
  readonly news: string;
  readonly takeBack: () => void;
}

/** What somebody types, until it stands on the list, and what they see of it then. */
export function useAdding(act: ListStore["act"], place: AddingPlace) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [added, setAdded] = useState<Added>();
  async function add(text: string) {
    if (text.trim() === "") {
      setError(t.nameMissing);
      return;
    }
    setTyped("");
    const { readItems } = await import("./read-items.ts");
    const { items, isCut } = readItems(text, newId, place.unsaid);
    if (items.length === 0) {
      setError(t.nameMissing);
      return;
    }
    act(...items.map((item) => place.add(item)));
    const news = t.addedSeveral(items.map(({ name }) => name).join(", "), items.length);
    const takeBack = () => {
      act(...items.map(({ id }) => place.takeBack(id)));
      setAdded(undefined);
    };
    setAdded({ news: isCut ? `${news}. ${t.tooMany}` : news, takeBack });
  }
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
    setAdded(undefined);
  };
  return { typed, error, added, add, type };
}
