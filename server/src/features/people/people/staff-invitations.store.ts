import type { InvitedRole } from '@portal/contract/people/accounts/staff-invitations'
import type { Selectable } from 'kysely'
import type { Connection } from '../../../platform/database/database.ts'
import type { StaffInvitations } from '../../../platform/database/schema.generated.ts'
import { type Invitation, isInvited } from './staff-invitations.rules.ts'

export function staffInvitationsStore(connection: Connection) {
  return {
    /** The newest first. */
    async listOpen(): Promise<Invitation<InvitedRole>[]> {
      const rows = await connection
        .selectFrom('staff_invitations')
        .selectAll()
        .where('accepted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map(toInvitation).filter(isInvited)
    },

    async find(tokenHash: Buffer): Promise<Invitation | null> {
      const row = await connection
        .selectFrom('staff_invitations')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row ? toInvitation(row) : null
    },

    async findById(id: string): Promise<Invitation | null> {
      const row = await connection
        .selectFrom('staff_invitations')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? toInvitation(row) : null
    },

    /** One an e-mail: the old link stops working. */
    async keep(
      { id, tokenHash, email, role, createdAt, expiresAt }: Invitation,
      by: string | null,
    ) {
      await connection.deleteFrom('staff_invitations').where('email', '=', email).execute()
      await connection
        .insertInto('staff_invitations')
        .values({
          id,
          token_hash: tokenHash,
          email,
          role,
          invited_by: by,
          created_at: createdAt,
          expires_at: expiresAt,
        })
        .execute()
    },

    /** The link of the first superadministrator, where another is asked for. */
    async removeFirst() {
      await connection.deleteFrom('staff_invitations').where('role', '=', 'superadmin').execute()
    },

    /** Whether it still could be used; once. */
    async use(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('staff_invitations')
        .set({ accepted_at: now })
        .where('id', '=', id)
        .where('accepted_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async cancel(id: string): Promise<boolean> {
      const { numDeletedRows } = await connection
        .deleteFrom('staff_invitations')
        .where('id', '=', id)
        .where('accepted_at', 'is', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async removeExpired(now: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('staff_invitations')
        .where('expires_at', '<=', now)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** A person leaves the portal. */
    async removeOf(email: string) {
      await connection.deleteFrom('staff_invitations').where('email', '=', email).execute()
    },
  }
}

function toInvitation(row: Selectable<StaffInvitations>): Invitation {
  return {
    id: row.id,
    tokenHash: row.token_hash,
    email: row.email,
    // The list of roles is a check constraint of the table.
    role: row.role,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
  }
}
