import { endless, type Fact, type FactText, figureOf, mayUse } from "@meal/domain/deployment/facts";
import { DEFAULT_LIMITS, LIMITED_FEATURES, withFreeUses } from "@meal/domain/entitlements/limits";
import { capabilitiesOf, type Capability, seesPhotosFor } from "./adapters/chef/endpoints.ts";
import type { Config } from "./config.ts";
import type { Deployment } from "./http/fill-pages.ts";
import { isOnLoopback } from "./loopback.ts";
import { isPremiumForAll } from "./premium-for-all.ts";
import { promisesFor } from "./public-settings.ts";

/** Whether and how Premium is sold here. */
export type Selling = "no" | "yes" | "test-checkout";

/** What public pages may say of this deployment: what it can do, what it sells, and who runs it. */
export function deploymentOf(config: Config, selling: Selling, pushKey?: string): Deployment {
  const models = modelNames(config);
  const limits = withFreeUses(DEFAULT_LIMITS, Object.fromEntries(config.FREE_LIMITS));
  const isOwn = LIMITED_FEATURES.some((one) => limits[one].free.uses !== DEFAULT_LIMITS[one].free.uses);
  const counted = isOwn ? LIMITED_FEATURES : [];
  const figures = counted.map((one) => [one, limits[one].free.uses || undefined] as const);
  const said: readonly (readonly [Fact, FactText, string | undefined])[] = [
    ["model", "model-name", models.length === 0 ? undefined : new Intl.ListFormat("en").format(models)],
    ["pixel", "pixel-id", config.PIXEL_ID],
    ["video", "video-address", config.DEMO_VIDEO_URL],
    ["video", "video-host", hostOf(config.DEMO_VIDEO_URL)],
    ["operator", "operator-name", config.OPERATOR_NAME],
    ["contact", "operator-email", config.OPERATOR_EMAIL],
    ["country", "operator-country", config.OPERATOR_COUNTRY],
    ["backups", "backup-days", config.BACKUP_DAYS],
    ["push", "push-key", pushKey],
    ["app-store", "app-store-product", config.APPLE_PRODUCT_ID],
    ["google-play", "google-play-product", config.GOOGLE_PLAY_PRODUCT_ID],
    ...figures.map(([feature, uses]) => [figureOf(feature), figureOf(feature), uses?.toString()] as const),
  ];
  const isSo: readonly (readonly [Fact, boolean])[] = [
    ["sold", selling !== "no"],
    ["test-checkout", selling === "test-checkout"],
    ["premium-for-all", isPremiumForAll(config, selling !== "no")],
    ["photos", seesPhotosFor(config, "analyseFood")],
    ["label-photos", seesPhotosFor(config, "answerProduct")],
    ["ai-pictures", capabilitiesOf(config).image !== "built-in"],
    ["mail", config.SMTP_URL !== undefined],
  ];
  const promised = selling === "no" ? [] : (config.SOLD_WITH ?? promisesFor(isOnLoopback(config)));
  const facts = [
    ...isSo.filter(([, holds]) => holds).map(([fact]) => fact),
    ...said.filter(([, , text]) => text !== undefined).map(([fact]) => fact),
    ...promised,
    ...(isOwn ? (["own-limits"] as const) : []),
    ...counted.filter((one) => limits[one].free.uses === null).map(endless),
    ...usable(config, selling),
  ];
  return {
    facts: new Set(facts),
    texts: new Map(said.flatMap(([, name, text]) => (text === undefined ? [] : [[name, text]]))),
  };
}

function hostOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : new URL(address).host;
}

/** Without free uses, a feature is there for those alone who come by Premium. */
function usable(config: Config, selling: Selling): readonly Fact[] {
  const limits = withFreeUses(DEFAULT_LIMITS, Object.fromEntries(config.FREE_LIMITS));
  const isPremiumToBeHad = selling !== "no" || isPremiumForAll(config, selling !== "no");
  return LIMITED_FEATURES.filter((one) => isPremiumToBeHad || limits[one].free.uses !== 0).map(mayUse);
}

const makers = { gemini: "Google (Gemini)", anthropic: "Anthropic" };

/** Who gets what people write or photograph, as the privacy page names them. */
function modelNames(config: Config): readonly string[] {
  const names = Object.values(capabilitiesOf(config)).map((one: Capability) => {
    if (one === "built-in") return undefined;
    return one.provider === "openai-compatible" ? hostOf(one.baseUrl) : makers[one.provider];
  });
  return [...new Set(names)].filter((name) => name !== undefined);
}
