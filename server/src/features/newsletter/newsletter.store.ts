import type { Connection } from '../../platform/database/database.ts'
import { normalizeEmail, type Subscriber, toSubscriber } from './newsletter.rules.ts'

export function newsletterStore(connection: Connection) {
  return {
    /** A known address stays as it is: what somebody chose earlier is not undone by a form. */
    async add(draft: Subscriber) {
      const { email, name, source, isActive } = toSubscriber(draft)
      await connection
        .insertInto('newsletter')
        .values({ email, name, source, is_active: isActive })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute()
    },

    /** Puts nobody on the list who is not there. */
    async setActive(email: string, isActive: boolean) {
      await connection
        .updateTable('newsletter')
        .set({ is_active: isActive })
        .where('email', '=', normalizeEmail(email))
        .execute()
    },

    async removeByEmail(email: string) {
      await connection.deleteFrom('newsletter').where('email', '=', normalizeEmail(email)).execute()
    },
  }
}
