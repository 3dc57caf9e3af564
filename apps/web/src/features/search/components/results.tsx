import { cx } from "../../../ui/cx.ts";
import type { FoundThing } from "../../../platform/feature.ts";
import * as t from "../texts/en/dialog.ts";
import type { Group } from "../use-found.ts";

interface ResultsProps {
  readonly id: string;
  readonly groups: readonly Group[];
  /** Which of all that was found Enter takes. */
  readonly chosen: number;
  readonly onPick: (thing: FoundThing) => void;
}

/** What was found, a source under the other. The field keeps the focus and says which line is chosen. */
export function Results({ id, groups, chosen, onPick }: ResultsProps) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { found }) => sum + found.length, 0));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The field is a combobox: its list has lines in groups, which a select cannot draw. */}
      <div id={id} role="listbox" aria-label={t.results} className="grid gap-3">
        {groups.map(
          ({ name, title, found }, at) =>
            found.length > 0 && (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A group of such lines.
              <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
                <p id={`${id}-${name}`} className="overline-label">
                  {title}
                </p>
                {found.map((thing, place) => {
                  const number = (starts[at] ?? 0) + place;
                  return (
                    <Option
                      key={thing.id}
                      id={`${id}-${number}`}
                      thing={thing}
                      isChosen={number === chosen}
                      onPick={onPick}
                    />
                  );
                })}
              </div>
            ),
        )}
      </div>
      {groups.map(
        ({ name, title, hasFailed }) =>
          hasFailed && (
            <p key={name} className="pt-3 text-quiet">
              {title}: {t.failed}
            </p>
          ),
      )}
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly thing: FoundThing;
  readonly isChosen: boolean;
  readonly onPick: (thing: FoundThing) => void;
}

function Option({ id, thing, isChosen, onPick }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The keys are the field's, which keeps the focus.
    <div
      ref={isChosen ? scrollToIt : undefined}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A line of such a list.
      role="option"
      aria-selected={isChosen}
      onClick={() => onPick(thing)}
      className={cx(
        "flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-card px-3 py-1.5 hover:bg-linen",
        isChosen && "bg-linen forced-colors:outline-2",
      )}
    >
      <span className="min-w-0 font-medium wrap-anywhere">{thing.title}</span>
      {thing.detail !== undefined && <span className="shrink-0 text-sm text-quiet">{thing.detail}</span>}
    </div>
  );
}

function scrollToIt(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
