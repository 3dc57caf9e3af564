import type { TestCaller } from "./caller.ts";
import { signUp } from "./people.ts";
import type { World } from "./world.ts";

const bert = { email: "bert@example.org", password: "secret of bert" };

/** Two people who signed up, each with a browser: what one does, the other must not see. */
export async function annaAndBert(
  world: World,
): Promise<{ readonly anna: TestCaller; readonly bertsBrowser: TestCaller }> {
  const [anna, bertsBrowser] = [world.browser(), world.browser()];
  await signUp(anna);
  await signUp(bertsBrowser, bert);
  return { anna, bertsBrowser };
}
