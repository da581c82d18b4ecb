import type pg from 'pg'
import { Registry } from 'prom-client'
import { createBusinessInbox } from './business-inbox.ts'
import { connectionsWithin } from './connections.ts'
import { COPY_AVATAR_JOB } from './features/people/accounts/avatars.rules.ts'
import { notificationsWithin } from './features/people/notifications/tell.ts'
import { type SearchStore, searchStore } from './features/portal/search/search.store.ts'
import { vocabularyStore } from './features/portal/search/vocabulary.store.ts'
import { type Bound, bindPorts, bindStores, type Ports, type Stores } from './features.ts'
import { mergesWithin } from './merges.ts'
import {
  cityMapFolder,
  fontsFolder,
  foreignThreadFile,
  migrationsFolder,
  webBuildFolder,
} from './paths.ts'
import { personalDataWithin } from './personal-data.ts'
import { photoUsesWithin } from './photo-uses.ts'
import { systemActor } from './platform/actor.ts'
import { type Auth, createAuth } from './platform/auth/auth.ts'
import { createIdentify, type Identify } from './platform/auth/identity.ts'
import { createPasswords, type Passwords } from './platform/auth/password.ts'
import type { CardsPort } from './platform/cards/cards-port.ts'
import { createCards } from './platform/cards/create-cards.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import { type Connection, connect, runSql } from './platform/database/database.ts'
import {
  type Announcing,
  createUnitOfWork,
  type UnitOfWork,
} from './platform/database/unit-of-work.ts'
import { createForeign, type Foreign } from './platform/foreign/foreign.ts'
import { PublicReads } from './platform/http/public-reads.ts'
import { createImages, type Images } from './platform/images/images.ts'
import { type ConcurrencyLimit, limitConcurrency } from './platform/limit-concurrency.ts'
import { createSensitiveCalls, type SensitiveCalls } from './platform/limits/sensitive-calls.ts'
import { ChangeBus, publishChanges, tell } from './platform/live/change-bus.ts'
import { liveStore } from './platform/live/live.store.ts'
import { LiveHub } from './platform/live/live-hub.ts'
import { Tag, topicsIn } from './platform/live/tags.ts'
import type { Log } from './platform/log.ts'
import { createMailSender, createMailTransport, type MailSender } from './platform/mail/mail.ts'
import { PageAnswers } from './platform/page-answers.ts'
import { createPix } from './platform/pix/create-pix.ts'
import type { PixPort } from './platform/pix/pix-port.ts'
import { createEachItem, type EachItem } from './platform/queue/each-item.ts'
import type { JobSender } from './platform/queue/job.ts'
import { openSender } from './platform/queue/queue.ts'
import { createSeal, type Seal } from './platform/seal.ts'
import { createSecurityEvents, type SecurityEvents } from './platform/security-events.ts'
import { createServiceWatch, type ServiceWatch, watched } from './platform/service-watch.ts'
import { createStorage } from './platform/storage/create-storage.ts'
import { createScratchFolder, type ScratchFolder } from './platform/storage/scratch-folder.ts'
import type { Storage } from './platform/storage/storage.ts'
import { startTracing } from './platform/tracing/start-tracing.ts'
import { createOpenMeteo } from './platform/weather/open-meteo.ts'
import type { WeatherPort } from './platform/weather/weather-port.ts'
import { createTeamInbox } from './team-inbox.ts'

const UPLOADS_AT_ONCE = 4

/** What every feature may ask for. Built once per process, handed in. */
type PlatformDeps = {
  config: Config
  log: Log
  clock: Clock
  pool: pg.Pool
  searchPool: pg.Pool
  connection: Connection
  /** Asks the index of everything, on one connection for as long as it takes, when it is one's turn. */
  searching: <Answer>(ask: (search: SearchStore) => Promise<Answer>) => Promise<Answer>
  reads: PublicReads
  bus: ChangeBus
  /** Who watches what on this node. */
  live: LiveHub
  /** Pages this node has answered, until they are written. */
  pageAnswers: PageAnswers
  /** What features measure, served with the metrics of the node. */
  meters: Registry
  sensitiveCalls: SensitiveCalls
  securityEvents: SecurityEvents
  auth: Auth
  passwords: Passwords
  /** Who sends a request; null for a visitor. */
  identify: Identify
  /** How calls to the outside world end. */
  services: ServiceWatch
  /** For jobs: goes through a list, past what fails. */
  eachItem: EachItem
  /** For jobs: a request never waits for a mail server. */
  mail: MailSender
  /** Photos and their derivatives. */
  storage: Storage
  scratch: ScratchFolder
  /** Limits how many uploads are received at once: more would take as long and delay pages. */
  uploadSlots: ConcurrencyLimit
  images: Images
  /** What strangers wrote is read here, and nowhere else. */
  foreign: Foreign
  /** Null where no bank is configured: nothing can be paid. */
  pix: PixPort | null
  /** Null where no provider of cards is configured. */
  cards: CardsPort | null
  /** Null where no provider of weather is configured. Jobs ask it, requests never do. */
  weather: WeatherPort | null
  /** Closes the documents of buyers. */
  documentSeal: Seal
  folders: { fonts: string; webBuild: string; cityMap: string; migrations: string }
  /** What the manifests say to wait for an answer of a business. */
  businessInbox: ReturnType<typeof createBusinessInbox>
  /** What they say to wait for the team. */
  teamInbox: ReturnType<typeof createTeamInbox>
  close(): Promise<void>
}

