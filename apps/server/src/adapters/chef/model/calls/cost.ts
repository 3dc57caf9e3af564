import prices from "./prices.json" with { type: "json" };

const known = new Map(Object.entries(prices.models));

/** What tokens cost, in millionths of a US dollar: dollars for a million tokens are millionths for one. Null where unknown. */
export function costMicroUsd(
  model: string,
  inputTokens: number | null,
  outputTokens: number | null,
): number | null {
  // Brokers put the maker in front of a model's name, and makers the date behind it.
  const name = (model.split("/").at(-1) ?? model).replace(/-\d{8}$|-\d{4}-\d\d-\d\d$|:.*$/u, "");
  const [input, output] = known.get(name) ?? [];
  if (input === undefined || output === undefined || inputTokens === null || outputTokens === null)
    return null;
  return Math.round(inputTokens * input + outputTokens * output);
}
