import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { ModuleName } from '@portal/contract/guide/establishments/vocabulary'
import type { InboxKind, Urgency } from '@portal/contract/guide/inbox/inbox-kinds'
import type { ConnectionKind } from '@portal/contract/guide/team/connections'
import type { MemberRole } from '@portal/contract/guide/team/team-rights'
import type { TopicName } from '@portal/contract/live/topics'
import type { PolicySection } from '@portal/contract/people/legal/policy-sections'
import type { InboxItem } from '@portal/contract/portal/workplace/business-inbox'
import type { Cost, TeamAccess, TeamKind } from '@portal/contract/portal/workplace/team-inbox-kinds'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { FastifyInstance } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { PersonKey, ProvedEmail } from './auth/proved-email.ts'
import type { Connection } from './database/database.ts'
import type { ListPosition } from './database/list-cursor.ts'
import type { PersonNames, PersonRows } from './database/person-rows.ts'
import type { DB } from './database/schema.generated.ts'
import type { AddressedObject } from './http/objects-first.ts'
import type { DecidedThing } from './http/own-decisions.ts'
import type { SitemapEntry, SitemapSource } from './http/sitemaps.ts'
import type { TopicRule } from './live/live.routes.ts'
import type { Tag } from './live/tags.ts'
import type { Job } from './queue/job.ts'

type Register<Deps> = (app: FastifyInstance, deps: Deps) => void | Promise<void>

/**
 * What a feature is to the rest of the portal, said once: the app, the worker, the migration and the
 * tests read it from here. `server/src/features.ts` lists them all.
 */
export type Feature<Deps> = {
  /** Its folder. */
  name: string
  /** Tables that only this feature writes; others may read them in a join. Checked by machine. */
  owns: readonly string[]
  stores: Record<string, (connection: Connection) => object>
  /** What it needs of others: `store.method`, or the name of a port. Nothing else is handed in. */
  uses: readonly string[]
  /** What others may use that is more than a statement of a store. */
  ports?: Record<string, (deps: Deps, ...rest: never[]) => unknown>
  routes?: readonly Register<Deps>[]
  /** What the addresses of its routes name: a refusal of input is for who finds it there. Checked by a test. */
  objects?: readonly AddressedObject<Deps>[]
  /** What of it the team decides about, and whose it is: nobody decides about their own. */
  decisions?: readonly DecidedThing[]
  /** Routes whose answers are compressed once, or never: files, pictures, feeds. */
  files?: readonly Register<Deps>[]
  /** Topics of the live channel that are its own, and who may join each. */
  topics?: Readonly<Partial<Record<TopicName, TopicRule<Deps>>>>
  jobs?: readonly Job<Deps>[]
  /** Those of its jobs that remove what has been kept long enough. */
  retention?: readonly Job<Deps>[]
  sitemap?: {
    /** Pages that are few. */
    pages?: (deps: Deps) => Promise<SitemapEntry[]>
    /** Pages that are many, by the name of their sitemap. */
    sources?: (deps: Deps) => Record<string, SitemapSource>
    /** Sitemaps in a format of their own, which the feature serves itself. */
    others?: readonly string[]
  }
  /** Kinds of documents it puts in the search index (server/sql). */
  search?: readonly string[]
  person?: PersonPart<Deps>
  connections?: ConnectionsPart<Deps>
  /** What of it moves along when two entries turn out to be one business. */
  onMerge?: MergePart<Deps>
  /** Photos that are named elsewhere than in a column of their own. */
  photos?: PhotosPart<Deps>
  /** What of it a business has to answer; its inbox knows it from here. */
  waits?: readonly WaitingPart<Deps>[]
  /** What of it waits for the team of the portal; "Hoje" knows it from here. */
  teamWaits?: readonly TeamWaitingPart[]
}

/**
 * One kind of what waits for the team. All kinds are put in one order by one statement, so that what
 * colleagues say of a thing (whose, until when, later) counts whatever its kind.
 */
export type TeamWaitingPart = {
  kind: TeamKind
  who: TeamAccess
  cost: Cost
  /** Whether a decision of the portal ends it; what happens outside ends by a word of the team. */
  isDecided: boolean
  /** Selects id (text), since and due_at, by an index of what waits. */
  waiting(now: Date): RawBuilder<unknown>
  /** Of those ids, selects id (text), title, about, word, opens, version and establishment_id. */
  told(ids: RawBuilder<unknown>, now: Date): RawBuilder<unknown>
}

