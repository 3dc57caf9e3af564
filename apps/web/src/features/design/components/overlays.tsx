import { Heart, MoreHorizontal, Pencil, Share2, Trash2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { DialogClose } from "../../../ui/dialog-frame.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from "../../../ui/menu.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { SkeletonText } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { Row, Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

function RenameDialog() {
  return (
    <Dialog
      title={t.renameThisPlan}
      description={t.newNameShowsWhereverPlan}
      trigger={<Button variant="quiet">{t.dialog}</Button>}
      actions={
        <>
          <DialogClose render={<Button variant="quiet">{t.cancel}</Button>} />
          <DialogClose render={<Button>{t.rename}</Button>} />
        </>
      }
    >
      <Field label={t.name}>
        <Input defaultValue={t.weekOfSoups} />
      </Field>
    </Dialog>
  );
}

function RecipeSheet({ place }: { place: "side" | "center" }) {
  return (
    <Sheet
      place={place}
      title={t.lentilSoupWithLemon}
      description={t.readyIn35Minutes}
      trigger={<Button variant="quiet">{place === "side" ? t.sheetAtSide : t.wideSheet}</Button>}
      actions={<Button>{t.startCooking}</Button>}
    >
      <div className="grid gap-8 py-2">
        <SkeletonText lines={5} />
        <SkeletonText lines={5} />
        <SkeletonText lines={5} />
      </div>
    </Sheet>
  );
}

export function Overlays() {
  return (
    <Section title={t.overPage}>
      <Row>
        <RenameDialog />
        <RecipeSheet place="side" />
        <RecipeSheet place="center" />
        <Tooltip text={t.keepsItAmongYourRecipes}>
          <IconButton
            label={t.keepRecipe}
            icon={<Heart aria-hidden="true" className="size-5.5" />}
            variant="quiet"
          />
        </Tooltip>
        <Menu
          align="start"
          trigger={
            <IconButton
              label={t.moreForThisMeal}
              icon={<MoreHorizontal aria-hidden="true" className="size-5.5" />}
              variant="quiet"
            />
          }
        >
          <MenuHeading>{t.tuesdayDinner}</MenuHeading>
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => toast({ title: t.swapChosen })}>
            {t.swapThisMeal}
          </MenuItem>
          <MenuLink icon={<Share2 aria-hidden="true" />} render={<a href="#share">{t.share}</a>} />
          <MenuItem disabled onSelect={() => undefined}>
            {t.notNow}
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            tone="danger"
            icon={<Trash2 aria-hidden="true" />}
            onSelect={() => toast({ title: t.mealRemoved })}
          >
            {t.remove}
          </MenuItem>
        </Menu>
      </Row>
    </Section>
  );
}
