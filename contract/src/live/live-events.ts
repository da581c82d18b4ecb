/** Heartbeat as spec §9; a peer that was not heard of for two heartbeats is gone. */
export const LIVE_HEARTBEAT_MS = 25_000
export const LIVE_DEAD_MS = 55_000
/** Who is told to come back spreads over this time: nobody meets a crowd. */
export const LIVE_SPREAD_MS = 15_000
/** One stream carries what all tabs of a browser watch. */
export const LIVE_TOPICS_MAX = 40

export type TopicVersion = { topic: string; version: number }

/** What the stream says, by the name of the event. */
export type LiveEvents = {
  /** First of all. What may not be joined, or does not exist, is refused. */
  joined: { topics: TopicVersion[]; refused: string[] }
  changed: TopicVersion
  heartbeat: Record<string, never>
  /** The stream ends. `drain`: the node stops. `ended`: the session or the right is over. */
  bye: { reason: 'drain' | 'ended'; after_ms: number }
}
