import type { ReactNode } from "react";
import { server } from "../../../platform/server.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import * as t from "../texts/en/frame.ts";

interface AccountFrameProps {
  readonly title: string;
  /** Under the title: where to go instead, or what this is for. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** In the app of a phone: whose server asks for a password here, and the way to another one. */
function ServerPlace({ name, host, change }: NonNullable<typeof server.place>) {
  return (
    <p className="mt-1 text-quiet wrap-anywhere">
      {t.atServer(name === host ? host : `${name} (${host})`)}{" "}
      {change !== undefined && (
        <Button variant="plain" size="compact" onClick={() => void change()}>
          {t.otherServer}
        </Button>
      )}
    </p>
  );
}

/** The sheet of paper that every page about coming in and going out is written on. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 items-center gap-x-16 px-4 py-6 sm:px-6 sm:py-12 lg:grid-cols-[minmax(0,1fr)_28rem]">
      <Drawing name="hero" shape={[30, 29]} className="hidden w-full lg:block" />
      <Card as="section" className="mx-auto w-full max-w-md">
        <h1 className="font-title text-2xl wrap-anywhere">{title}</h1>
        {lead !== undefined && <p className="mt-1 text-quiet">{lead}</p>}
        {server.place !== undefined && <ServerPlace {...server.place} />}
        <div className="mt-5 grid grid-cols-1 gap-5">{children}</div>
      </Card>
    </div>
  );
}
