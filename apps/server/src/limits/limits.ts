import type { ErrorCode } from "@meal/contract/errors";
import { RECENT_LOGIN_MS, SESSION_LIFETIME_MS } from "@meal/domain/accounts/sessions";
import { MOST_KCAL } from "@meal/domain/calorie-tracking/diary";
import { MOST_FOODS_AT_HOME } from "@meal/domain/chef/at-home";
import { MOST_OFFERED_LINES, MOST_OFFERS } from "@meal/domain/chef/chat-reply";
import { MOST_LISTED } from "@meal/domain/chef/listed-parts";
import { MOST_FIGURE } from "@meal/domain/chef/nutrition";
import { MOST_OWN_RECIPES } from "@meal/domain/chef/own-recipes";
import { MOST_PAST_DISHES } from "@meal/domain/chef/past-dishes";
import { MOST_STANDING } from "@meal/domain/chef/week-wishes";
import { MOST_COOKED, MOST_WAITING_PHOTOS, PHOTO_WAIT_MS } from "@meal/domain/cooking-timer/history-limits";
import { MOST_STEP_MINUTES, MOST_STEPS } from "@meal/domain/cooking-timer/limits";
import { LATE_ALARM_MS, MOST_PUSH_DEVICES } from "@meal/domain/cooking-timer/push-limits";
import {
  EXTRA_PICTURE_WAIT_MS,
  LONGEST_EXTRA_NAME,
  LONGEST_STORY,
  MOST_EXTRA_PLANS,
} from "@meal/domain/extra-planner/limits";
import { IMPORT_FILE_BYTES, IMPORT_TEXT_LENGTH, IMPORT_URL_LENGTH } from "@meal/domain/import-export/limits";
import { MOST_SAVED_PLANS } from "@meal/domain/planner/limits";
import { MOST_FORGOTTEN } from "@meal/domain/planner/learned";
import { MOST_SWAPPED_AWAY } from "@meal/domain/planner/swapped-away";
import { MOST_PEOPLE } from "@meal/domain/planner/settings";
import { MOST_FAVORITES, MOST_VIEWED } from "@meal/domain/recipes/saved-recipes";
import {
  MOST_AT_HOME,
  MOST_COOKED_MEALS,
  MOST_DELETED,
  MOST_ITEMS,
  MOST_SHELVED,
  MOST_STAPLES,
  MOST_TAKEN_BACK,
} from "@meal/domain/shopping-list/list";
import { MOST_PER_CALLER, MOST_WAITING, MOST_WORK_MS } from "../adapters/engine/engine-workers.ts";
import { MOST_PAGE_BYTES, MOST_PAGE_MS } from "../adapters/web-pages/gate/gate.ts";
import { APPS_LIMIT } from "../features/accounts/factors/totp.ts";
import { PASSKEYS_LIMIT } from "../features/accounts/passkeys/registration.ts";
import { MOST_IMPORTS } from "../features/import-export/jobs/import-jobs.ts";
import { DEVICE_MEMORY_MS } from "../features/push/service.ts";
import { MOST_OPERATIONS } from "../features/shopping-list/service.ts";
import { LONGEST_WATCH_MS, MOST_WATCHING } from "../features/shopping-list/watching.ts";
import { LONGEST_PAUSE_MS, MOST_DOWNLOADS } from "../http/large-answers.ts";
import { HEADERS_TIMEOUT_MS, LONGEST_GRACE_MS, REQUEST_TIMEOUT_MS } from "../http/listen.ts";
import { DEFAULT_BODY_BYTES } from "../http/read-input.ts";
import { LONGEST_SIDE_PX, MOST_DECODE_SECONDS, MOST_PIXELS } from "../http/uploads.ts";

/** What a value is counted in; with a setting, the page takes the value from there. */
export type Amount =
  | { readonly bytes: number }
  | { readonly ms: number }
  | { readonly count: number; readonly of: string }
  | { readonly setting: string };

/** A limit that somebody may meet. */
export interface Limit {
  readonly name: string;
  readonly kind: "size" | "count" | "quota" | "time-out";
  readonly amount: Amount;
  /** What is read when it is reached: the title of this code, or what happens without one. */
  readonly reached: ErrorCode | { readonly happens: string };
}

/** A number of something. */
function many(number: number, of: string): Amount {
  return { count: number, of };
}

const forgotten = { happens: "the oldest are forgotten" };

/**
 * Every limit but the rates, the bodies of endpoints and the free uses, which the page takes from where they are declared.
 * Each value lives where its rule does.
 */
