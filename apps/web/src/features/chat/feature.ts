import { MessageCircle } from "lucide-react";
import { openChat } from "../../platform/chat-opener.ts";
import type { Feature } from "../../platform/feature.ts";
import { ChatOverlay } from "./chat-overlay.tsx";
import * as t from "./texts/en/feature.ts";

/** Questions about food and one's own day, over whatever page somebody is on. */
export const feature = {
  name: "chat",
  routes: [],
  tiles: [{ label: t.tile, onPress: openChat, icon: MessageCircle, rank: 80 }],
  overlay: ChatOverlay,
} satisfies Feature;
