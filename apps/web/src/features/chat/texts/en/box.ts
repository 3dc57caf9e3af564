import { counted } from "../../../../language/words.ts";

export const title = "Chat";
export const close = "Close";
export const conversation = "Conversation";
export const you = "You";
export const chef = "Chef";
export const lead = "Ask about food, cooking, your plan, your list or your day.";
export const suggestions = "Suggestions";
export const yourQuestion = "Your question";
export const placeholder = "Ask about food or your day";
export const send = "Send";
export const stop = "Stop";
export const answering = "The chef is answering.";
export const copy = "Copy";
export const copied = "Answer copied";
export const copyFailed = "The answer could not be copied";
export const tryAgain = "Try again";
export const askAgain = "Ask again";
export const tooLong = "A question can have 4,000 characters at most.";
export function freeLeft(left: number, limit: number): string {
  return `${left} of ${counted(limit, { one: "free message", other: "free messages" })} left`;
}

// Why an answer is not whole.
export const cuts = {
  stopped: "You stopped this answer. It did not count.",
  offline: "You are offline. Your question is kept here; ask again when you are back.",
  broken: "The answer was cut off. It did not count.",
  busy: "The chef is busy. Your question is kept here and did not count.",
  limit: "Your free messages are used up. Your question is kept here.",
} as const;

// What an answer was made with.
export function lookedAt(things: string): string {
  return `Looked at ${things}`;
}
export const sources = {
  rules: "your diet and allergies",
  limit: "your daily limit",
  diary: "your diary",
  plan: "your plan",
  list: "your shopping list",
} as const;

// What can be done after an answer.
export const whatYouCanDo = "What you can do";
export function openRecipe(name: string): string {
  return `Open the recipe: ${name}`;
}

// Who may not ask.
export const logInFirst = "Log in to chat. Your conversations are kept on your device only.";
export const logIn = "Log in";
export const premiumFeature = "Premium Feature";
export function usedUp(limit: number): string {
  return `You have used your ${counted(limit, { one: "free message", other: "free messages" })}. With Premium you can chat as much as you like.`;
}
export const upgrade = "Upgrade to Premium";

// Earlier conversations.
export const newConversation = "New conversation";
export const earlier = "Earlier conversations";
export const earlierLead = "They are kept on this device only, and deleted when you log out.";
export const noneEarlier = "No conversations are kept on this device.";
export const back = "Back to the conversation";
export function remove(question: string): string {
  return `Delete “${question}”`;
}
export const removeAll = "Delete all";
export const removed = "Conversation deleted";
export const removedAll = "Conversations deleted";
export const undo = "Undo";
