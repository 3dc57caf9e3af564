import { Check, ShoppingBasket } from "lucide-react";
import { useState } from "react";
import { newId } from "../../../platform/new-id.ts";
import type { ListingProps } from "../../../platform/feature.ts";
import { useSession } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { personList } from "../person-list.ts";
import { readItem } from "../read-item.ts";
import * as t from "../texts/en/add-recipe.ts";
import { undo } from "../texts/en/page.tsx";

/** Takes lines onto the list, with or without a network, and offers to take them off again. */
export function AddLines({ lines }: ListingProps) {
  const session = useSession();
  const [isAdded, setAdded] = useState(false);
  if (session.status !== "signed-in") return null;
  const { id: userId } = session.user;
  function add() {
    const items = lines.map((line) => readItem(line, newId()));
    const { act } = personList(userId);
    act(...items.map((item) => ({ kind: "add", item }) as const));
    setAdded(true);
    const takeBack = () => {
      act(...items.map(({ id }) => ({ kind: "remove", id }) as const));
      setAdded(false);
    };
    toast({ tone: "success", title: t.addedLines(items.length), action: { label: undo, onPress: takeBack } });
  }
  const Icon = isAdded ? Check : ShoppingBasket;
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={<Icon aria-hidden="true" className="size-5" />}
      disabled={isAdded}
      onClick={add}
    >
      {isAdded ? t.added : t.addLines}
    </Button>
  );
}
