let policy: ReturnType<NonNullable<typeof window.trustedTypes>["createPolicy"]> | undefined;

/** Under Trusted Types a worker's address must come from a policy that the server named: `sw`. It can be made once. */
export function workerAddress(url: string): string {
  policy ??= window.trustedTypes?.createPolicy("sw", { createScriptURL: (address) => address });
  return policy?.createScriptURL(url) ?? url;
}
