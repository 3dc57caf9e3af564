/** What a message is about; the words say it, the colour and the sign repeat it. */
export type Tone = "default" | "success" | "info" | "warning" | "destructive";

/** The sign's own paper for each tone. */
export const toneClass: Record<Tone, string> = {
  default: "bg-linen text-ink",
  success: "bg-herb-soft text-herb",
  info: "bg-aubergine-soft text-aubergine",
  warning: "bg-butter-soft text-butter",
  destructive: "bg-danger-soft text-danger",
};

/** Warnings and failures interrupt a screen reader; good news waits for its turn. */
export function isUrgent(tone: Tone): boolean {
  return tone === "warning" || tone === "destructive";
}
