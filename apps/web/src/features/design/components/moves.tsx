import { useState } from "react";
import { MoreHorizontal } from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { movableClass, placeClass } from "../../../ui/drag-move.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { useDragMove } from "../../../ui/use-drag-move.tsx";
import { Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

const days = [t.monday, t.tuesday, t.wednesday] as const;

const meals: Readonly<Record<string, string>> = {
  "Lentil soup": t.monday,
  "Baked salmon": t.monday,
  "Pea risotto": t.tuesday,
};

/** Things that are carried to another place: by mouse, by a finger that rests on them, and by their menu. */
export function Moves() {
  const [dayOf, setDayOf] = useState(meals);
  const { areaRef, move, news } = useDragMove((meal, day) => {
    setDayOf((before) => ({ ...before, [meal]: day }));
    return t.movedTo(meal, day);
  });
  return (
    <Section title={t.moving}>
      <ul ref={areaRef} aria-label={t.days} className="grid gap-4 md:grid-cols-3">
        {days.map((day) => (
          <Card
            key={day}
            as="li"
            aria-label={day}
            data-move-place={day}
            className={cx("grid min-h-40 content-start gap-3", placeClass)}
          >
            <h3 className="font-title text-lg">{day}</h3>
            {Object.keys(dayOf)
              .filter((meal) => dayOf[meal] === day)
              .map((meal) => (
                <Meal key={meal} meal={meal} day={day} onMove={move} />
              ))}
          </Card>
        ))}
      </ul>
      {news}
    </Section>
  );
}

interface MealProps {
  readonly meal: string;
  readonly day: string;
  readonly onMove: (meal: string, day: string) => void;
}

function Meal({ meal, day, onMove }: MealProps) {
  return (
    <div
      data-move-item={meal}
      className={cx("flex items-center gap-2 rounded-card bg-linen pl-4", movableClass)}
    >
      <span className="min-w-0 flex-1">{meal}</span>
      <Menu
        trigger={
          <IconButton
            label={t.moreFor(meal)}
            icon={<MoreHorizontal aria-hidden="true" className="size-5.5" />}
          />
        }
      >
        {days
          .filter((other) => other !== day)
          .map((other) => (
            <MenuItem key={other} onSelect={() => onMove(meal, other)}>
              {t.moveTo(other)}
            </MenuItem>
          ))}
      </Menu>
    </div>
  );
}
