import type { ChatContext, ChatTurn } from "@meal/domain/chef/chef-port";
import type { Kitchen } from "../writer/kitchen.ts";
import { reply } from "./reply.ts";

/** Answers a conversation in pieces, a sentence or a line at a time. */
export async function* answer(
  kitchen: Kitchen,
  turns: readonly ChatTurn[],
  context: ChatContext,
): AsyncGenerator<string> {
  // oxlint-disable-next-line require-await -- The port is asynchronous; the tables answer at once.
  for (const piece of reply(kitchen, turns, context).split(/(?<=[.!?]\s|\n)/)) yield piece;
}
