import type { Photo } from '@portal/contract/ground/media/media'
import type {
  ContributionKind,
  ContributionStatus,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import type { ListSort } from '@portal/contract/shared/list-query'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import {
  isAfterPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../../platform/database/list-cursor.ts'
import { photoJson } from '../../../platform/database/photo-json.ts'
import { byLetters, ordersBy, sortedList } from '../../../platform/database/sorted-list.ts'
import { OWN_PAGE } from './contributions.constants.ts'

/** One with all that any of its readers sees of it. */
export type FoundContribution = {
  id: string
  client_id: string
  slug: string
  email: string
  kind: ContributionKind
  title: string
  text: string
  credit_name: string | null
  place: { name: string; sight: { kind: 'beach' | 'attraction'; slug: string } | null } | null
  happened_on: string | null
  is_private: boolean
  consent_version: string
  consented_at: Date
  status: ContributionStatus
  status_reason: string | null
  answer: string | null
  answered_at: Date | null
  published_at: Date | null
  version: number
  created_at: Date
  updated_at: Date
  sender_name: string | null
  photos: Photo[]
  likes: number
  micros: number
}

type Which = {
  status?: ContributionStatus | undefined
  kind?: ContributionKind | undefined
  id?: string | undefined
  search?: string | undefined
  sort?: ListSort | undefined
  cursor?: string | undefined
  limit: number
}

const ORDERS = ordersBy(sql`sent.created_at`, byLetters('sent.title'))

/** One that is still being prepared has no thumbhash, and no files yet. */
const shownPhotos = sql`
  from contribution_photos as shown join media as photo on photo.id = shown.media_id
  where shown.contribution_id = sent.id and photo.status <> 'failed' and not photo.is_private`

const columns = (moment: string) => sql`
  sent.id, sent.client_id, sent.slug, sent.email, sent.kind, sent.title, sent.text, sent.credit_name,
  sent.happened_on, sent.is_private, sent.consent_version, sent.consented_at, sent.status,
  sent.status_reason, sent.answer, sent.answered_at, sent.published_at, sent.version,
  sent.created_at, sent.updated_at, sender.name as sender_name,
  case
    when sight.id is not null then jsonb_build_object('name', sight.name,
      'sight', case when sight.status = 'published'
        then jsonb_build_object('kind', sight.kind, 'slug', sight.slug) end)
    when sent.place_name is not null then jsonb_build_object('name', sent.place_name, 'sight', null)
  end as place,
  (select coalesce(jsonb_agg(${photoJson('photo')} order by shown.position), '[]') ${shownPhotos}) as photos,
  (select count(*) from contribution_likes where contribution_id = sent.id) as likes,
  ${microsOf(moment)} as micros`

/** Only reads; sent-contributions.store.ts writes. */
export function contributionsStore(connection: Connection) {
  return {
    async findPublished(slug: string): Promise<FoundContribution | null> {
      return first(sql`sent.slug = ${slug} and sent.status = 'published'`)
    },

    async find(id: string): Promise<FoundContribution | null> {
      return first(sql`sent.id = ${id}`)
    },

    async findOf(userId: string, id: string): Promise<FoundContribution | null> {
      return first(sql`sent.id = ${id} and sent.user_id = ${userId}`)
    },

    async findByToken(tokenHash: Buffer): Promise<FoundContribution | null> {
      return first(sql`sent.token_hash = ${tokenHash}`)
    },

    async listPublished(
      kind: ContributionKind | undefined,
      after: ListPosition | null,
      limit: number,
    ) {
      const which = sql`sent.status = 'published'
        and ${kind ? sql`sent.kind = ${kind}` : sql`true`}`
      return newest('sent.published_at', which, after, limit)
    },

    /** The newest with a picture, in one statement: for a mosaic on another page. */
    async listLatestPhotos(count: number): Promise<FoundContribution[]> {
      return read(
        'sent.published_at',
        sql`sent.status = 'published' and exists (select 1 ${shownPhotos} and photo.status = 'ready')
          order by sent.published_at desc, sent.id desc limit ${count}`,
      )
    },

    async listOf(userId: string, after: ListPosition | null) {
      return newest('sent.created_at', sql`sent.user_id = ${userId}`, after, OWN_PAGE)
    },

    /** What waits is a queue: the oldest first, where nothing else is asked for. */
    async listForTeam({ status, kind, id, search, sort, cursor, limit }: Which) {
      const list = sortedList(
        ORDERS,
        sort ?? (status === 'pending' ? 'antigos' : 'recentes'),
        'sent.id',
      )
      const which = sql`${status ? sql`sent.status = ${status}` : sql`sent.status <> 'unconfirmed'`}
        and ${kind ? sql`sent.kind = ${kind}` : sql`true`}
        and ${id ? sql`sent.id = ${id}` : sql`true`}
        and ${search ? hasWord(search) : sql`true`}`
      const rows = await read(
        'sent.created_at',
        sql`${which} and ${list.after(cursor)} order by ${list.orderBy} limit ${limit + 1}`,
        list.key,
      )
      return list.toPage(rows, limit)
    },

    /** Addresses for search engines. */
    async listAddresses(limit: number): Promise<{ slug: string; updatedAt: Date }[]> {
      return connection
        .selectFrom('contributions')
        .select(['slug', 'updated_at as updatedAt'])
        .where('status', '=', 'published')
        .orderBy('published_at', 'desc')
        .limit(limit)
        .execute()
    },
  }

  async function newest(
    moment: 'sent.published_at' | 'sent.created_at',
    which: RawBuilder<unknown>,
    after: ListPosition | null,
    limit: number,
  ) {
    const further = after ? isAfterPlace(moment, 'sent.id', after) : sql`true`
    const rows = await read(
      moment,
      sql`${which} and ${further} order by ${sql.ref(moment)} desc, sent.id desc limit ${limit + 1}`,
    )
    return toPage(rows, limit)
  }

  async function first(which: RawBuilder<unknown>): Promise<FoundContribution | null> {
    const [row] = await read('sent.created_at', which)
    return row ?? null
  }

  async function read(
    moment: string,
    which: RawBuilder<unknown>,
    sortKey: RawBuilder<unknown> = sql`0`,
  ) {
    const { rows } = await statement<FoundContribution & { sort_key: number | string }>`
      select ${columns(moment)}, ${sortKey} as sort_key
      from contributions as sent
      left join users as sender on sender.id = sent.user_id
      left join sights as sight on sight.id = sent.sight_id
      where ${which}
    `.execute(connection)
    return rows
  }
}

/** Anywhere in what was written, or in who wrote it. */
const hasWord = (search: string) => sql`strpos(
  lower(concat_ws(' ', sent.title, sent.text, sent.credit_name, sent.place_name, sent.email)),
  ${search.toLocaleLowerCase('pt-BR')}) > 0`
