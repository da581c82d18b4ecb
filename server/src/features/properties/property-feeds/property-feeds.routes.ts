import * as contract from '@portal/contract/properties/property-feeds/property-feed'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { isSwitchedOff } from '../../../platform/foreign/reading-mark.ts'
import { route } from '../../../platform/http/route.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { connectCrm, disconnectCrm, repeatLeads } from './connect-crm.ts'
import { confirmFeed, connectFeed, disconnectFeed, importNow, tryFeed } from './connect-feed.ts'
import type { Deps } from './property-feeds.feature.ts'
import { isReading } from './property-feeds.rules.ts'
import type { PropertyFeed, Reading } from './property-feeds.store.ts'

const MOST_FEEDS = 500

export function propertyFeedsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock, sensitiveCalls } = deps

  async function present(
    id: string,
    actor: Person,
  ): Promise<RowOf<typeof contract.PropertyFeedSettings>> {
    const role = await stores.team.roleOf(id, actor.userId)
    requireRightOrAdministrator(actor, role, 'connections.see', id)
    const feed = await stores.propertyFeeds.findOfPlace(id)
    const crm = await stores.propertyCrms.find(id)
    const agency = await stores.propertyFeeds.findAgency(id)
    return {
      feed: feed && (await presentFeed(feed, deps)),
      crm: crm && {
        host: crm.host,
        delivered_at: crm.deliveredAt,
        failure: crm.failedAt && crm.failure ? { at: crm.failedAt, sentence: crm.failure } : null,
        ...(await stores.propertyCrms.countPushes(id)),
      },
      has_properties: agency?.hasModule ?? false,
      may: { edit: mayOrAdministrates(actor, role, 'connections.edit') },
    }
  }
  /** Each asks somebody else's machine for a file of megabytes. */
  const spend = (actor: Person) => sensitiveCalls.spend('property-feed', actor.userId)

  route(app, contract.readPropertyFeed, ({ params: { id }, actor }) => present(id, actor))
  route(app, contract.connectPropertyFeed, async ({ params: { id }, body, actor }) => {
    await spend(actor)
    await connectFeed(actor, { establishmentId: id, url: body.url }, deps)
    return present(id, actor)
  })
  route(app, contract.tryPropertyFeed, async ({ params: { id }, actor }) => {
    await spend(actor)
    await tryFeed(actor, id, deps)
    return present(id, actor)
  })
  route(app, contract.confirmPropertyFeed, async ({ params: { id }, body, actor }) => {
    await confirmFeed(actor, { establishmentId: id, hash: body.hash }, deps)
    return present(id, actor)
  })
  route(app, contract.importPropertyFeed, async ({ params: { id }, actor }) => {
    await spend(actor)
    await importNow(actor, id, deps)
    return present(id, actor)
  })
  route(app, contract.disconnectPropertyFeed, async ({ params: { id }, actor }) => {
    await disconnectFeed(actor, id, deps)
    return present(id, actor)
  })
  route(app, contract.connectPropertyCrm, async ({ params: { id }, body, actor }) => {
    await connectCrm(actor, { establishmentId: id, ...body }, deps)
    return present(id, actor)
  })
  route(app, contract.disconnectPropertyCrm, async ({ params: { id }, actor }) => {
    await disconnectCrm(actor, id, deps)
    return present(id, actor)
  })
  route(app, contract.repeatPropertyLeads, async ({ params: { id }, actor }) => {
    await repeatLeads(actor, id, deps)
    return present(id, actor)
  })
  route(app, contract.listPropertyFeeds, async () => {
    const feeds = await stores.propertyFeeds.listAll(MOST_FEEDS)
    return {
      feeds: feeds.map(({ establishment, host, format, state, kept, goodAt, crm, ...feed }) => ({
        ...{ establishment, host, format, state, kept, crm },
        good_at: goodAt,
        failure: failureOf(feed),
      })),
    }
  })

  async function presentFeed(
    feed: PropertyFeed,
    { stores }: Deps,
  ): Promise<RowOf<typeof contract.PropertyFeed>> {
    const readings = await stores.propertyFeeds.listReadings(feed.id)
    const [newest] = readings
    // One that stopped its reader too often is read when somebody asks for it.
    const isReadByClock = feed.state === 'active' && !isSwitchedOff(feed.stoppedReadings)
    return {
      host: feed.host,
      format: feed.format,
      state: feed.state,
      is_reading: isReading(feed.readingSince, clock.now()),
      good_at: feed.goodAt,
      next_at: isReadByClock ? feed.nextAt : null,
      failure: failureOf(feed),
      kept: await stores.feedProperties.countShown(feed.id),
      ...(await photosOf(feed, deps)),
      readings: readings.map(presentReading),
      trial: newest?.kind === 'trial' ? presentTrial(newest) : null,
    }
  }
}

/** While the account has no room the ones that wait do not come, and its owner reads why. */
async function photosOf(feed: PropertyFeed, { stores, ports }: Deps) {
  const waiting = await stores.feedPhotos.countWaiting(feed.id)
  const agency = waiting > 0 ? await stores.propertyFeeds.findAgency(feed.establishmentId) : null
  const stopped = agency?.ownerId ? await ports.whyNoPhotoRoom(agency.ownerId) : null
  return { photos_waiting: waiting, photos_stopped: stopped }
}

const failureOf = ({ failingSince, failure }: Pick<PropertyFeed, 'failingSince' | 'failure'>) =>
  failingSince && failure ? { since: failingSince, sentence: failure } : null

function presentReading(reading: Reading): RowOf<typeof contract.FeedReading> {
  const { id, kind, outcome, sentence, format, at } = reading
  const { found, added, changed, unchanged, gone, archived, refused } = reading
  return {
    ...{ id, kind, outcome, sentence, format },
    at,
    counts: { found, added, changed, unchanged, gone, archived, refused },
  }
}

function presentTrial(reading: Reading): NonNullable<RowOf<typeof contract.PropertyFeed>['trial']> {
  const { report, stockHash, found, refused } = reading
  return {
    reading: presentReading(reading),
    hash: found > refused ? (stockHash?.toString('hex') ?? null) : null,
    warnings: report.warnings,
    listings: report.listings,
  }
}
