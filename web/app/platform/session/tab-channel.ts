import type { AuthChangeEvent } from './auth-events.ts'

const CHANNEL = 'portal.session'

/** What tabs tell each other: that something happened, never anything about the person. */
export type TabMessage = { event: AuthChangeEvent; sessionId: string | null; byPerson: boolean }

export type TabChannel = { tell(message: TabMessage): void; close(): void }

/** Every open tab of this browser hears what is told, except the one that tells it. */
export function openTabChannel(hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data)
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
