import type { StepCategory } from "@meal/domain/chef/vocabulary";
import { Blend, Carrot, CookingPot, Croissant, Egg, Flame, Wheat } from "lucide-react";
import type { ComponentType } from "react";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import * as t from "../texts/en/page.ts";

interface Look {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: ComponentType<{ readonly className?: string }>;
}

const looks: Readonly<Record<StepCategory, Look>> = {
  oven: { label: t.categoryOven, tone: "danger", icon: Flame },
  baking: { label: t.categoryBaking, tone: "butter", icon: Croissant },
  dough: { label: t.categoryDough, tone: "neutral", icon: Wheat },
  mixing: { label: t.categoryMixing, tone: "aubergine", icon: Blend },
  eggs: { label: t.categoryEggs, tone: "butter", icon: Egg },
  cooking: { label: t.categoryCooking, tone: "tomato", icon: CookingPot },
  preparation: { label: t.categoryPreparation, tone: "herb", icon: Carrot },
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
