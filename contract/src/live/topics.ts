import { isNameOf } from '../shared/records.ts'
/**
 * What a browser can be told of as it changes. A topic says only that its version is another one; what
 * it is about is read by the API. Only the constructors below make one.
 */
export type Topic = string & {
  readonly 'take a topic of the list in contract/src/live/topics.ts': true
}

const topic = (text: string) => text as Topic

/**
 * Every topic, by its name. With an id it is about one thing. The feature that has it says in its
 * manifest who may join (`topics` in server/src/platform/feature.ts).
 */
export const topics = {
  /** Coupons read at the counter of an establishment. */
  counter: (establishmentId: string) => topic(`counter:${establishmentId}`),
  /** Messages that an establishment received: new ones, and what was read of them. */
  inbox: (establishmentId: string) => topic(`inbox:${establishmentId}`),
  /** The stays of a guest: answered, confirmed, ended. */
  myStays: (userId: string) => topic(`myStays:${userId}`),
  /** What a person is told of: a new one, and what was read of it. */
  notifications: (userId: string) => topic(`notifications:${userId}`),
  /** One order, for who has its private link. */
  order: (orderId: string) => topic(`order:${orderId}`),
  /** All orders of an establishment, and whether it takes any. */
  orders: (establishmentId: string) => topic(`orders:${establishmentId}`),
  /** What a person bought: paid, given back, another code. */
  planOrders: (userId: string) => topic(`planOrders:${userId}`),
  /** The nights of a lodging: requests, stays, blocks, calendars of other portals. */
  stays: (establishmentId: string) => topic(`stays:${establishmentId}`),
  /** The coupons of a member: taken, used, given back. */
  wallet: (userId: string) => topic(`wallet:${userId}`),
  /** How much waits for a decision of the staff. */
  waiting: () => topic('waiting:'),
}

export type TopicName = keyof typeof topics

/** The name and the id of a topic; null for what is none. */
export function topicParts(text: string): { name: TopicName; id: string } | null {
  const colon = text.indexOf(':')
  const name = text.slice(0, Math.max(0, colon))
  return isNameOf(topics, name) ? { name, id: text.slice(colon + 1) } : null
}
