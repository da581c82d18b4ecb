import { PURCHASE_KEPT_YEARS } from '@portal/contract/people/accounts/kept-purchases'
import type { Role } from '@portal/contract/people/accounts/people'
import type { DeletionPreview } from '@portal/contract/people/accounts/personal-data'
import type { PlanType } from '@portal/contract/shared/plans'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import type { PersonKey } from '../../../platform/auth/proved-email.ts'
import { selected, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export type NewPerson = { email: string; name: string; passwordHash: string }
type Held = {
  id: string
  email: string
  name: string
  role: Role
  emailVerified: boolean
  blockedAt: Date | null
}

/** Owns users, sessions and accounts, beside the authentication library. */
export function accountsStore(connection: Connection) {
  return {
    async emailExists(email: string): Promise<boolean> {
      const row = await connection
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()
      return row !== undefined
    },

    /** A profile comes into being with it (trigger). Null when the e-mail has an account already. */
    async create({ email, name, passwordHash }: NewPerson, now: Date): Promise<string | null> {
      const user = await connection
        .insertInto('users')
        .values({ email, name, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!user) return null
      await this.setPassword(user.id, passwordHash, now)
      return user.id
    },

    /** Also gives a password to somebody who came with Google. */
    async setPassword(userId: string, passwordHash: string, now: Date) {
      await connection
        .insertInto('accounts')
        .values({
          user_id: userId,
          provider_id: 'credential',
          account_id: userId,
          password: passwordHash,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['provider_id', 'account_id'])
            .doUpdateSet({ password: passwordHash, updated_at: now }),
        )
        .execute()
    },

    async passwordHash(userId: string): Promise<string | null> {
      const row = await connection
        .selectFrom('accounts')
        .select('password')
        .where('user_id', '=', userId)
        .where('provider_id', '=', 'credential')
        .executeTakeFirst()
      return row?.password ?? null
    },

    async providers(userId: string): Promise<string[]> {
      const rows = await connection
        .selectFrom('accounts')
        .select('provider_id')
        .where('user_id', '=', userId)
        .orderBy('provider_id')
        .execute()
      return rows.map(({ provider_id }) => provider_id)
    },

    async planType(userId: string, now: Date): Promise<PlanType> {
      const row = await connection
        .selectNoFrom(selected<PlanType>`plan_type_of(${userId}::uuid, ${now})`.as('plan'))
        .executeTakeFirst()
      return row?.plan ?? 'clube'
    },

    /** What every request asks of who sends it. */
    async standing(userId: string, now: Date): Promise<{ planType: PlanType; isProved: boolean }> {
      const { rows } = await statement<{ planType: PlanType; isProved: boolean }>`
        select plan_type_of(${userId}::uuid, ${now}) as "planType",
          is_proved(${userId}::uuid) as "isProved"
      `.execute(connection)
      return rows[0] ?? { planType: 'clube', isProved: false }
    },

    async findByEmail(email: string): Promise<Held | null> {
      return held(await people(connection).where('email', '=', email).executeTakeFirst())
    },

    async find(userId: string): Promise<Held | null> {
      return held(await people(connection).where('id', '=', userId).executeTakeFirst())
    },

    async lockPerson(userId: string): Promise<Held | null> {
      return held(await people(connection).where('id', '=', userId).forUpdate().executeTakeFirst())
    },

    async setRole(userId: string, role: Role, now: Date) {
      await connection
        .updateTable('users')
        .set({ role, updated_at: now })
        .where('id', '=', userId)
        .execute()
    },

    async setBlocked(userId: string, blocked: { at: Date; reason: string } | null, now: Date) {
      await connection
        .updateTable('users')
        .set({
          blocked_at: blocked?.at ?? null,
          blocked_reason: blocked?.reason ?? null,
          updated_at: now,
        })
        .where('id', '=', userId)
        .execute()
    },

    /** Those who can sign in. Holds them all, so that two cannot step down at once. */
    async countSuperadmins(): Promise<number> {
      const rows = await connection
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'superadmin')
        .where('blocked_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute()
      return rows.length
    },

    /** Those who decide about money. */
    async listSuperadminIds(): Promise<string[]> {
      const rows = await connection
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'superadmin')
        .where('blocked_at', 'is', null)
        .execute()
      return rows.map(({ id }) => id)
    },

    async markEmailVerified(userId: string, email: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('users')
        .set({ email_verified: true, updated_at: now })
        .where('id', '=', userId)
        .where('email', '=', email)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** The address was proved by a link. Fails on the table's constraint where another has it. */
    async changeEmail(userId: string, email: string, now: Date) {
      await connection
        .updateTable('users')
        .set({ email, email_verified: true, updated_at: now })
        .where('id', '=', userId)
        .execute()
    },

    /** What of the person's the other features would remove, keep or hand on with the account. */
    async previewDeletion({ userId, provedEmail }: PersonKey, now: Date): Promise<DeletionPreview> {
      const { rows } = await statement<DeletionPreview>`
        with own as (
          select id, name, published_at, status from establishments where user_id = ${userId}
        ), bought as (
          select o.id, o.status, o.withdrawal_until,
            max(p.paid_at) + make_interval(years => ${PURCHASE_KEPT_YEARS}::integer) as kept_until
          from plan_orders o join plan_payments p on p.order_id = o.id
          where o.user_id = ${userId} group by o.id
        )
        select
          (select count(*) from own where published_at is null) as drafts,
          (select count(*) from own where status = 'published') as pages,
          (select count(*) from own where published_at is not null and status <> 'published')
            as hidden_pages,
          (select count(distinct user_id) from establishment_members where establishment_id in
            (select id from own where published_at is not null)) as colleagues,
          (select count(*) from establishment_members where user_id = ${userId}) as teams,
          (select count(*) from media where user_id = ${userId}) as photos,
          (select count(*) from reviews where user_id = ${userId}) as reviews,
          (select count(*) from contributions where user_id = ${userId}
            or (user_id is null and email = ${provedEmail}::text)) as contributions,
          (select count(*) from contact_messages where user_id = ${userId}) as messages,
          (select count(*) from favourites where user_id = ${userId}) as saved,
          (select count(*) from establishment_photos where establishment_id in
            (select id from own where status = 'published')) as page_photos,
          (select count(*) from reviews where status = 'published' and establishment_id in
            (select id from own where status = 'published')) as page_reviews,
          (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'colleagues',
              (select count(*) from establishment_members where establishment_id = own.id))
              order by name, id), '[]')
            from own where published_at is not null) as businesses,
          (select jsonb_build_object(
              'kept', count(*) filter (where kept_until > ${now}),
              'kept_until', (max(kept_until) filter (where kept_until > ${now})
                at time zone ${CITY_TIME_ZONE})::date,
              'undoable', count(*) filter (where withdrawal_until > ${now} and status <> 'refunded'
                and not exists (select from plan_refunds r join plan_payments p on p.id = r.payment_id
                  where p.order_id = bought.id and r.reason = 'withdrawal')),
              'renews', exists (select from plan_renewals
                where user_id = ${userId} and status = 'active'),
              'paid_plan', (select jsonb_build_object('plan', plan_type, 'until', ends_at)
                from plan_holdings(${userId}) where source = 'paid' and ends_at > ${now}
                order by ends_at desc limit 1))
            from bought) as purchases
      `.execute(connection)
      const [found] = rows
      if (!found) throw new Error('a count has one row')
      return found
    },

    async remove(userId: string) {
      await connection.deleteFrom('users').where('id', '=', userId).execute()
    },
  }
}

const people = (connection: Connection) =>
  connection
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'email_verified', 'blocked_at'])

type Row = {
  id: string
  email: string
  name: string
  role: Role
  email_verified: boolean
  blocked_at: Date | null
}

function held(row: Row | undefined): Held | null {
  if (!row) return null
  const { id, email, name, role, email_verified, blocked_at } = row
  return {
    id,
    email,
    name,
    role,
    emailVerified: email_verified,
    blockedAt: blocked_at,
  }
}
