import { createHash } from 'node:crypto'
import {
  CALENDAR_PORTAL_WORDS,
  type CalendarPortal,
  MOST_FEEDS_OF_UNIT,
  stayTexts as texts,
} from '@portal/contract/lodging/stays/stays.texts'
import type { PersonActor } from '../../../platform/actor.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import { requireProved } from '../../../platform/auth/require-proved.ts'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { mayCall } from '../../../platform/outgoing/guarded-request.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { linkUrl } from './export-calendar.rules.ts'
import { holdUnitOf } from './keep-blocks.ts'
import { feedSeal, readFeed } from './read-feed.ts'
import type { Deps } from './stays.feature.ts'
import { announceNights } from './step-stay.ts'

type Needs = Pick<
  Deps,
  'work' | 'stores' | 'clock' | 'config' | 'log' | 'sensitiveCalls' | 'foreign'
>
type NewFeed = {
  establishmentId: string
  unitId: string
  portal: CalendarPortal
  name: string
  url: string
}
type Named = { establishmentId: string; feedId: string }

/** As it is called: calendars are handed out as webcal, which is https by another name. */
function requireAddress(typed: string, { outgoing, publicOrigin }: Deps['config']): URL {
  const address = typed.replace(/^webcals?:\/\//i, 'https://')
  const url = URL.parse(address)
  const refuse = (sentence: string) =>
    new Invalid(
      'calendar.address',
      'may not be read',
      [{ path: 'url', message: sentence }],
      sentence,
    )
  if (!url || !mayCall(url.href, outgoing)) throw refuse(texts.feedAddress)
  if (url.origin === publicOrigin) throw refuse(texts.feedOwn)
  url.hash = ''
  return url
}

/** The address is closed at once and shown to nobody again; the first reading is made while one waits. */
export async function addFeed(
  actor: Person,
  { establishmentId, unitId, portal, name, url: typed }: NewFeed,
  deps: Needs,
): Promise<string> {
  requireProved(actor)
  const { work, clock, config, sensitiveCalls } = deps
  const url = requireAddress(typed, config)
  await sensitiveCalls.spend('calendar-reading', actor.userId)
  const id = await work.transaction(async (within) => {
    const now = clock.now()
    const unit = await holdUnitOf(
      within,
      actor,
      { establishmentId, unitId },
      now,
      'connections.edit',
    )
    const known = await within.calendarFeeds.listOfUnit(unit.id)
    if (known.length >= MOST_FEEDS_OF_UNIT) {
      throw new Conflict('calendar.most', 'too many calendars', texts.feedMost)
    }
    const added = await within.calendarFeeds.add(
      {
        unit_id: unit.id,
        portal,
        name: name || CALENDAR_PORTAL_WORDS[portal],
        host: url.hostname,
        url_sealed: feedSeal(config).close(url.href),
        url_hash: createHash('sha256').update(url.href).digest(),
      },
      now,
    )
    if (!added) throw new Conflict('calendar.known', 'read already', texts.feedKnown)
    await within.audit.record(actor, now, {
      action: 'calendars.added',
      subjectId: establishmentId,
      details: { host: url.hostname },
    })
    return added
  })
  await readFeed({ feedId: id }, deps)
  return id
}

/** One that was paused goes on from here. */
export async function readFeedNow(actor: Person, named: Named, deps: Needs) {
  requireProved(actor)
  const feed = await requireFeed(actor, named, deps)
  await deps.sensitiveCalls.spend('calendar-reading', actor.userId)
  await deps.work.transaction(async ({ calendarFeeds, audit }) => {
    // One that was switched off is tried again: somebody says that it was mended.
    await calendarFeeds.endReading(named.feedId, { isStopped: false })
    if (!feed.paused_at) return
    await calendarFeeds.save(feed.id, { paused_at: null })
    await audit.record(actor, deps.clock.now(), {
      action: 'calendars.confirmed',
      subjectId: named.establishmentId,
      details: { host: feed.host },
    })
  })
  await readFeed({ feedId: named.feedId }, deps)
}

async function requireFeed(
  actor: PersonActor,
  { establishmentId, feedId }: Named,
  { stores }: Pick<Needs, 'stores'>,
) {
  const role = await stores.team.roleOf(establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, 'connections.edit', establishmentId)
  const feed = await stores.calendarFeeds.find(feedId)
  if (feed?.establishment_id !== establishmentId) throw new NotFound('calendar', feedId)
  return feed
}

/** Somebody means it: what only this calendar said is free again. */
export async function removeFeed(
  actor: PersonActor,
  named: Named,
  { work, stores, clock }: Pick<Needs, 'work' | 'stores' | 'clock'>,
) {
  const { establishmentId, feedId } = named
  const feed = await requireFeed(actor, named, { stores })
  await work.transaction(async (within) => {
    const now = clock.now()
    const unit = await holdUnitOf(within, actor, { establishmentId, unitId: feed.unit_id }, now)
    if (!(await within.calendarFeeds.remove(feedId))) throw new NotFound('calendar', feedId)
    await within.nights.rebuildImports(unit.id, now)
    await within.audit.record(actor, now, {
      action: 'calendars.removed',
      subjectId: establishmentId,
      details: { host: feed.host },
    })
    announceNights(within, establishmentId)
  })
}

export async function rotateLink(
  actor: PersonActor,
  { establishmentId, unitId }: { establishmentId: string; unitId: string },
  { work, clock, config }: Pick<Needs, 'work' | 'clock' | 'config'>,
): Promise<string> {
  return work.transaction(async (within) => {
    const now = clock.now()
    await holdUnitOf(within, actor, { establishmentId, unitId }, now, 'connections.edit')
    const number = await within.calendarFeeds.rotateLink(unitId, now)
    await within.audit.record(actor, now, {
      action: 'calendars.link-rotated',
      subjectId: establishmentId,
    })
    announceNights(within, establishmentId)
    return linkUrl({ unitId, number }, { origin: config.publicOrigin, secret: config.auth.secret })
  })
}
