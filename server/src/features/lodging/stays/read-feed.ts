import { topics } from '@portal/contract/live/topics'
import type { FeedFault } from '@portal/contract/lodging/stays/stays.texts'
import { z } from 'zod'
import { cityDay } from '../../../platform/city-time.ts'
import { defineForeign, ForeignRefused } from '../../../platform/foreign/foreign-kind.ts'
import { readMarked } from '../../../platform/foreign/reading-mark.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { guardedRequest, OutgoingRefused } from '../../../platform/outgoing/guarded-request.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { createSeal } from '../../../platform/seal.ts'
import type { FeedState, ListedFeed } from './calendar-feeds.store.ts'
import { isToBeTold, judgeReading, nextReading } from './feed-breaker.rules.ts'
import type { Block, readCalendar } from './read-calendar.foreign.ts'
import { horizonOf } from './stay.rules.ts'
import type { Deps, Within } from './stays.feature.ts'
import { announceNights, holdUnit } from './step-stay.ts'
import { TELL_FEED_JOB } from './tell-of-feed.ts'

export const READ_FEED_JOB = defineJob('stays.read-calendar', z.object({ feedId: z.uuid() }), {
  key: ({ feedId }) => feedId,
})

const TIMEOUT_MS = 10_000
const MAX_BYTES = 1024 * 1024
const MAX_REDIRECTS = 3
const MINUTE_MS = 60_000
/** A yes to a guest rests on nothing older. */
const FRESH_MS = 5 * MINUTE_MS

/** 2,000 events of what portals write, and their descriptions. */
const CALENDAR = defineForeign<typeof readCalendar>('stays.calendar', {
  bytes: MAX_BYTES,
  lines: 60_000,
  lineBytes: 64 * 1024,
  parameters: 60_000,
  values: 60_000,
  timeMs: 3_000,
  heapMb: 96,
  resultBytes: 2 * 1024 * 1024,
})

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'log' | 'foreign'>
type Answer =
  | { kind: 'same' }
  | { kind: 'blocks'; blocks: Block[]; partial: 'partly' | 'recurring' | null; etag: string | null }
  | { kind: 'fault'; fault: FeedFault; status: number | null }

/** Closes the addresses of calendars. */
export const feedSeal = ({ auth }: Deps['config']) => createSeal(auth.secret, 'calendar addresses')

/** Reads one calendar and takes from it what may be believed. */
export async function readFeed({ feedId }: { feedId: string }, deps: Needs): Promise<void> {
  const { stores, work, clock, log } = deps
  const feed = await stores.calendarFeeds.find(feedId)
  if (!feed || feed.paused_at) return
  const askedAt = clock.now()
  const answer = await askFor(feed, deps)
  if (answer.kind === 'fault') log.info({ feedId, fault: answer.fault }, 'a calendar was not read')
  await work.transaction((within) => takeAnswer(within, feedId, { answer, askedAt }, clock.now()))
}

/** Those of a unit that are older than five minutes; answers with the names of those that do not answer. */
export async function readStaleFeeds(unitId: string, deps: Needs): Promise<string[]> {
  const { stores, clock } = deps
  const oldest = clock.now().getTime() - FRESH_MS
  const isStale = ({ read_at: readAt, asked_at: askedAt, fault }: ListedFeed) =>
    fault === 'stopped'
      ? false
      : fault
        ? (askedAt?.getTime() ?? 0) < oldest
        : (readAt?.getTime() ?? 0) < oldest
  const feeds = await stores.calendarFeeds.listOfUnit(unitId)
  await Promise.all(feeds.filter(isStale).map(({ id }) => readFeed({ feedId: id }, deps)))
  const read = await stores.calendarFeeds.listOfUnit(unitId)
  return read
    .filter(({ fault, paused_at: pausedAt }) => pausedAt || (fault !== null && fault !== 'shrunk'))
    .map(({ name }) => name)
}

