/// <reference path="./oidc-provider.d.ts" />
import type { Adapter, AdapterPayload } from 'oidc-provider'

type Stored = { payload: AdapterPayload; expiresAt: number }

/** Holds what one provider issued until it stops; two providers in one process share nothing. */
export function createMemory(now = () => Date.now()): (model: string) => Adapter {
  const stored = new Map<string, Stored>()

  const read = (key: string) => {
    const entry = stored.get(key)
    if (entry && entry.expiresAt > now()) return entry.payload
    stored.delete(key)
    return undefined
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    const ownKeys = () => [...stored.keys()].filter((key) => key.startsWith(keyOf('')))
    return {
      upsert: async (id, payload, expiresInSeconds) => {
        stored.set(keyOf(id), { payload, expiresAt: now() + expiresInSeconds * 1000 })
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) =>
        ownKeys()
          .map(read)
          .find((payload) => payload?.uid === uid),
      // Only asked for by the device flow, which this provider does not offer.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = read(keyOf(id))
        if (payload) payload.consumed = Math.floor(now() / 1000)
      },
      destroy: async (id) => {
        stored.delete(keyOf(id))
      },
      revokeByGrantId: async (grantId) => {
        for (const key of ownKeys()) if (read(key)?.grantId === grantId) stored.delete(key)
      },
    }
  }
}
