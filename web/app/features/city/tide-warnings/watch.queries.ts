import type { TideWatch } from '@portal/contract/city/tide-warnings/tide-watch'
import type { WatchSpan } from '@portal/contract/city/tide-warnings/watch-rules'
import { ApiError, browserApi } from '~/platform/api.ts'
import {
  keepPushMark,
  keysOf,
  type PushAbility,
  type PushTab,
  pushMark,
  readAbility,
  release,
  subscribe,
  subscriptionOf,
} from '~/platform/push-browser.ts'

export type WatchChoice = {
  beach: string
  ramp_id: string | null
  span: WatchSpan
  at_night: boolean
  tells_changes: boolean
}
/** What this browser can do, and what it asked for on this beach. `off`: the portal pushes to nobody. */
export type WatchState = {
  ability: PushAbility | 'off'
  publicKey: string | null
  watch: TideWatch | null
}

/** Tokens of this browser's watches, by beach. */
type Kept = Record<string, string>

function readKept(): Kept {
  try {
    return JSON.parse(pushMark('tide') ?? '{}') as Kept
  } catch {
    // Written by nobody of ours.
    return {}
  }
}

const keepTokens = (kept: Kept) =>
  keepPushMark('tide', Object.keys(kept).length > 0 ? JSON.stringify(kept) : '')

export const watchQuery = (beach: string) => ({
  queryKey: ['tide-watch', beach] as const,
  queryFn: () => readWatch(beach),
  refetchOnWindowFocus: true,
})

async function readWatch(beach: string, tab: PushTab = window): Promise<WatchState> {
  const { public_key: publicKey } = await browserApi.get('/api/v1/tide-watches/key')
  if (publicKey === null) return { ability: 'off', publicKey, watch: null }
  const ability = await readAbility(tab)
  const token = readKept()[beach]
  if (ability !== 'able' || !token || !(await subscriptionOf(tab))) {
    return { ability, publicKey, watch: null }
  }
  const body = { token }
  const watch = await browserApi.send('POST', '/api/v1/tide-watches/read', { body }).catch(forget)
  return { ability, publicKey, watch }
}

/** It has ended, or was stopped by the notification's own button. */
function forget(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

/** After a press of the person only: the browser asks, once. */
export async function askForWatch(
  choice: WatchChoice,
  publicKey: string,
  tab: PushTab = window,
): Promise<TideWatch | 'blocked'> {
  const subscription = await subscribe(publicKey, tab)
  if (subscription === 'blocked') return subscription
  const kept = readKept()
  const watch = await browserApi.send('PUT', '/api/v1/tide-watches', {
    body: { ...choice, subscription: keysOf(subscription) },
  })
  // Another ramp of the same beach takes the place of the one before.
  const before = kept[choice.beach]
  if (before && before !== watch.token) await stop(before)
  keepTokens({ ...kept, [choice.beach]: watch.token })
  return watch
}

export async function stopWatch(beach: string, tab: PushTab = window) {
  const { [beach]: token, ...others } = readKept()
  if (token) await stop(token)
  keepTokens(others)
  if (Object.keys(others).length === 0) await release('tide', tab)
}

const stop = (token: string) =>
  browserApi.send('POST', '/api/v1/tide-watches/stop', { body: { token } })

export const testWatch = ({ token }: TideWatch) =>
  browserApi.send('POST', '/api/v1/tide-watches/test', { body: { token } })
