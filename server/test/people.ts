import { randomUUID } from 'node:crypto'
import type { Role } from '@portal/contract/people/accounts/people'
import type { PaidPlan } from '@portal/contract/shared/plans'
import type { Deps } from '../src/deps.ts'

export const TEST_PASSWORD = 'maré alta às seis'

type Options = {
  email?: string
  name?: string
  plan?: PaidPlan
  role?: Role
  emailVerified?: boolean
  profile?: { whatsapp?: string; state?: string; city?: string; full_name?: string }
  /** Costs a password hash, so only where somebody signs in with it. */
  password?: string
}

export type TestPerson = { userId: string; email: string; cookie: string }

/** Somebody with an account and an open session, ready to call the API. */
export async function createPerson(
  { deps }: { deps: Deps },
  { name = 'Rosa Pinheiro', ...options }: Options = {},
): Promise<TestPerson> {
  const email = options.email ?? `${randomUUID()}@exemplo.test`
  const now = deps.clock.now()
  const { id: userId } = await deps.connection
    .insertInto('users')
    .values({
      email,
      name,
      role: options.role ?? 'user',
      email_verified: options.emailVerified ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (options.profile) {
    await deps.connection
      .updateTable('profiles')
      .set(options.profile)
      .where('user_id', '=', userId)
      .execute()
  }
  if (options.plan) await deps.stores.subscriptions.grant(userId, options.plan, now)
  if (options.password) {
    await deps.stores.accounts.setPassword(userId, await deps.passwords.hash(options.password), now)
  }
  return { userId, email, cookie: await openSession(deps, userId) }
}

/** One more browser in which the person is signed in. */
export async function openSession(deps: Deps, userId: string): Promise<string> {
  const { headers } = await deps.auth.api.openSession({
    body: { userId },
    headers: new Headers({ 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140' }),
    returnHeaders: true,
  })
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
