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

function RenameDialog() {
  return (
    <Dialog
      title="Rename this plan"
      description="The new name shows wherever the plan does."
      trigger={<Button variant="quiet">Dialog</Button>}
      actions={
        <>
          <DialogClose render={<Button variant="quiet">Cancel</Button>} />
          <DialogClose render={<Button>Rename</Button>} />
        </>
      }
    >
      <Field label="Name">
        <Input defaultValue="Week of soups" />
      </Field>
    </Dialog>
  );
}

function RecipeSheet({ place }: { place: "side" | "center" }) {
  return (
    <Sheet
      place={place}
      title="Lentil soup with lemon"
      description="Ready in 35 minutes, and better tomorrow."
      trigger={<Button variant="quiet">{place === "side" ? "Sheet at the side" : "Wide sheet"}</Button>}
      actions={<Button>Start cooking</Button>}
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
    <Section title="Over the page">
      <Row>
        <RenameDialog />
        <RecipeSheet place="side" />
        <RecipeSheet place="center" />
        <Tooltip text="Keeps it among your recipes">
          <IconButton
            label="Keep recipe"
            icon={<Heart aria-hidden="true" className="size-5.5" />}
            variant="quiet"
          />
        </Tooltip>
        <Menu
          align="start"
          trigger={
            <IconButton
              label="More for this meal"
              icon={<MoreHorizontal aria-hidden="true" className="size-5.5" />}
              variant="quiet"
            />
          }
        >
          <MenuHeading>Tuesday, dinner</MenuHeading>
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => toast({ title: "Swap chosen" })}>
            Swap this meal
          </MenuItem>
          <MenuLink icon={<Share2 aria-hidden="true" />} render={<a href="#share">Share</a>} />
          <MenuItem disabled onSelect={() => undefined}>
            Not now
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            tone="danger"
            icon={<Trash2 aria-hidden="true" />}
            onSelect={() => toast({ title: "Meal removed" })}
          >
            Remove
          </MenuItem>
        </Menu>
      </Row>
    </Section>
  );
}
