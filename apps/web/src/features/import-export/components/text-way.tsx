import { IMPORT_TEXT_LENGTH } from "@meal/domain/import-export/limits";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { changeDraft } from "../draft.ts";
import type { WayProps } from "./way-props.ts";
import * as t from "../texts/en/page.tsx";

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
      <Field label={t.textLabel} hint={t.textHint} error={bringing.complaint("text")}>
        <Textarea
          value={text}
          maxLength={IMPORT_TEXT_LENGTH}
          placeholder={t.textExample}
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
        {bringing.busy === "text" ? t.textReading : t.textRead}
      </Button>
    </form>
  );
}
