import { IMPORT_URL_LENGTH } from "@meal/domain/import-export/limits";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { changeDraft } from "../draft.ts";
import type { WayProps } from "./way-props.ts";
import * as t from "../texts/en/page.tsx";

/** A recipe from a page of the web. */
export function AddressWay({ userId, draft: { url }, bringing }: WayProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        bringing.begin({ kind: "address", url });
      }}
      className="grid grid-cols-1 gap-4"
    >
      <Field label={t.addressLabel} hint={t.addressHint} error={bringing.complaint("address")}>
        <Input
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="go"
          value={url}
          maxLength={IMPORT_URL_LENGTH}
          placeholder={t.addressPlaceholder}
          onChange={({ target }) => changeDraft(userId, { url: target.value })}
        />
      </Field>
      <Button
        type="submit"
        className="sm:justify-self-start"
        disabled={url.trim() === ""}
        busy={bringing.busy === "address"}
      >
        {bringing.busy === "address" ? t.addressReading : t.addressRead}
      </Button>
    </form>
  );
}
