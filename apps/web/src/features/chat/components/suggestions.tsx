import { useShown } from "../../../platform/router/outlet.tsx";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { suggestionsFor } from "../suggestions.ts";
import * as t from "../texts/en/box.ts";

interface SuggestionsProps {
  readonly onAsk: (question: string) => void;
}

/** What somebody might ask here and now; a press asks it. */
export function Suggestions({ onAsk }: SuggestionsProps) {
  const { pathname } = useShown().address;
  const [hour] = useState(() => new Date().getHours());
  return (
    <div className="grid gap-3">
      <p>{t.lead}</p>
      <ul aria-label={t.suggestions} className="grid justify-items-start gap-2">
        {suggestionsFor(pathname, hour).map((question) => (
          <li key={question}>
            <Button variant="quiet" size="compact" onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