/** One kind of what waits for an answer. Each read is one statement, bounded and by an index. */
export type WaitingPart<Deps> = {
  kind: InboxKind
  urgency: Urgency
  /** The first that fall due at one business, as somebody of that role sees them. */
  list(deps: Deps, at: WaitingAt): Promise<WaitingRow[]>
  /** Of those businesses; where nothing waits may be left out. */
  count(deps: Deps, establishmentIds: readonly string[]): Promise<WaitingCount[]>
}

export type WaitingAt = {
  establishmentId: string
  role: MemberRole
  /** Where the page before ended, by the moment of falling due. */
  after: ListPosition | null
  limit: number
}

type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never
/** `micros` is when it falls due. */
export type WaitingRow = ListPosition & {
  since: Date
  what: Without<RowOf<typeof InboxItem>, 'id' | 'urgency' | 'since' | 'due_at'>
}
export type WaitingCount = { establishment_id: string; count: number }

/** A key, a feed or an invitation of a business. */
export type Connected = {
  kind: ConnectionKind
  id: string
  name: string
  since: Date | null
  isPaused: boolean
}

/** What a feature connects to a business from outside. Whose table keeps a secret of one has this: checked by a test. */
type ConnectionsPart<Deps> = {
  list(within: StoresOf<Deps>, establishmentId: string): Promise<Connected[]>
  /** Whoever knew them loses them; what is read or called waits for who runs the business now. */
  revoke(within: StoresOf<Deps>, establishmentId: string, now: Date): Promise<void>
}

/** Two entries of one business: what is left with the one goes to the other. */
export type Merged = { from: string; to: string }

export type MovedParts = {
  /** How many came along, as the record of the merge names them. */
  counts?: Partial<MovedCounts>
  /** What each of the two listed: what the kept one has already stays behind. */
  catalogues?: { moved: CatalogueKind[]; left: CatalogueKind[] }
  /** Parts of a page whose content came along. */
  modules?: ModuleName[]
}
type MovedCounts = { offers: number; orders: number; units: number; properties: number }

type MergePart<Deps> = {
  /** Before the others: what people wait for is held before what it is made of. */
  isFirst?: boolean
  move(within: StoresOf<Deps>, pair: Merged, now: Date): Promise<MovedParts>
}

type PhotosPart<Deps> = {
  /** What is remembered with this photo on it. */
  tagsOf?(within: StoresOf<Deps>, id: string): Promise<Tag[]>
  /** Another photo stands where this one was named. */
  replace?(within: StoresOf<Deps>, id: string, newId: string, now: Date): Promise<unknown>
}

export type Joined = { email: string; name: string; origin: string; acceptsPromotions: boolean }
export type Consent = { granted: boolean; origin: string }

/** What was taken off the air, as the record counts it. */
export type Hidden = { reviews_hidden: number; contributions_hidden: number }

/** What a feature knows of a person, and how that is forgotten. */
type PersonPart<Deps> = {
  /** Where the privacy policy tells people of it; a test looks for it in the version that is published last. */
  policy: PolicySection
  /** Tables with rows about a person, and the column that names them. */
  tables?: Readonly<Partial<Record<keyof DB, string>>>
  /** What is theirs by another way than such a column. */
  collect?(rows: PersonRows, person: PersonKey): Promise<Partial<Record<keyof DB, Row[]>>>
  /** How the person reads the tables and columns of both. */
  names: PersonNames
  /** What had waited for them to prove an e-mail or a WhatsApp number. Asked again, it changes nothing. */
  whenProved?(within: StoresOf<Deps>, userId: string, now: Date): Promise<void>
  /** They are known by another address now, which has been proved. */
  whenEmailMoves?(within: StoresOf<Deps>, person: PersonKey, to: ProvedEmail): Promise<void>
  whenSignedUp?(within: StoresOf<Deps>, joined: Joined, now: Date): Promise<void>
  /** They gave or took back the consent to promotions. */
  whenConsenting?(
    within: StoresOf<Deps>,
    person: PersonKey,
    consent: Consent,
    now: Date,
  ): Promise<void>
  /** They were blocked, and what they wrote with them: taken off the air, not removed. */
  hide?(within: StoresOf<Deps>, userId: string, reason: string, now: Date): Promise<Partial<Hidden>>
  /** Runs before the account is removed; what it answers with, after. */
  erase?(
    within: StoresOf<Deps>,
    person: PersonKey,
    now: Date,
  ): Promise<void | (() => Promise<void>)>
}

type Row = Record<string, unknown>

/** What `work.transaction` hands to the work. */
type StoresOf<Deps> = Deps extends {
  work: { transaction(work: (stores: infer Stores) => Promise<unknown>): Promise<unknown> }
}
  ? Stores
  : never

export function defineFeature<Deps>(description: Feature<Deps>): Feature<Deps> {
  return description
}
