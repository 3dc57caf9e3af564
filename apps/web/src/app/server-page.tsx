import { type FormEvent, type ReactNode, useState } from "react";
import {
  askServer,
  type ChosenServer,
  readAddress,
  type ServerTrouble,
} from "../platform/native/chosen-server.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Field } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";
import { Logo } from "../ui/logo.tsx";
import * as t from "./texts/en/server-page.ts";

interface ServerPageProps {
  /** The server that the app was built for, and what is wrong with it: nobody is asked for another one. */
  readonly fixed: string | undefined;
  readonly trouble: ServerTrouble | undefined;
  readonly onChosen: (server: ChosenServer) => void;
}

/** The first page of an app that knows no server yet. Whose it is, is said before anybody is asked for a password. */
export function ServerPage({ fixed, trouble, onChosen }: ServerPageProps) {
  const [typed, setTyped] = useState(fixed ?? "");
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState(whyFixedIsNot(fixed, trouble));
  const [found, setFound] = useState<ChosenServer>();
  async function ask() {
    const read = readAddress(typed);
    if ("trouble" in read) return setProblem(t.whyNot(read.trouble, typed));
    const { origin } = read;
    setAsking(true);
    const answer = await askServer(origin);
    setAsking(false);
    if (typeof answer === "string") return setProblem(t.whyNot(answer, new URL(origin).host));
    setProblem(undefined);
    if (fixed === undefined) setFound(answer);
    else onChosen(answer);
  }
  if (found !== undefined)
    return <Found server={found} onUse={onChosen} onOther={() => setFound(undefined)} />;
  function submit(event: FormEvent) {
    event.preventDefault();
    void ask();
  }
  return (
    <Page title={fixed === undefined ? t.title : t.connecting}>
      {fixed === undefined && <p className="text-quiet">{t.lead}</p>}
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t.address} hint={t.example} error={problem}>
          <Input
            value={typed}
            readOnly={fixed !== undefined}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="url"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit" wide busy={isAsking}>
          {fixed === undefined ? t.goOn : t.tryAgain}
        </Button>
      </form>
    </Page>
  );
}

function whyFixedIsNot(fixed: string | undefined, trouble: ServerTrouble | undefined): string | undefined {
  return fixed === undefined || trouble === undefined ? undefined : t.whyNot(trouble, new URL(fixed).host);
}

interface FoundProps {
  readonly server: ChosenServer;
  readonly onUse: (server: ChosenServer) => void;
  readonly onOther: () => void;
}

function Found({ server, onUse, onOther }: FoundProps) {
  const [isOpening, setOpening] = useState(false);
  function use() {
    setOpening(true);
    onUse(server);
  }
  return (
    <Page title={t.found(server.name)}>
      <p className="text-quiet wrap-anywhere">{t.whatGoesThere(new URL(server.origin).host)}</p>
      <Button wide busy={isOpening} onClick={use}>
        {t.use}
      </Button>
      <Button variant="quiet" wide disabled={isOpening} onClick={onOther}>
        {t.other}
      </Button>
    </Page>
  );
}

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="mx-auto grid max-w-md grid-cols-1 gap-6 px-4 py-6 pt-[calc(1.5rem+var(--safe-top))] sm:py-12">
      <Logo className="size-16" />
      <Card as="section" className="grid grid-cols-1 gap-5">
        <h1 className="font-title text-2xl wrap-anywhere">{title}</h1>
        {children}
      </Card>
    </main>
  );
}
