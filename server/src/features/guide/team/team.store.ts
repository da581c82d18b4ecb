import type { MemberRole } from '@portal/contract/guide/establishments/own-establishment'
import type { TeamRole } from '@portal/contract/guide/team/team'
import { type Selectable, sql } from 'kysely'
import type { ProvedEmail } from '../../../platform/auth/proved-email.ts'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { EstablishmentInvitations } from '../../../platform/database/schema.generated.ts'
import type { Invitation, Member, OwnershipOffer } from './team.rules.ts'

/** Owns who acts for an establishment besides its owner, and who was asked to. */
export function teamStore(connection: Connection) {
  return {
    async removeInvitationsTo(email: ProvedEmail | null) {
      await connection.deleteFrom('establishment_invitations').where('email', '=', email).execute()
    },

    /** What a person is to an establishment; null is nobody. */
    async roleOf(establishmentId: string, userId: string): Promise<MemberRole | null> {
      const { rows } = await statement<{ role: MemberRole | null }>`
        select case when place.user_id = ${userId}::uuid then 'owner' else (
          select role from establishment_members
          where establishment_id = place.id and user_id = ${userId}::uuid) end as role
        from establishments as place where place.id = ${establishmentId}
      `.execute(connection)
      return rows[0]?.role ?? null
    },

    /** The owner first, then as they came. */
    async members(establishmentId: string): Promise<Member[]> {
      const { rows } = await statement<Member>`
        select person.id as "userId", person.name, person.email, people.role, people.since, (
          select max(updated_at) from sessions where user_id = person.id) as "lastSeenAt"
        from (
          select user_id, 'owner' as role, null::timestamptz as since
          from establishments where id = ${establishmentId} and user_id is not null
          union all
          select user_id, role, created_at from establishment_members
          where establishment_id = ${establishmentId}
        ) as people join users as person on person.id = people.user_id
        order by people.since nulls first, person.id
      `.execute(connection)
      return rows
    },

    async placeName(establishmentId: string): Promise<string | null> {
      const { rows } = await statement<{ name: string }>`
        select name from establishments where id = ${establishmentId}
      `.execute(connection)
      return rows[0]?.name ?? null
    },

    async openInvitations(establishmentId: string): Promise<Invitation[]> {
      const rows = await connection
        .selectFrom('establishment_invitations')
        .selectAll()
        .where('establishment_id', '=', establishmentId)
        .where('accepted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map(toInvitation)
    },

    async findInvitation(tokenHash: Buffer): Promise<Invitation | null> {
      const row = await connection
        .selectFrom('establishment_invitations')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row ? toInvitation(row) : null
    },

    /** The newest invitation of an e-mail is the only one. */
    async invite(invitation: Invitation, invitedBy: string | null) {
      await connection
        .deleteFrom('establishment_invitations')
        .where('establishment_id', '=', invitation.establishmentId)
        .where('email', '=', invitation.email)
        .execute()
      await connection
        .insertInto('establishment_invitations')
        .values({
          token_hash: invitation.tokenHash,
          establishment_id: invitation.establishmentId,
          email: invitation.email,
          role: invitation.role,
          invited_by: invitedBy,
          expires_at: invitation.expiresAt,
          created_at: invitation.createdAt,
        })
        .execute()
    },

    async cancel(establishmentId: string, tokenHash: Buffer): Promise<boolean> {
      const { numDeletedRows } = await connection
        .deleteFrom('establishment_invitations')
        .where('establishment_id', '=', establishmentId)
        .where('token_hash', '=', tokenHash)
        .where('accepted_at', 'is', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async cancelAll(establishmentId: string) {
      await connection
        .deleteFrom('establishment_invitations')
        .where('establishment_id', '=', establishmentId)
        .where('accepted_at', 'is', null)
        .execute()
    },

    /** What a person runs, as its owner or for them. */
    async runBy(userId: string): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select id from establishments where user_id = ${userId}
        union select establishment_id from establishment_members
          where user_id = ${userId} and role = 'manager'
        order by id
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** In one statement: of two who bring the link at once, one gets it. */
    async useInvitation(tokenHash: Buffer, now: Date): Promise<boolean> {
      const row = await connection
        .updateTable('establishment_invitations')
        .set({ accepted_at: now })
        .where('token_hash', '=', tokenHash)
        .where('accepted_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('email')
        .executeTakeFirst()
      return row !== undefined
    },

    async join(establishmentId: string, userId: string, role: TeamRole, now: Date) {
      await connection
        .insertInto('establishment_members')
        .values({ establishment_id: establishmentId, user_id: userId, role, created_at: now })
        .onConflict((conflict) =>
          conflict.columns(['establishment_id', 'user_id']).doUpdateSet({ role }),
        )
        .execute()
    },

    async setRole(establishmentId: string, userId: string, role: TeamRole): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('establishment_members')
        .set({ role })
        .where('establishment_id', '=', establishmentId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async leave(establishmentId: string, userId: string): Promise<boolean> {
      const { numDeletedRows } = await connection
        .deleteFrom('establishment_members')
        .where('establishment_id', '=', establishmentId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** A new owner begins alone: nobody whom somebody else let in stays. */
    async dissolve(establishmentId: string) {
      await connection
        .deleteFrom('establishment_members')
        .where('establishment_id', '=', establishmentId)
        .execute()
      await connection
        .deleteFrom('establishment_invitations')
        .where('establishment_id', '=', establishmentId)
        .execute()
    },

    /** Two places become one: a person of both keeps the role they had, and the owner is no member. */
    async moveAll({ from, to }: { from: string; to: string }, owner: string | null) {
      await sql`
        with gone as (
          delete from establishment_members where establishment_id = ${from}
          returning user_id, role, created_at
        )
        insert into establishment_members (establishment_id, user_id, role, created_at)
        select ${to}, user_id, role, created_at from gone
        on conflict (establishment_id, user_id) do nothing
      `.execute(connection)
      await sql`
        delete from establishment_members where establishment_id = ${to} and user_id = ${owner}::uuid
      `.execute(connection)
      await connection
        .updateTable('establishment_invitations')
        .set({ establishment_id: to })
        .where('establishment_id', '=', from)
        .execute()
    },

    async offer(offer: OwnershipOffer) {
      const row = {
        from_user: offer.fromUser,
        to_user: offer.toUser,
        created_at: offer.createdAt,
        expires_at: offer.expiresAt,
      }
      await connection
        .insertInto('ownership_offers')
        .values({ establishment_id: offer.establishmentId, ...row })
        .onConflict((conflict) => conflict.column('establishment_id').doUpdateSet(row))
        .execute()
    },

    async findOffer(establishmentId: string): Promise<OwnershipOffer | null> {
      const row = await connection
        .selectFrom('ownership_offers')
        .selectAll()
        .where('establishment_id', '=', establishmentId)
        .executeTakeFirst()
      if (!row) return null
      return {
        establishmentId,
        fromUser: row.from_user,
        toUser: row.to_user,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      }
    },

    async removeOffer(establishmentId: string) {
      await connection
        .deleteFrom('ownership_offers')
        .where('establishment_id', '=', establishmentId)
        .execute()
    },

    async removeOldOffers(now: Date) {
      await connection.deleteFrom('ownership_offers').where('expires_at', '<', now).execute()
    },

    async person(userId: string): Promise<{ name: string; email: string } | null> {
      const { rows } = await statement<{ name: string; email: string }>`
        select name, email from users where id = ${userId}
      `.execute(connection)
      return rows[0] ?? null
    },

    async removeExpired(now: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('establishment_invitations')
        .where('expires_at', '<', now)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

function toInvitation(row: Selectable<EstablishmentInvitations>): Invitation {
  return {
    tokenHash: row.token_hash,
    establishmentId: row.establishment_id,
    email: row.email,
    // The list of roles is a check constraint of the table.
    role: row.role,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
  }
}