export const limits: readonly Limit[] = [
  size("a request's body, unless its endpoint says otherwise", { bytes: DEFAULT_BODY_BYTES }, "too_large"),
  size("a file of another app", { bytes: IMPORT_FILE_BYTES }, "too_large"),
  size("a text that is read for recipes", many(IMPORT_TEXT_LENGTH, "characters"), "invalid_input"),
  size("the address of a page to import", many(IMPORT_URL_LENGTH, "characters"), "invalid_input"),
  size("a page that is opened for an import", { bytes: MOST_PAGE_BYTES }, "page_unreachable"),
  size("the name or description of an extra recipe", many(LONGEST_EXTRA_NAME, "characters"), "invalid_input"),
  size("the story of an extra recipe", many(LONGEST_STORY, "characters"), "invalid_input"),
  size("a photo", many(MOST_PIXELS, "pixels"), "image_unreadable"),
  size("a side of a photo", many(LONGEST_SIDE_PX, "pixels"), "image_unreadable"),
  size(
    "the headers of a request",
    many(16_384, "characters, which is Node's own limit"),
    "headers_too_large",
  ),
  count("saved plans of a person", many(MOST_SAVED_PLANS, "plans"), "too_many_saved"),
  count("dishes swapped away that a plan keeps", many(MOST_SWAPPED_AWAY, "dishes"), forgotten),
  count("what a person made the planner forget", many(MOST_FORGOTTEN, "dishes"), forgotten),
  count("weeks that a person keeps to plan again", many(MOST_SAVED_PLANS, "weeks"), "too_many_saved"),
  count("extra recipes of a person", many(MOST_EXTRA_PLANS, "recipes"), "too_many_saved"),
  count("favorites of a person", many(MOST_FAVORITES, "recipes"), "too_many_saved"),
  count("recipes that a person looked at", many(MOST_VIEWED, "recipes"), forgotten),
  count("cooked recipes of a person", many(MOST_COOKED, "recipes"), "too_many_saved"),
  count("photos that wait to be saved with a recipe", many(MOST_WAITING_PHOTOS, "photos"), "too_many_saved"),
  count("items of a shopping list", many(MOST_ITEMS, "items"), {
    happens: "the operation is answered as refused with `full`",
  }),
  count("staples of a shopping list", many(MOST_STAPLES, "staples"), {
    happens: "the operation is answered as refused with `full`",
  }),
  count("items that a list puts aside", many(MOST_SHELVED, "items"), forgotten),
  count("deletions that a list remembers", many(MOST_DELETED, "deletions"), forgotten),
  count("things at home", many(MOST_AT_HOME, "things"), {
    happens: "the operation is answered as refused with `full`",
  }),
  count("cooked meals that a list remembers", many(MOST_COOKED_MEALS, "meals"), forgotten),
  count("cooked meals that can be taken back", many(MOST_TAKEN_BACK, "meals"), {
    happens: "what earlier ones took is forgotten",
  }),
  count(
    "operations on a list that are remembered, for 60 days",
    many(MOST_OPERATIONS, "operations"),
    forgotten,
  ),
  count("different allergies or dislikes", many(MOST_LISTED, "words"), "invalid_input"),
  count(
    "a figure of a recipe's portion",
    many(MOST_FIGURE, "kilocalories, grams or milligrams"),
    "invalid_input",
  ),
  count("calories of one entry of the diary", many(MOST_KCAL, "kcal"), "invalid_input"),
  count("things that an answer of the chat offers to do", many(MOST_OFFERS, "buttons"), {
    happens: "the first are offered",
  }),
  count("ingredients that one of them puts on the list", many(MOST_OFFERED_LINES, "lines"), {
    happens: "the first are put on it",
  }),
  count("dishes of past weeks that a plan knows of", many(MOST_PAST_DISHES, "dishes"), "invalid_input"),
  count("own recipes that a plan chooses among", many(MOST_OWN_RECIPES, "recipes"), "invalid_input"),
  count("foods at home that a plan knows of", many(MOST_FOODS_AT_HOME, "foods"), "invalid_input"),
  count("meals of a plan that stand every week", many(MOST_STANDING, "meals"), "invalid_input"),
  count("people that a plan is for", many(MOST_PEOPLE, "people"), "invalid_input"),
  count("steps of a recipe on the timer", many(MOST_STEPS, "steps"), {
    happens: "what the engine divides is cut there",
  }),
  count("minutes of one step", many(MOST_STEP_MINUTES, "minutes"), { happens: "the step gets so many" }),
  count("devices of a person that are woken by their timer", many(MOST_PUSH_DEVICES, "devices"), forgotten),
  count("imports of a person under way", many(MOST_IMPORTS, "imports"), "too_many_requests"),
  count("downloads of a person at the same time", many(1, "download"), "too_many_requests"),
  count("downloads of all at the same time", many(MOST_DOWNLOADS, "downloads"), "too_many_requests"),
  count("open screens of a person that hear of changes", many(MOST_WATCHING, "screens"), "too_many_requests"),
  count("passkeys of a person", many(PASSKEYS_LIMIT, "passkeys"), "too_many_passkeys"),
  count("authenticator apps of a person", many(APPS_LIMIT, "apps"), "too_many_enrolled_mfa_factors"),
  count("questions that wait for the engine", many(MOST_WAITING, "questions"), "kitchen_busy"),
  count(
    "questions of one caller to the engine at once",
    many(MOST_PER_CALLER, "questions"),
    "too_many_requests",
  ),
  quota("what one person stores, in megabytes", "STORAGE_PER_PERSON_MB", "storage_limit_reached"),
  quota("accounts of one network address", "MAX_ACCOUNTS_PER_IP", "registration_limit"),
  quota("answers of models at the same time", "AI_PARALLEL", { happens: "the next ones wait" }),
  quota("answers of models for one person at once", "AI_PARALLEL_PER_PERSON", "model_busy"),
  quota("calls to models a day", "AI_DAILY_CALLS", "model_budget_spent"),
  quota("calls to models a day for one person", "AI_DAILY_CALLS_PER_PERSON", "model_budget_spent"),
  timeOut("until the headers of a request are here", { ms: HEADERS_TIMEOUT_MS }, "request_timeout"),
  timeOut(
    "until a request is here, and a second more for each 100 KB",
    { ms: REQUEST_TIMEOUT_MS },
    "request_timeout",
  ),
  timeOut("for requests under way when the server stops", { ms: LONGEST_GRACE_MS }, "stopping"),
  timeOut("a question to the engine", { ms: MOST_WORK_MS }, "work_timeout"),
  timeOut("an answer of a model, in milliseconds", { setting: "AI_TIMEOUT_MS" }, "model_timeout"),
  timeOut(
    "a subscription that its provider does not confirm, in days",
    { setting: "PAYMENT_GRACE_DAYS" },
    { happens: "Premium ends until the provider answers" },
  ),
  timeOut("a page that is opened for an import", { ms: MOST_PAGE_MS }, "page_unreachable"),
  timeOut("decoding a photo", { ms: MOST_DECODE_SECONDS * 1000 }, "image_unreadable"),
  timeOut("a download that nobody reads", { ms: LONGEST_PAUSE_MS }, { happens: "it is cut off" }),
  timeOut("a screen that hears of changes", { ms: LONGEST_WATCH_MS }, { happens: "it connects anew" }),
  timeOut("a login", { ms: SESSION_LIFETIME_MS }, "not_signed_in"),
  timeOut(
    "a login that counts as fresh where a password is asked for",
    { ms: RECENT_LOGIN_MS },
    "reauthentication_needed",
  ),
  timeOut(
    "a picture of the Extra Planner that was not saved",
    { ms: EXTRA_PICTURE_WAIT_MS },
    { happens: "it is removed" },
  ),
  timeOut(
    "an alarm of the timer that could not be sent",
    { ms: LATE_ALARM_MS },
    { happens: "it is dropped; the timer tells of it when it is opened" },
  ),
  timeOut(
    "a device that nobody cooked with",
    { ms: DEVICE_MEMORY_MS },
    { happens: "it is forgotten until somebody cooks with it again" },
  ),
  timeOut("a photo that nothing was saved with", { ms: PHOTO_WAIT_MS }, { happens: "it is removed" }),
];

function size(name: string, amount: Amount, reached: Limit["reached"]): Limit {
  return { name, kind: "size", amount, reached };
}

function count(name: string, amount: Amount, reached: Limit["reached"]): Limit {
  return { name, kind: "count", amount, reached };
}

function quota(name: string, setting: string, reached: Limit["reached"]): Limit {
  return { name, kind: "quota", amount: { setting }, reached };
}

function timeOut(name: string, amount: Amount, reached: Limit["reached"]): Limit {
  return { name, kind: "time-out", amount, reached };
}