/** What every write has at hand beside the stores. */
type InEveryWrite = {
  jobs: JobSender
  audit: Pick<Stores['audit'], 'record'>
  personalData: ReturnType<typeof personalDataWithin>
  connections: ReturnType<typeof connectionsWithin>
  merges: ReturnType<typeof mergesWithin>
  photoUses: ReturnType<typeof photoUsesWithin>
  /** Tells people, wherever they are. */
  notifications: ReturnType<typeof notificationsWithin>
}

/** All that there is: for what composes features, for seeds and for tests. */
export type Deps = PlatformDeps & {
  /** For reads, outside any transaction. */
  stores: Stores
  /** For writes. */
  work: UnitOfWork<Stores & InEveryWrite>
  ports: Ports
}

type StoreOf<Use> = Use extends `${infer Store}.${string}` ? Store : never
type MethodOf<Use, Store> = Use extends `${Store & string}.${infer Method}` ? Method : never
/** Only the methods that are named, as `store.method`. */
type UsedStores<Uses> = {
  [Store in StoreOf<Uses> & keyof Stores]: Pick<
    Stores[Store],
    MethodOf<Uses, Store> & keyof Stores[Store]
  >
}

/** What one feature is handed: its own stores, and of other features what it says it uses. */
export type FeatureDeps<Own, Uses = never> = PlatformDeps & {
  stores: Bound<Own> & UsedStores<Uses>
  work: UnitOfWork<Bound<Own> & UsedStores<Uses> & InEveryWrite>
  ports: Pick<Ports, Uses & keyof Ports>
}

/** What a feature's write has at hand inside its transaction. */
export type WithinOf<Some extends { work: unknown }> =
  Some['work'] extends UnitOfWork<infer Held> ? Held & Announcing : never

/** What may stand in the `uses` of a feature. */
export type Use =
  | { [Store in keyof Stores]: `${Store}.${keyof Stores[Store] & string}` }[keyof Stores]
  | keyof Ports

