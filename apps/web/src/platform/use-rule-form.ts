import { type SubmitEvent, useRef, useState } from "react";
import { ApiError } from "./api.ts";

type Errors<Form> = { readonly [Name in keyof Form]?: string };
type Texts<Form> = { readonly [Name in keyof Form]: string };

/** What an input of such a form needs besides its label. */
export interface FieldProps {
  readonly name: string;
  readonly defaultValue: string;
  readonly onChange: () => void;
}

/**
 * A form of texts over the rules that the server has too. The browser keeps what is typed, so nothing that a
 * password manager fills in is missed. What is wrong shows after the first try, the first wrong field gets the
 * focus, and a field's error goes as soon as the field is edited.
 */
export function useRuleForm<Form extends Texts<Form>>(start: Form, findErrors: (form: Form) => Errors<Form>) {
  type Name = keyof Form & string;
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<Form>>({});
  const [isBusy, setBusy] = useState(false);

  /** Answers whether anything was wrong. */
  function show(found: Errors<Form>): boolean {
    setErrors(found);
    const wrong = namesOf(found);
    focusFirst(element.current, wrong);
    return wrong.size > 0;
  }

  return {
    isBusy,
    errorOf: (name: Name): string | undefined => errors[name],
    field: (name: Name): FieldProps => ({
      name,
      defaultValue: start[name],
      onChange: () => setErrors((now) => (now[name] === undefined ? now : { ...now, [name]: undefined })),
    }),
    handleSubmit: (send: (form: Form) => Promise<void>) => async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      element.current = event.currentTarget;
      const form = readForm(start, event.currentTarget);
      if (isBusy || show(findErrors(form))) return;
      setBusy(true);
      await send(form).finally(() => setBusy(false));
    },
    reset: () => element.current?.reset(),
    /** Puts what the server found wrong to the fields; answers whether there was any. */
    takeServerErrors: (error: unknown, names: Readonly<Record<string, Name>>): boolean => {
      const found: { -readonly [Key in keyof Form]?: string } = {};
      for (const { path, message } of error instanceof ApiError ? error.fields : []) {
        const name = names[path];
        if (name !== undefined) found[name] = message;
      }
      return show(found);
    },
  };
}

/** A field that is switched off sends nothing; it has what it started with. */
function readForm<Form extends object>(start: Form, element: HTMLFormElement): Form {
  return Object.assign({}, start, Object.fromEntries(new FormData(element)));
}

function namesOf(errors: object): ReadonlySet<string> {
  return new Set(Object.entries(errors).flatMap(([name, error]) => (error === undefined ? [] : [name])));
}

function focusFirst(form: HTMLFormElement | null, names: ReadonlySet<string>): void {
  const inputs = [...(form?.elements ?? [])].filter(
    (input) => input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement,
  );
  inputs.find(({ name }) => names.has(name))?.focus();
}
