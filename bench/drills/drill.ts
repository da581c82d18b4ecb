import type { Defer } from '../cleanup.ts'

/** What a drill gets: where to say what it saw, and a promise that what it starts is stopped. */
export type Stage = {
  say(line: string): void
  defer: Defer
  kills: number
  /** For a drill that counts what is changed. */
  changes: number
  /** How long each attack lasts. */
  attackSeconds: number
  /** How long the streams of the live channel are watched. */
  liveSeconds: number
  /** For a drill that watches a node's memory. */
  hostileRequests: number
  /** Of the app and the worker, while people pay. */
  paymentKills: number
  /** Of nodes, while coupons are used. */
  couponKills: number
  /** Messages of the bank in a flood. */
  webhooks: number
  /** How long kitchens take orders. */
  eveningSeconds: number
  /** That people are told of, while workers are killed. */
  toldOrders: number
  /** Of a table that is migrated while people write to it. */
  migratedRows: number
  /** Asked of hosts that fail. */
  perSecond: number
}

export type Drill = { name: string; run(stage: Stage): Promise<void> }

export class DrillFailed extends Error {}

/** A drill's claim about the product. */
export function expect(holds: boolean, otherwise: string) {
  if (!holds) throw new DrillFailed(otherwise)
}
