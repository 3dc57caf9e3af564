import type { StepCategory } from "@meal/domain/chef/vocabulary";
import { Blend, Carrot, CookingPot, Croissant, Egg, Flame, Wheat } from "lucide-react";
import type { ComponentType } from "react";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

interface Look {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: ComponentType<{ readonly className?: string }>;
}

const looks: Readonly<Record<StepCategory, Look>> = {
  oven: { label: "Oven", tone: "danger", icon: Flame },
  baking: { label: "Baking", tone: "butter", icon: Croissant },
  dough: { label: "Dough", tone: "neutral", icon: Wheat },
  mixing: { label: "Mixing", tone: "aubergine", icon: Blend },
  eggs: { label: "Eggs", tone: "butter", icon: Egg },
  cooking: { label: "Cooking", tone: "tomato", icon: CookingPot },
  preparation: { label: "Preparation", tone: "herb", icon: Carrot },
};

/** What a cook does in a step: a word, a sign and a colour. */
export function StepCategoryBadge({ category }: { readonly category: StepCategory }) {
  const { label, tone, icon: Icon } = looks[category];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  );
}
