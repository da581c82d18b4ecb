import type {
  IssueStatus,
  NewsletterTopic,
} from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { NEWSLETTER_TOPICS } from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { type Selectable, sql } from 'kysely'
import { bool, int4, selected, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { NewsletterIssues } from '../../../platform/database/schema.generated.ts'
import type { DeliveryOutcome, Gathered, Issue, IssueWords } from './issues.rules.ts'

type Row = Selectable<NewsletterIssues> & { outcome: DeliveryOutcome }

/** Subscribed to the topic, with a confirmed address. */
const eligible = (topic: unknown) => bool`
  reader.is_active and ${topic}::text = any(reader.topics) and (reader.confirmed_at is not null
    or exists (select 1 from users where users.email = reader.email and users.email_verified))`

const outcome = selected<DeliveryOutcome>`(
  select jsonb_build_object(
    'readers', count(*)::int,
    'waiting', (count(*) filter (where state in ('pending', 'sending')))::int,
    'sent', (count(*) filter (where state = 'sent'))::int,
    'failed', (count(*) filter (where state = 'failed'))::int,
    'skipped', (count(*) filter (where state = 'skipped'))::int,
    'unknown', (count(*) filter (where state = 'unknown'))::int)
  from newsletter_deliveries where issue_id = newsletter_issues.id)`

/** Owns the issues of the newsletter and which readers received each. */
export function newsletterIssuesStore(connection: Connection) {
  const all = () =>
    connection.selectFrom('newsletter_issues').selectAll().select(outcome.as('outcome'))

  return {
    async list(limit: number): Promise<Issue[]> {
      const rows = await all().orderBy('created_at', 'desc').limit(limit).execute()
      return rows.map(toIssue)
    },

    async find(id: string): Promise<Issue | null> {
      const row = await all().where('id', '=', id).executeTakeFirst()
      return row ? toIssue(row) : null
    },

    async lock(id: string): Promise<Issue | null> {
      await sql`select 1 from newsletter_issues where id = ${id} for update`.execute(connection)
      return this.find(id)
    },

    async create(words: IssueWords, now: Date): Promise<string> {
      const { id } = await connection
        .insertInto('newsletter_issues')
        .values({ ...toColumns(words), created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async saveWords(id: string, words: IssueWords, now: Date) {
      await update(id, { ...toColumns(words), updated_at: now })
    },

    async setStatus(
      id: string,
      change: { status: IssueStatus; sendAt?: Date | null; finishedAt?: Date },
      now: Date,
    ) {
      await update(id, {
        status: change.status,
        ...(change.sendAt === undefined ? {} : { send_at: change.sendAt }),
        ...(change.finishedAt ? { finished_at: change.finishedAt } : {}),
        updated_at: now,
      })
    },

    async removeDraft(id: string): Promise<boolean> {
      const { numDeletedRows } = await connection
        .deleteFrom('newsletter_issues')
        .where('id', '=', id)
        .where('status', '=', 'draft')
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async countReaders(topic: NewsletterTopic): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::int as count from newsletter as reader where ${eligible(topic)}
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** Where an administrator's test goes. */
    async emailOfPerson(userId: string): Promise<string | null> {
      const row = await connection
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirst()
      return row?.email ?? null
    },

    async due(now: Date): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select id from newsletter_issues
        where status = 'sending' or (status = 'scheduled' and send_at <= ${now})
        order by send_at, id
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** Whoever wants the topic at this moment, each once; the row outlives every restart. */
    async start(id: string, topic: NewsletterTopic, gathered: Gathered, now: Date) {
      await sql`
        insert into newsletter_deliveries (issue_id, subscriber_id)
        select ${id}::uuid, reader.id from newsletter as reader where ${eligible(topic)}
        on conflict (issue_id, subscriber_id) do nothing
      `.execute(connection)
      await sql`
        update newsletter_issues set status = 'sending', started_at = ${now}, updated_at = ${now},
          gathered = ${JSON.stringify(gathered)}::jsonb
        where id = ${id}
      `.execute(connection)
    },

    /** Takes one waiting reader. Written down before the e-mail leaves, so that no one else takes it. */
    async claim(id: string, now: Date) {
      const { rows } = await statement<{
        id: string
        attempts: number
        reader_id: string | null
        email: string | null
      }>`
        with next as (
          select id from newsletter_deliveries
          where issue_id = ${id} and state = 'pending'
            and (not_before is null or not_before <= ${now})
          order by id limit 1 for update skip locked
        ), claimed as (
          update newsletter_deliveries as delivery
          set state = 'sending', claimed_at = ${now}, attempts = attempts + 1
          from next where delivery.id = next.id
          returning delivery.id, delivery.attempts, delivery.subscriber_id, delivery.issue_id
        )
        select claimed.id, claimed.attempts, reader.id as reader_id, reader.email from claimed
        join newsletter_issues as issue on issue.id = claimed.issue_id
        left join newsletter as reader on reader.id = claimed.subscriber_id
          and issue.status = 'sending' and ${eligible(sql`issue.topic`)}
      `.execute(connection)
      return rows[0] ?? null
    },

    async settle(deliveryId: string, state: 'sent' | 'failed' | 'skipped' | 'unknown', now: Date) {
      await connection
        .updateTable('newsletter_deliveries')
        .set({ state, settled_at: now })
        .where('id', '=', deliveryId)
        .execute()
    },

    async putBack(deliveryId: string, notBefore: Date) {
      await connection
        .updateTable('newsletter_deliveries')
        .set({ state: 'pending', claimed_at: null, not_before: notBefore })
        .where('id', '=', deliveryId)
        .execute()
    },

    /** Claimed by a worker that is gone: whether the e-mail left, nobody can know. */
    async giveUpClaims(id: string, before: Date, now: Date) {
      await connection
        .updateTable('newsletter_deliveries')
        .set({ state: 'unknown', settled_at: now })
        .where('issue_id', '=', id)
        .where('state', '=', 'sending')
        .where('claimed_at', '<', before)
        .execute()
    },

    async skipWaiting(id: string, now: Date) {
      await connection
        .updateTable('newsletter_deliveries')
        .set({ state: 'skipped', settled_at: now })
        .where('issue_id', '=', id)
        .where('state', '=', 'pending')
        .execute()
    },

    /** Once, when nobody waits any more. */
    async finish(id: string, now: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update newsletter_issues set status = 'sent', finished_at = ${now}, updated_at = ${now}
        where id = ${id} and status = 'sending' and not exists (
          select 1 from newsletter_deliveries where issue_id = ${id}
            and state in ('pending', 'sending'))
      `.execute(connection)
      return (numAffectedRows ?? 0n) > 0n
    },

    async segments() {
      const { rows } = await statement<{
        active: number
        by_topic: Record<NewsletterTopic, number>
        by_source: { source: string; active: number }[]
        unproved: number
        left: number
        waiting: number
      }>`
        with readers as (
          select reader.*, (reader.confirmed_at is not null or exists (
            select 1 from users where users.email = reader.email and users.email_verified)) as proved
          from newsletter as reader
        ), active as (select * from readers where is_active and proved)
        select
          (select count(*)::int from active) as active,
          (select jsonb_object_agg(topic, (
              select count(*)::int from active where topic = any(active.topics)))
            from unnest(${[...NEWSLETTER_TOPICS]}::text[]) as topic) as by_topic,
          (select coalesce(jsonb_agg(one order by one.active desc, one.source), '[]'::jsonb) from (
            select source, count(*)::int as active from active group by source) as one) as by_source,
          (select count(*)::int from readers where is_active and not proved) as unproved,
          (select count(*)::int from readers where not is_active) as left,
          (select count(*)::int from newsletter_requests where confirmed_at is null) as waiting
      `.execute(connection)
      const found = rows[0]
      if (!found) throw new Error('the segments of the newsletter could not be counted')
      return found
    },
  }

  async function update(id: string, columns: object) {
    await connection
      .updateTable('newsletter_issues')
      .set({ ...columns, version: int4`version + 1` })
      .where('id', '=', id)
      .execute()
  }
}

const toColumns = (words: IssueWords) => ({
  subject: words.subject,
  preheader: words.preheader,
  body: JSON.stringify(words.body),
  topic: words.topic,
  with_events: words.withEvents,
  with_news: words.withNews,
})

function toIssue(row: Row): Issue {
  return {
    id: row.id,
    subject: row.subject,
    preheader: row.preheader,
    body: row.body,
    topic: row.topic,
    withEvents: row.with_events,
    withNews: row.with_news,
    status: row.status,
    sendAt: row.send_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    gathered: row.gathered,
    version: row.version,
    updatedAt: row.updated_at,
    outcome: row.outcome,
  }
}
