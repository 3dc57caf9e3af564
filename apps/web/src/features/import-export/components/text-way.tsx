import { IMPORT_TEXT_LENGTH } from "@meal/domain/import-export/limits";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { changeDraft } from "../draft.ts";
import type { WayProps } from "./way-props.ts";

const example =
  "Chocolate cake\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nMix everything.\nBake for 30 minutes.";

/** A recipe from a mail, a message, or one's own notes. */
export function TextWay({ userId, draft: { text }, bringing }: WayProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        bringing.begin({ kind: "text", text });
      }}
      className="grid grid-cols-1 gap-4"
    >
      <Field
        label="The recipe as text"
        hint="Its name, its ingredients and its steps, as you have them."
        error={bringing.complaint("text")}
      >
        <Textarea
          value={text}
          maxLength={IMPORT_TEXT_LENGTH}
          placeholder={example}
          className="max-h-[50vh] min-h-60"
          onChange={({ target }) => changeDraft(userId, { text: target.value })}
        />
      </Field>
      <Button
        type="submit"
        className="sm:justify-self-start"
        disabled={text.trim() === ""}
        busy={bringing.busy === "text"}
      >
        {bringing.busy === "text" ? "Reading the text" : "Read the text"}
      </Button>
    </form>
  );
}