async function askFor(feed: ListedFeed, deps: Needs): Promise<Answer> {
  const { config } = deps
  let url: string
  try {
    url = feedSeal(config).open(feed.url_sealed)
  } catch {
    return { kind: 'fault', fault: 'secret-lost', status: null }
  }
  try {
    const { status, headers, body } = await guardedRequest(
      url,
      {
        method: 'GET',
        // Airbnb answers 403 to who does not say what they are.
        headers: {
          'user-agent': 'GuiaDaCidade/1.0 (iCal)',
          accept: 'text/calendar',
          ...(feed.etag && feed.fault === null ? { 'if-none-match': feed.etag } : {}),
        },
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        maxRedirects: MAX_REDIRECTS,
      },
      config.outgoing,
    )
    if (status === 304 && feed.etag) return { kind: 'same' }
    if (status !== 200) return { kind: 'fault', fault: 'status', status: clamped(status) }
    const reading = await readBody(feed.id, body, deps)
    if (reading.fault !== null) return { kind: 'fault', fault: reading.fault, status: null }
    const etag = headers.etag && headers.etag.length <= 300 ? headers.etag : null
    return { kind: 'blocks', blocks: reading.blocks, partial: reading.partial, etag }
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error
    return { kind: 'fault', fault: error.reason, status: null }
  }
}

function readBody(feedId: string, body: Buffer, { work, clock, foreign }: Needs) {
  const today = cityDay(clock.now())
  const mark = {
    begin: () =>
      work.transaction(({ calendarFeeds }) => calendarFeeds.beginReading(feedId, clock.now())),
    end: (isStopped: boolean) =>
      work.transaction(({ calendarFeeds }) => calendarFeeds.endReading(feedId, { isStopped })),
  }
  const read = () => foreign.read(CALENDAR, body, { today, horizon: horizonOf(today) })
  return readMarked(CALENDAR, mark, read).catch((error: unknown) => {
    if (!(error instanceof ForeignRefused)) throw error
    return { fault: error.reason === 'switched-off' ? 'stopped' : 'too-complex' } as const
  })
}

const clamped = (status: number) => (status >= 100 && status <= 599 ? status : null)

/** Under the row of the unit. An answer that was asked for before the last one taken counts for nothing. */
async function takeAnswer(
  within: Within,
  feedId: string,
  { answer, askedAt }: { answer: Answer; askedAt: Date },
  now: Date,
) {
  const { calendarFeeds, nights, jobs } = within
  const known = await calendarFeeds.find(feedId)
  const unit = known && (await holdUnit(within, known.unit_id, now))
  const feed = unit && (await calendarFeeds.find(feedId))
  if (!unit || !feed || (feed.asked_at && feed.asked_at > askedAt)) return
  const state = await settle(within, feed, answer, now)
  const failingSince = state.fault ? (feed.failing_since ?? now) : null
  const isSwitchedOffNow = state.fault === 'stopped' && feed.fault !== 'stopped'
  const isTold = isSwitchedOffNow || isToBeTold({ failingSince, toldAt: feed.told_at }, now)
  await calendarFeeds.save(feedId, {
    ...state,
    asked_at: askedAt,
    failing_since: failingSince,
    told_at: failingSince === null ? null : isTold ? now : feed.told_at,
    next_read_at: nextReading({ portal: feed.portal, failingSince }, now),
  })
  if (isTold) await jobs.add(TELL_FEED_JOB, { feedId })
  // Also where it says the same: an echo of ours may be one no longer.
  if (await nights.rebuildImports(unit.id, now)) announceNights(within, unit.establishmentId)
  else within.changes.announce(Tag.live(topics.stays(unit.establishmentId)))
}

const WELL = { fault: null, fault_status: null, doubted_hash: null, doubted_at: null } as const

/** What of the answer is kept. Whatever is not believed takes no night away. */
async function settle(
  { calendarFeeds }: Within,
  feed: ListedFeed,
  answer: Answer,
  now: Date,
): Promise<FeedState & { fault: FeedFault | null }> {
  if (answer.kind === 'fault') return { fault: answer.fault, fault_status: answer.status }
  if (answer.kind === 'same') return { ...WELL, read_at: now }
  const { blocks, partial, etag } = answer
  if (partial) {
    await calendarFeeds.saveBlocks(feed.id, blocks, { adds: true })
    return { fault: partial, fault_status: null, etag: null }
  }
  const doubt =
    feed.doubted_hash && feed.doubted_at ? { hash: feed.doubted_hash, at: feed.doubted_at } : null
  const before = await calendarFeeds.blocks(feed.id)
  const verdict = judgeReading({ before, now: blocks, doubt }, { today: cityDay(now), at: now })
  await calendarFeeds.saveBlocks(feed.id, blocks, { adds: !verdict.believed })
  if (verdict.believed) return { ...WELL, read_at: now, etag }
  return {
    fault: 'shrunk',
    fault_status: null,
    etag: null,
    doubted_hash: verdict.doubt.hash,
    doubted_at: verdict.doubt.at,
  }
}
