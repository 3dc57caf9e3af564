import type { ChatReply } from "@meal/domain/chef/chat-reply";
import type { ChatContext, ChatTurn } from "@meal/domain/chef/chef-port";
import type { Kitchen } from "../writer/kitchen.ts";
import { talk } from "./reply.ts";

/** Answers a conversation in pieces, a sentence or a line at a time. */
export const answer = (kitchen: Kitchen, turns: readonly ChatTurn[], context: ChatContext): ChatReply => {
  const { text, lookedAt, offers } = talk(kitchen, turns, context);
  return { pieces: text.split(/(?<=[.!?]\s|\n)/), lookedAt, offers };
};
