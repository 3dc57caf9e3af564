import { type Question, questionsOf } from "@meal/domain/food-analysis/questions";
import type { Assumed } from "@meal/domain/food-analysis/helping";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { PlateLine, PlateView } from "../plate.ts";
import { portionWords } from "../portion-words.ts";
import * as t from "../texts/en/found.ts";

interface QuestionsProps {
  readonly plate: PlateView;
  /** The question is gone, and what had the focus with it. */
  readonly onAnswered: () => void;
}

/** At most three questions; each goes with its answer. */
export function Questions({ plate, onAnswered }: QuestionsProps) {
  const open = plate.lines.filter(({ isTracked }) => !isTracked);
  const asked = questionsOf(open).flatMap((question) => {
    const line = open[question.at];
    return line === undefined ? [] : [{ question, line }];
  });
  if (asked.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="surer" className="grid gap-4 bg-linen">
      <div>
        <h3 id="surer" className="font-title text-xl">
          {t.questions}
        </h3>
        <p className="text-sm text-quiet">{t.questionsNote}</p>
      </div>
      {asked.map(({ question, line }) => (
        <fieldset key={`${line.id} ${question.about}`} className="grid gap-2">
          <legend className="mb-2 font-semibold wrap-anywhere">{wordsOf(question, line)}</legend>
          <div className="flex flex-wrap gap-2">
            {answersTo(question, line).map(({ words, part }) => (
              <Button
                key={words}
                variant="quiet"
                size="compact"
                className="bg-card"
                onClick={() => {
                  plate.assume(line.id, part);
                  onAnswered();
                }}
              >
                {words}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </Card>
  );
}

function wordsOf({ about }: Question, { item }: PlateLine): string {
  return about === "amount" ? t.howMuch(item.description) : t.howMuchOil(item.description);
}

interface AnswerButton {
  readonly words: string;
  readonly part: Partial<Assumed>;
}

function answersTo({ about }: Question, line: PlateLine): readonly AnswerButton[] {
  if (about === "fat") {
    return [
      { words: t.oils.none, part: { fat: "none" } },
      { words: t.oils.teaspoon, part: { fat: "teaspoon" } },
      { words: t.oils.tablespoon, part: { fat: "tablespoon" } },
    ];
  }
  return [
    { words: t.less, part: { size: "small" } },
    { words: t.about(portionWords(line)), part: { size: "medium" } },
    { words: t.more, part: { size: "large" } },
  ];
}
