import { modulesInForce } from '@portal/contract/guide/establishments/plan-rules'
import type { PersonActor } from '../../../platform/actor.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import { requireProved } from '../../../platform/auth/require-proved.ts'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { mayCall } from '../../../platform/outgoing/guarded-request.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { feedSeal } from './feed-secrets.ts'
import type { Deps, Within } from './property-feeds.feature.ts'
import { isReading } from './property-feeds.rules.ts'
import type { PropertyFeed } from './property-feeds.store.ts'
import { feedTexts } from './property-feeds.texts.ts'
import { READ_FEED_JOB } from './read-feed.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'config'>

/** The agency, locked, for somebody who runs it; to a stranger it does not exist. */
export async function holdAgency(
  { establishments }: Pick<Within, 'establishments'>,
  actor: PersonActor,
  establishmentId: string,
  now: Date,
) {
  const held = await establishments.lock(establishmentId, actor.userId)
  if (!held) throw new NotFound('establishment', establishmentId)
  requireRightOrAdministrator(actor, held.role, 'connections.edit', establishmentId)
  const limits = await establishments.limitsOf(held.listing, now)
  const hasProperties = modulesInForce(limits, held.listing.fields.modules).includes('real_estate')
  return { hasProperties }
}

async function holdFeed(within: Within, actor: PersonActor, establishmentId: string, now: Date) {
  await holdAgency(within, actor, establishmentId, now)
  const found = await within.propertyFeeds.findOfPlace(establishmentId)
  const feed = found && (await within.propertyFeeds.lock(found.id))
  if (!feed) throw new NotFound('property-feed', establishmentId)
  return feed
}

export function requireCallable(path: string, url: string, { outgoing }: Deps['config']) {
  if (mayCall(url, outgoing)) return
  const fields = [{ path, message: feedTexts.address }]
  throw new Invalid('property-feed.address', 'may not be called', fields, feedTexts.address)
}

function requireIdle({ readingSince }: PropertyFeed, now: Date) {
  if (!isReading(readingSince, now)) return
  throw new Conflict('property-feed.busy', 'is being read', feedTexts.busy)
}

/** The worker reads it; until then it is in progress. */
async function ask(within: Within, feedId: string, kind: 'trial' | 'import', now: Date) {
  // One that was switched off is tried again: somebody says that it was mended.
  await within.propertyFeeds.endParsing(feedId, false)
  await within.propertyFeeds.beginReading(feedId, now)
  await within.jobs.add(READ_FEED_JOB, { feedId, kind }, { first: true })
}

/** Nothing of it is taken before its people have looked at what would come. */
export async function connectFeed(
  actor: Person,
  { establishmentId, url }: { establishmentId: string; url: string },
  { work, clock, config }: Needs,
) {
  requireProved(actor)
  requireCallable('url', url, config)
  const { host } = new URL(url)
  const urlSealed = feedSeal(config).close(url)
  await work.transaction(async (within) => {
    const now = clock.now()
    const { hasProperties } = await holdAgency(within, actor, establishmentId, now)
    if (!hasProperties) {
      throw new Conflict('property-feed.module', 'no properties here', feedTexts.module)
    }
    const id = await within.propertyFeeds.connect(establishmentId, { urlSealed, host }, now)
    await ask(within, id, 'trial', now)
    await within.audit.record(actor, now, {
      action: 'property-feed.connected',
      subjectId: establishmentId,
      details: { host },
    })
  })
}

export async function tryFeed(
  actor: Person,
  establishmentId: string,
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  requireProved(actor)
  await work.transaction(async (within) => {
    const now = clock.now()
    const feed = await holdFeed(within, actor, establishmentId, now)
    requireIdle(feed, now)
    await ask(within, feed.id, 'trial', now)
  })
}

/** What was looked at is what is taken, however much of the old stock is gone in it. */
export async function confirmFeed(
  actor: Person,
  { establishmentId, hash }: { establishmentId: string; hash: string },
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  requireProved(actor)
  await work.transaction(async (within) => {
    const now = clock.now()
    const feed = await holdFeed(within, actor, establishmentId, now)
    requireIdle(feed, now)
    const [newest] = await within.propertyFeeds.listReadings(feed.id)
    if (newest?.outcome !== 'looked') {
      throw new Conflict('property-feed.not-looked', 'nobody looked', feedTexts.notLooked)
    }
    if (newest.stockHash?.toString('hex') !== hash) {
      throw new Conflict('property-feed.changed', 'another stock', feedTexts.changed)
    }
    await within.propertyFeeds.activate(feed.id, newest.stockHash, now)
    await ask(within, feed.id, 'import', now)
    await within.audit.record(actor, now, {
      action: 'property-feed.confirmed',
      subjectId: establishmentId,
      details: { host: feed.host, listings: newest.found - newest.refused },
    })
  })
}

export async function importNow(
  actor: Person,
  establishmentId: string,
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  requireProved(actor)
  await work.transaction(async (within) => {
    const now = clock.now()
    const feed = await holdFeed(within, actor, establishmentId, now)
    requireIdle(feed, now)
    if (feed.state !== 'active') {
      throw new Conflict('property-feed.not-looked', 'not confirmed', feedTexts.notLooked)
    }
    await ask(within, feed.id, 'import', now)
  })
}

/** Its properties stay and are edited by hand from then on. */
export async function disconnectFeed(
  actor: PersonActor,
  establishmentId: string,
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const feed = await holdFeed(within, actor, establishmentId, now)
    await within.feedProperties.releaseFeed(feed.id)
    await within.propertyFeeds.remove(feed.id)
    await within.audit.record(actor, now, {
      action: 'property-feed.disconnected',
      subjectId: establishmentId,
      details: { host: feed.host },
    })
  })
}
