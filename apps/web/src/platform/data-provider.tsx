import { onlineManager, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, use, useContext } from "react";
import { answerStore } from "./answer-store.ts";
import { isWorthRetrying } from "./api.ts";
import { keepAnswers } from "./kept-answers.ts";
import { network } from "./network.ts";
import { answersHere } from "./outbox/open-outbox.ts";
import { OurQueryClient } from "./query-client.ts";
import { SessionContext, type SessionPort } from "./session.ts";

/** How long a kept answer may be shown before it is thrown away: last week's plan still helps offline. */
const keepAnswersMs = 14 * 24 * 60 * 60 * 1000;

/** One of each session: a page has one for its whole life, and every test one of its own. */
const started = new WeakMap<SessionPort, Promise<QueryClient>>();

/** The cache of what the server answered, with the last answers of this person already in it. */
export function DataProvider({ children }: { readonly children: ReactNode }) {
  const session = useContext(SessionContext);
  const queries = started.get(session) ?? start(session);
  started.set(session, queries);
  return <QueryClientProvider client={use(queries)}>{children}</QueryClientProvider>;
}

async function start(session: SessionPort): Promise<QueryClient> {
  onlineManager.setEventListener((tell) => network.subscribe(() => tell(network.isOnline())));
  onlineManager.setOnline(network.isOnline());
  const queries = new OurQueryClient({
    defaultOptions: {
      queries: {
        gcTime: keepAnswersMs,
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      },
    },
  });
  answersHere.queries = queries;
  const version = import.meta.env.ANSWERS_VERSION;
  await keepAnswers({ queries, session, store: answerStore, version, maxAgeMs: keepAnswersMs });
  return queries;
}
