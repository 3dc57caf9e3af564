import type { Adapter, AdapterPayload } from "oidc-provider";

/** What the provider of the tests remembers, until the test is over. */
export function providerStores(): (name: string) => Adapter {
  const all = new Map<string, AdapterPayload>();
  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`;
    return {
      upsert: async (id, payload) => void all.set(keyOf(id), payload),
      find: async (id) => all.get(keyOf(id)),
      findByUserCode: async () => undefined,
      findByUid: async (uid) => [...all.values()].find((payload) => payload.uid === uid),
      consume: async (id) => void all.set(keyOf(id), { ...all.get(keyOf(id)), consumed: 1 }),
      destroy: async (id) => void all.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        for (const [key, payload] of all) if (payload.grantId === grantId) all.delete(key);
      },
    };
  };
}
