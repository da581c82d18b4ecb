import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import {
  FEED_MAX_BYTES,
  REPORTED_MAX,
} from '@portal/contract/properties/property-feeds/property-feeds.texts'
import { z } from 'zod'
import { systemActor } from '../../../platform/actor.ts'
import { defineForeign, ForeignRefused } from '../../../platform/foreign/foreign-kind.ts'
import { isSwitchedOff, readMarked } from '../../../platform/foreign/reading-mark.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { COPY_PHOTOS_JOB } from './copy-photos.ts'
import { feedSeal, openSealed } from './feed-secrets.ts'
import { fetchFeed, ReadingFailed } from './fetch-feed.ts'
import { countsOf, importStock, type Plan, planImport, writesNothing } from './import-stock.ts'
import type { Deps, Within } from './property-feeds.feature.ts'
import { CONFIRM_MS, isTooMuchGone, nextReading } from './property-feeds.rules.ts'
import type { Counts, PropertyFeed, Report, ReportedListing } from './property-feeds.store.ts'
import { feedTexts } from './property-feeds.texts.ts'
import type { readStock, Stock } from './read-stock.foreign.ts'
import { TELL_FEED_JOB } from './tell-feed.ts'

export const READ_FEED_JOB = defineJob(
  'property-feeds.read',
  z.object({
    feedId: z.uuid(),
    /** A trial shows what would come and writes nothing of it. */
    kind: z.enum(['trial', 'import']),
  }),
  { key: ({ feedId, kind }) => `${feedId} ${kind}` },
)
type ReadFeed = z.infer<typeof READ_FEED_JOB.data>
type Document = Extract<Awaited<ReturnType<typeof fetchFeed>>, { kind: 'document' }>

/**
 * One reading of a feed. What was read is thrown away where the feed changed meanwhile, as when somebody
 * gave it another address or a second reading was faster.
 */
export async function readFeed({ feedId, kind }: ReadFeed, deps: Deps) {
  const feed = await deps.stores.propertyFeeds.find(feedId)
  if (!feed || (kind === 'import' && feed.state !== 'active')) return
  const startedAt = performance.now()
  const took = () => performance.now() - startedAt
  try {
    const fetched = await fetchDocument(feed, kind, deps)
    if (fetched.kind === 'same') await keepAsItIs(feed, took(), deps)
    else {
      const stock = await judge(feed, fetched.body, deps)
      if (kind === 'trial') await noteTrial(feed, { fetched, stock, tookMs: took() }, deps)
      else await takeStock(feed, { fetched, stock, tookMs: took() }, deps)
    }
  } catch (error) {
    if (!(error instanceof ReadingFailed)) throw error
    const counts = error instanceof DoubtfulStock ? error.counts : {}
    await refuse(feed, kind, { sentence: error.sentence, tookMs: took(), counts }, deps)
  }
}

async function fetchDocument(feed: PropertyFeed, kind: ReadFeed['kind'], deps: Deps) {
  const url = openSealed(feedSeal(deps.config), feed.urlSealed)
  if (url === null) throw new ReadingFailed(feedTexts.reading.urlLost)
  // A stock that waits to be accepted is not the one the other side would compare with.
  const known = kind === 'import' && feed.goodAt && !feed.acceptedHash ? feed : null
  return fetchFeed(url, known, deps)
}

/** 20,000 listings of a hundred tags. A large stock takes some seconds, and is read once a day. */
const STOCK = defineForeign<typeof readStock>('property-feeds.stock', {
  bytes: FEED_MAX_BYTES,
  tags: 5_000_000,
  timeMs: 60_000,
  heapMb: 512,
  resultBytes: 128 * 1024 * 1024,
})

async function judge(
  feed: PropertyFeed,
  body: Buffer,
  { stores, work, clock, foreign }: Deps,
): Promise<Stock> {
  const { city } = siteIdentity(await stores.settings.read())
  const { id: feedId, establishmentId } = feed
  const { codes } = await stores.feedProperties.listTaken({ feedId, establishmentId })
  const mark = {
    begin: () =>
      work.transaction(({ propertyFeeds }) => propertyFeeds.beginParsing(feedId, clock.now())),
    end: (isStopped: boolean) =>
      work.transaction(({ propertyFeeds }) => propertyFeeds.endParsing(feedId, isStopped)),
  }
  const read = () => foreign.read(STOCK, body, { city, codesByHand: codes })
  const stock = await readMarked(STOCK, mark, read).catch((error: unknown) => {
    if (!(error instanceof ForeignRefused)) throw error
    throw new ReadingFailed(feedTexts.reading.foreign(error.reason))
  })
  if ('unreadable' in stock) throw new ReadingFailed(stock.unreadable)
  return stock
}