export async function createDeps(
  config: Config,
  log: Log,
  overrides: { clock?: Clock; passwords?: Passwords } = {},
): Promise<Deps> {
  const clock = overrides.clock ?? systemClock
  // Before the first connection, whose statements are parts of traces.
  const stopTracing = await startTracing(config, log)
  const { db, pool } = connect({ ...config.database, log, name: 'portal' })
  const searches = connectForSearches(config, log)
  const bus = new ChangeBus(config.database.directUrl, log, (part) => tell(db, part))
  const reads = new PublicReads(clock)
  reads.cache.follow(bus)
  const sender = await openSender({ url: config.database.url, log })
  const securityEvents = createSecurityEvents({ log, clock, secret: config.auth.secret })
  const documentSeal = createSeal(config.auth.secret, 'buyer documents')
  const work = createUnitOfWork({
    connection: db,
    log,
    storesFor: (transaction, changes) => {
      const bound = bindStores(transaction)
      const audit: typeof bound.audit = {
        ...bound.audit,
        async record(actor, at, entry) {
          await bound.audit.record(actor, at, entry)
          changes.whenCommitted(() => securityEvents.done(entry.action))
        },
      }
      const sessions = tellingStreams(bound.sessions, changes)
      const stores = { ...bound, audit, sessions, jobs: sender.within(transaction) }
      const notifications = notificationsWithin(() => ({ ...stores, changes }))
      const connections = connectionsWithin(() => ({ ...stores, changes }))
      // Each manifest is handed all that there is; its own types let it see what it declares.
      const forManifests = () => ({ ...stores, changes, connections, notifications }) as never
      const merges = mergesWithin(forManifests)
      const photoUses = photoUsesWithin(forManifests)
      const personalData = personalDataWithin(transaction, forManifests, documentSeal)
      return { ...stores, personalData, connections, merges, photoUses, notifications }
    },
    async publish(transaction, tags) {
      const topics = topicsIn(tags)
      if (topics.length > 0) await liveStore(transaction).count(topics)
      return publishChanges(transaction, tags)
    },
    async afterCommit(tags, messageId) {
      bus.emit('changed', tags)
      await bus.waitForEcho(messageId)
    },
  })
  const stores = {
    ...bindStores(db),
    vocabulary: {
      ...vocabularyStore(searches.db),
      lookUp: (...asked: Parameters<Stores['vocabulary']['lookUp']>) =>
        searches.hold((held) => vocabularyStore(held).lookUp(...asked)),
    },
  }
  const passwords =
    overrides.passwords ?? createPasswords({ memoryKib: config.auth.passwordHashKib })
  // Made when first asked for: it looks Google up, and a worker or a command asks for nobody.
  const auth = lazily(() =>
    createAuth({
      config,
      passwords,
      connection: db,
      log,
      onPersonCreated: (userId) =>
        work.transaction(async ({ audit, consents, jobs }) => {
          await consents.recordLegal(userId, 'google', clock.now())
          await audit.record(systemActor, clock.now(), {
            action: 'account.signed-up',
            subjectId: userId,
            details: { via: 'google' },
          })
          await jobs.add(COPY_AVATAR_JOB, { userId })
        }),
    }),
  )
  const services = createServiceWatch(clock)
  const foreign = createForeign({ thread: foreignThreadFile, log })
  const host = new URL(config.publicOrigin).hostname
  const mailServer = watched(createMailTransport({ ...config.mail, host }), 'mail', services)
  const mail = createMailSender(mailServer, {
    refusedAddresses: stores.refusedAddresses,
    clock,
    log,
  })
  const storage = watched(await createStorage(config), 'storage', services)
  const deps: Deps = {
    config,
    log,
    clock,
    pool,
    searchPool: searches.pool,
    connection: db,
    searching: (ask) => searches.hold((held) => ask(searchStore(held))),
    stores,
    work,
    reads,
    bus,
    live: new LiveHub({
      bus,
      log,
      maxStreams: config.liveStreams,
      readVersions: stores.live.readVersions,
    }),
    pageAnswers: new PageAnswers(config.pageLog === null),
    meters: new Registry(),
    securityEvents,
    sensitiveCalls: createSensitiveCalls(pool, { factor: config.sensitiveLimitsFactor }),
    get auth() {
      return auth()
    },
    passwords,
    identify: createIdentify({
      auth,
      adminSecondFactor: config.auth.adminSecondFactor,
      readStanding: (userId) => stores.accounts.standing(userId, clock.now()),
    }),
    services,
    eachItem: createEachItem({ failedWork: stores.failedWork, clock, log }),
    mail,
    storage,
    scratch: createScratchFolder(config.storage.scratchFolder),
    uploadSlots: limitConcurrency(UPLOADS_AT_ONCE),
    images: createImages({ fontsFolder, foreign, ...config.images }),
    foreign,
    pix: config.pix && watched(createPix(config.pix), 'pix', services),
    cards: config.cards && watched(createCards(config.cards), 'cards', services),
    weather: config.weather && watched(createOpenMeteo(config.weather), 'weather', services),
    documentSeal,
    folders: {
      ...{ fonts: fontsFolder, webBuild: webBuildFolder },
      ...{ cityMap: cityMapFolder, migrations: migrationsFolder },
    },
    ports: bindPorts(() => deps),
    businessInbox: createBusinessInbox(() => deps),
    teamInbox: createTeamInbox(() => deps),
    async close() {
      mail.close()
      storage.close()
      await foreign.close()
      await bus.close()
      await sender.close()
      await searches.db.destroy()
      await db.destroy()
      await stopTracing()
    },
  }
  return deps
}

/** A stream outlives the request that opened it: whoever ends sessions tells those who watch by them. */
function tellingStreams(
  sessions: Stores['sessions'],
  changes: { announce(...tags: Tag[]): void },
): Stores['sessions'] {
  const telling =
    <Rest extends unknown[]>(end: (userId: string, ...rest: Rest) => Promise<number>) =>
    (userId: string, ...rest: Rest) => {
      changes.announce(Tag.rights(userId))
      return end(userId, ...rest)
    }
  return {
    ...sessions,
    end: telling(sessions.end),
    endAll: telling(sessions.endAll),
    endOthers: telling(sessions.endOthers),
  }
}

/**
 * Searches have connections of their own, a few: who asks while all are busy waits in line, and nobody
 * else waits for a search. Their statements are few and always best run the same way, whatever is asked
 * for; left to itself PostgreSQL plans those of rare words anew each time, which takes longer than they do.
 */
function connectForSearches({ database }: Config, log: Log) {
  const { db, pool } = connect({
    ...database,
    poolSize: database.searchesAtOnce,
    settings: '-c plan_cache_mode=force_generic_plan',
    log,
    name: 'portal-search',
  })
  const hold = <Answer>(ask: (held: Connection) => Promise<Answer>) =>
    database.isPooled
      ? // Behind a pool a connection is held, and a setting kept, no longer than a transaction.
        db.transaction().execute(async (held) => {
          await runSql(held, 'set local plan_cache_mode = force_generic_plan')
          return ask(held)
        })
      : db.connection().execute(ask)
  return { db, pool, hold }
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
