import { Suspense } from "react";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { SettingsFieldsProps } from "./essential-fields.tsx";
import { Fold } from "./fold.tsx";

const PhotoPicker = lazyPart(() => import("./photo-picker.tsx"), "PhotoPicker");

/** What lies in the kitchen: typed, or on photos. */
export function PantryFields({ settings, change }: SettingsFieldsProps) {
  return (
    <Fold title="What you have" summary="ingredients at hand, photos of them">
      <Field label="Ingredients at hand" hint="They are used first.">
        <ChipsInput
          value={settings.ingredients}
          onValueChange={(ingredients) => change({ ingredients })}
          placeholder="spinach, eggs, rice"
          limit={100}
        />
      </Field>
      <Suspense fallback={<Skeleton className="h-24 w-full rounded-card" />}>
        <PhotoPicker />
      </Suspense>
    </Fold>
  );
}