/** How many of this feed the agency's plan has room for, beside what it keeps by hand. */
async function roomOf(
  within: Pick<Within, 'establishments' | 'feedProperties'>,
  feed: PropertyFeed,
  now: Date,
) {
  const held = await within.establishments.lock(feed.establishmentId, null)
  if (!held) throw new ReadingFailed(feedTexts.notConnected)
  const { properties: most } = await within.establishments.limitsOf(held.listing, now)
  const { byHand } = await within.feedProperties.listTaken({
    feedId: feed.id,
    establishmentId: feed.establishmentId,
  })
  return most === null ? null : Math.max(0, most - byHand)
}

type Read = { fetched: Document; stock: Stock; tookMs: number }

async function noteTrial(feed: PropertyFeed, { fetched, stock, tookMs }: Read, deps: Deps) {
  const now = deps.clock.now()
  await deps.work.transaction(async (within) => {
    const room = await roomOf(within, feed, now)
    const current = await within.propertyFeeds.lock(feed.id)
    if (current?.version !== feed.version) return
    const plan = planImport(stock, await within.feedListings.list(feed.id), room)
    await within.propertyFeeds.noteTrial(feed.id, stock.format)
    await within.propertyFeeds.addReading({
      ...{ feedId: feed.id, kind: 'trial', outcome: 'looked', sentence: null, at: now, tookMs },
      ...{ format: stock.format, bytes: fetched.body.length, stockHash: stock.hash },
      ...countsOf(stock, plan),
      report: reportOf(stock, plan),
    })
  })
}

/** All of a good stock, or nothing of a doubtful one. */
async function takeStock(feed: PropertyFeed, { fetched, stock, tookMs }: Read, deps: Deps) {
  const now = deps.clock.now()
  const { body, etag, lastModified } = fetched
  await deps.work.transaction(async (within) => {
    const room = await roomOf(within, feed, now)
    const current = await within.propertyFeeds.lock(feed.id)
    if (current?.version !== feed.version || current.state !== 'active') return
    const plan = planImport(stock, await within.feedListings.list(feed.id), room)
    const counts = countsOf(stock, plan)
    const doubt = doubtOf(feed, stock, plan)
    if (doubt) throw new DoubtfulStock(doubt, counts)
    const isSame = writesNothing(plan)
    if (!isSame) {
      await importStock(within, feed, plan, now)
      await within.audit.record(systemActor, now, {
        action: 'property-feed.imported',
        subjectId: feed.establishmentId,
        details: { added: counts.added, changed: counts.changed, archived: counts.archived },
      })
      within.changes.announce(...tagsOf(feed.establishmentId))
    }
    await within.feedProperties.confirmOfFeed(feed.id, new Date(now.getTime() - CONFIRM_MS), now)
    await within.propertyFeeds.noteGood(feed.id, {
      ...{ format: stock.format, stockHash: stock.hash, etag, lastModified, at: now },
      nextAt: nextReading(feed.id, now, true),
    })
    await within.propertyFeeds.addReading({
      ...{ feedId: feed.id, kind: 'import', outcome: isSame ? 'same' : 'taken', sentence: null },
      ...{ format: stock.format, at: now, tookMs, bytes: body.length, stockHash: stock.hash },
      ...counts,
      report: reportOf(stock, plan),
    })
    if (plan.added.length + plan.changed.length > 0) {
      await within.jobs.add(COPY_PHOTOS_JOB, { feedId: feed.id })
    }
  })
}

