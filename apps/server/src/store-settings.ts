import { z } from "zod";

const text = z.string().min(1).optional();
/** How stores name apps and products; both become parts of addresses. */
const name = z
  .string()
  .regex(/^[A-Za-z0-9][\w.-]{0,150}$/u)
  .optional();
const email = z.email().optional();

/** What purchases in the apps of phones are checked with. */
export const storeSettings = {
  APPLE_BUNDLE_ID: name.describe(
    "the bundle id of the app in the App Store; with the five settings below, purchases there count",
  ),
  APPLE_APP_ID: z
    .string()
    .regex(/^\d{1,15}$/u)
    .transform(Number)
    .optional()
    .describe("the number of the app in the App Store"),
  APPLE_PRODUCT_ID: name.describe("the subscription in the App Store that gives Premium"),
  APPLE_ISSUER_ID: text.describe("the issuer id beside the keys of the App Store Server API"),
  APPLE_KEY_ID: text.describe("the id of a key of the App Store Server API"),
  APPLE_KEY_FILE: text.describe(
    "the path of the file with that key, such as /etc/meals/AuthKey_2X9R4HXF34.p8",
  ),
  GOOGLE_PLAY_PACKAGE: name.describe(
    "the package of the app in Google Play; with the three settings below, purchases there count",
  ),
  GOOGLE_PLAY_PRODUCT_ID: name.describe("the subscription in Google Play that gives Premium"),
  GOOGLE_PLAY_KEY_FILE: text.describe(
    "the path of the file with the key of a service account that may see orders and subscriptions",
  ),
  GOOGLE_PLAY_PUSH_ACCOUNT: email.describe(
    "the address of the service account that Pub/Sub signs its notifications with",
  ),
  STORE_TEST_PURCHASES: z
    .enum(["refused", "accepted"])
    .default("refused")
    .describe(
      "whether purchases of testers count, which cost nothing: accepted while a store reviews the app, or on a server for tests; refused otherwise",
    ),
};
