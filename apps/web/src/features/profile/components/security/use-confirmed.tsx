import { type FormEvent, type ReactNode, useId, useState } from "react";
import { ApiError } from "../../../../platform/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field } from "../../../../ui/field.tsx";
import { PasswordInput } from "../../../../ui/password-input.tsx";
import * as t from "../../texts/en/security.tsx";

/** Work that the server does for a fresh login, or with the password again. */
type Work<T> = (password: string | undefined) => Promise<T>;

interface Question {
  readonly error: string | undefined;
  readonly answer: (password: string | undefined) => void;
}

interface Confirmed {
  /** Undefined when the person gave up at the question. */
  readonly run: <T>(work: Work<T>) => Promise<T | undefined>;
  /** Has to stand somewhere on the page. */
  readonly dialog: ReactNode;
}

/** Tries without, and asks for the password only where the server wants it. */
export function useConfirmed(): Confirmed {
  const [question, setQuestion] = useState<Question>();
  const ask = (error: string | undefined) =>
    new Promise<string | undefined>((resolve) => {
      const answer = (password: string | undefined) => {
        setQuestion(undefined);
        resolve(password);
      };
      setQuestion({ error, answer });
    });

  async function run<T>(work: Work<T>): Promise<T | undefined> {
    let password: string | undefined;
    for (;;) {
      try {
        return await work(password);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "reauthentication_needed") throw error;
        password = await ask(error.fields[0]?.message);
        if (password === undefined) return undefined;
      }
    }
  }

  return { run, dialog: question !== undefined && <PasswordDialog question={question} /> };
}

function PasswordDialog({ question }: { readonly question: Question }) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState(question.error);
  const formId = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (password === "") setError(t.passwordIsRequired);
    else question.answer(password);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && question.answer(undefined)}
      title={t.confirmTitle}
      description={t.confirmLead}
      actions={
        <>
          <Button variant="quiet" onClick={() => question.answer(undefined)}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {t.goOn}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={t.currentPassword} error={error}>
          <PasswordInput
            value={password}
            onChange={({ target }) => {
              setError(undefined);
              setPassword(target.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
