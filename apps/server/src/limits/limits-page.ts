import { errors } from "@meal/contract/errors";
import type { Endpoint } from "@meal/contract/endpoint";
import { DEFAULT_LIMITS, LIMITED_FEATURES, type Limit as Uses } from "@meal/domain/entitlements/limits";
import { bytesInWords } from "@meal/domain/storage/bytes-in-words";
import { describeSettings } from "../config.ts";
import { knownRates, NETWORK_USES_FACTOR } from "../http/rate-limit.ts";
import { limits, type Amount, type Limit } from "./limits.ts";

const kinds = ["size", "count", "quota", "time-out"] as const;
const headings: Readonly<Record<Limit["kind"], string>> = {
  size: "Sizes",
  count: "Counts",
  quota: "Quotas",
  "time-out": "Time-outs",
};

/** The page that names every limit, out of the tables that the program itself reads. */
export function limitsPage(endpoints: readonly Endpoint[]): string {
  const rows = kinds.flatMap((kind) => [`## ${headings[kind]}`, tableOf(kind)]);
  return `${[
    "# Limits",
    "What everybody is held to, what the operator can change, and what a person reads when it is reached. This page is written by `npx vitest run apps/server/src/limits -u` out of `apps/server/src/limits/limits.ts` and of what declares the rest; a test fails while it is not up to date. The longest text of every single field stands in `/api/openapi.json`, and whoever goes beyond reads how long it may be.",
    ...rows,
    "## Bodies of requests",
    bodiesOf(endpoints),
    "## Rates",
    `All are multiplied by \`RATE_LIMIT_FACTOR\`. Whoever reaches one reads “Too many attempts. Try again in 5 minutes.” with the time that is left, and a program finds it in \`Retry-After\`. Of an address of IPv6 its /64 counts, and ${NETWORK_USES_FACTOR} times as much for the /48 around it.`,
    ratesOf(),
    "## Free uses",
    `\`FREE_LIMITS\` changes the first column. Whoever reaches one reads: “${errors.limit_reached.title}”.`,
    usesOf(),
  ].join("\n\n")}\n`;
}

function tableOf(kind: Limit["kind"]): string {
  const rows = limits
    .filter((limit) => limit.kind === kind)
    .map(({ name, amount, reached }) => [
      name,
      amountInWords(amount),
      "setting" in amount ? `\`${amount.setting}\`` : "",
      typeof reached === "string" ? `“${errors[reached].title}” (\`${reached}\`)` : reached.happens,
    ]);
  return table(["of what", "at most", "setting", "what is read, or happens"], rows);
}

function amountInWords(amount: Amount): string {
  if ("bytes" in amount) return bytesInWords(amount.bytes);
  if ("ms" in amount) return timeInWords(amount.ms);
  if ("count" in amount) return `${amount.count.toLocaleString("en")} ${amount.of}`;
  const setting = describeSettings().find(({ name }) => name === amount.setting);
  if (!setting) throw new Error(`There is no setting ${amount.setting}.`);
  return setting.fallback === "0" ? "no limit" : Number(setting.fallback).toLocaleString("en");
}

function timeInWords(ms: number): string {
  const units = [
    [3_600_000, "hour"],
    [60_000, "minute"],
    [1000, "second"],
  ] as const;
  const [unitMs, unit] = units.find(([each]) => ms >= each && ms % each === 0) ?? [1000, "second"];
  const value = ms / unitMs;
  return `${value} ${unit}${value === 1 ? "" : "s"}`;
}

function bodiesOf(endpoints: readonly Endpoint[]): string {
  const rows = endpoints.flatMap(({ method, path, maxBodyBytes }) =>
    maxBodyBytes === undefined ? [] : [[`\`${method} ${path}\``, bytesInWords(maxBodyBytes)]],
  );
  return table(["endpoint", "at most"], rows.toSorted(byName));
}

function byName([one = ""]: readonly string[], [other = ""]: readonly string[]): number {
  return one < other ? -1 : 1;
}

function ratesOf(): string {
  const rows = knownRates
    .filter(({ uses }) => Number.isFinite(uses))
    .map(({ name, uses, perMs }) => [name, `${uses} in ${timeInWords(perMs)}`]);
  return table(["what", "at most"], rows.toSorted(byName));
}

function usesInWords({ uses, per }: Uses): string {
  if (uses === null) return "no limit";
  return per === "month" ? `${uses} a month` : String(uses);
}

function usesOf(): string {
  const rows = LIMITED_FEATURES.map((feature) => [
    `\`${feature}\``,
    usesInWords(DEFAULT_LIMITS[feature].free),
    usesInWords(DEFAULT_LIMITS[feature].premium),
  ]);
  return table(["feature", "free", "Premium"], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [lineOf(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(lineOf)].join("\n");
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
