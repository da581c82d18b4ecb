import type { Connection } from '../../../platform/database/database.ts'
import type { LinkPurpose } from './account-links.rules.ts'

export type NewLink = {
  tokenHash: Buffer
  purpose: LinkPurpose
  userId: string
  email: string
  expiresAt: Date
}

export function accountLinksStore(connection: Connection) {
  return {
    /** Beside the older ones: a stranger who asks for a link must not end the one in the mailbox. */
    async add({ tokenHash, purpose, userId, email, expiresAt }: NewLink) {
      await connection
        .insertInto('account_links')
        .values({ token_hash: tokenHash, purpose, user_id: userId, email, expires_at: expiresAt })
        .execute()
    },

    /** Uses the link up, in one statement: of two who bring it at once, one gets it. */
    async use(tokenHash: Buffer, purpose: LinkPurpose, now: Date) {
      const row = await connection
        .updateTable('account_links')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['user_id', 'email'])
        .executeTakeFirst()
      return row ? { userId: row.user_id, email: row.email } : null
    },

    async isLive(tokenHash: Buffer, purpose: LinkPurpose, now: Date): Promise<boolean> {
      const row = await connection
        .selectFrom('account_links')
        .select('user_id')
        .where('token_hash', '=', tokenHash)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row !== undefined
    },

    /** What one link did, the others of its kind need do no more. */
    async endAll(userId: string, ...purposes: LinkPurpose[]) {
      await connection
        .deleteFrom('account_links')
        .where('user_id', '=', userId)
        .where('purpose', 'in', purposes)
        .execute()
    },

    async removeExpired(now: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('account_links')
        .where('expires_at', '<', now)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
