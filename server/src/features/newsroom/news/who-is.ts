import type { Actor } from '../../../platform/actor.ts'

/** The account behind a change; null for the portal itself. */
export const whoIs = (actor: Actor) => (actor.kind === 'person' ? actor.userId : null)