/** What the last good reading said holds; what it did not say is gone for the second time. */
async function keepAsItIs(feed: PropertyFeed, tookMs: number, deps: Deps) {
  const now = deps.clock.now()
  await deps.work.transaction(async (within) => {
    const current = await within.propertyFeeds.lock(feed.id)
    if (current?.version !== feed.version || current.state !== 'active') return
    const known = await within.feedListings.list(feed.id)
    const archived = known.filter(({ missed }) => missed === 1)
    const ids = archived.map(({ propertyId }) => propertyId)
    await within.feedListings.noteMissed(
      feed.id,
      archived.map(({ code }) => code),
    )
    if ((await within.feedProperties.archiveOfFeed(feed.id, ids, now)) > 0) {
      within.changes.announce(...tagsOf(feed.establishmentId))
    }
    await within.feedProperties.confirmOfFeed(feed.id, new Date(now.getTime() - CONFIRM_MS), now)
    const { etag, lastModified } = feed
    await within.propertyFeeds.noteGood(feed.id, {
      ...{ format: null, stockHash: null, etag, lastModified, at: now },
      nextAt: nextReading(feed.id, now, true),
    })
    await within.propertyFeeds.addReading({
      ...{ feedId: feed.id, kind: 'import', outcome: 'same', sentence: null, format: feed.format },
      ...{ at: now, tookMs, bytes: 0, stockHash: feed.stockHash },
      ...{ archived: archived.length, report: { warnings: [], listings: [] } },
    })
  })
}

/** Of a stock that is not believed its owner sees what it would have done. */
class DoubtfulStock extends ReadingFailed {
  readonly counts: Counts
  constructor(sentence: string, counts: Counts) {
    super(sentence)
    this.counts = counts
  }
}

/** Why a stock is not believed; one that the owner looked at is. */
function doubtOf(feed: PropertyFeed, stock: Stock, plan: Plan): string | null {
  if (stock.listings.length === 0) return feedTexts.reading.nothing
  if (feed.acceptedHash?.equals(stock.hash)) return null
  // Those that were missing last time too have been doubted once.
  const gone = plan.gone.length
  return isTooMuchGone(gone, plan.live) ? feedTexts.reading.tooManyGone(gone, plan.live) : null
}

type Refusal = { sentence: string; tookMs: number; counts: Partial<Counts> }

/** The last good copy stays. Of a feed that worked so far its people are told, once. */
async function refuse(
  feed: PropertyFeed,
  kind: ReadFeed['kind'],
  { sentence, tookMs, counts }: Refusal,
  deps: Deps,
) {
  const now = deps.clock.now()
  await deps.work.transaction(async ({ propertyFeeds, jobs }) => {
    const current = await propertyFeeds.lock(feed.id)
    if (current?.version !== feed.version) return
    const isOff = isSwitchedOff(current.stoppedReadings)
    if (kind === 'trial' && !isOff) await propertyFeeds.noteTrial(feed.id, null)
    else {
      const nextAt = nextReading(feed.id, now, false)
      await propertyFeeds.noteBad(feed.id, { failure: sentence, at: now, nextAt })
      if (!current.toldAt || isOff) await jobs.add(TELL_FEED_JOB, { feedId: feed.id })
    }
    await propertyFeeds.addReading({
      ...{ feedId: feed.id, kind, outcome: 'refused', sentence, format: feed.format, at: now },
      ...{ tookMs, bytes: 0, stockHash: null, report: { warnings: [], listings: [] } },
      ...counts,
    })
  })
  deps.log.warn({ feed: feed.id, sentence }, 'a feed of properties was not taken')
}

const tagsOf = (establishmentId: string) => [Tag.propertiesOf(establishmentId), Tag.properties]

/** First what somebody has to look at, then what comes. */
function reportOf({ warnings }: Stock, plan: Plan): Report {
  const reported = (
    listings: Stock['listings'],
    outcome: ReportedListing['outcome'],
  ): ReportedListing[] =>
    listings.map(({ code, content, warnings: sentences }) => ({
      ...{ code, title: content.title, outcome, sentences },
    }))
  const taken = [
    ...reported(plan.added, 'added'),
    ...reported(plan.changed, 'changed'),
    ...reported(plan.unchanged, 'unchanged'),
  ]
  const refused = plan.refused.map(
    ({ code, title, reasons }): ReportedListing => ({
      ...{ code: code.slice(0, 60), title, outcome: 'refused', sentences: reasons },
    }),
  )
  const warned = taken.filter(({ sentences }) => sentences.length > 0)
  const plain = taken.filter(({ sentences }) => sentences.length === 0)
  return { warnings, listings: [...refused, ...warned, ...plain].slice(0, REPORTED_MAX) }
}
