import { randomBytes } from 'node:crypto'
import type { Deps } from '../src/deps.ts'
import { DEMO_CROWD } from './businesses/demo-crowd.ts'

const BORN = '1985-06-15'

/** Adds who is missing. Their one password is thrown away: these accounts only own and review. */
export async function seedCrowd({ work, stores, clock, passwords }: Deps) {
  const missing: (typeof DEMO_CROWD)[number][] = []
  for (const person of DEMO_CROWD) {
    if (!(await stores.accounts.emailExists(person.email))) missing.push(person)
  }
  if (missing.length === 0) return
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'))
  await work.transaction(async ({ accounts, profiles, subscriptions }) => {
    const now = clock.now()
    for (const { email, name, city, whatsapp, plan } of missing) {
      const userId = await accounts.create({ email, name, passwordHash }, now)
      if (!userId) continue
      await accounts.markEmailVerified(userId, email, now)
      if (plan) await subscriptions.grant(userId, plan, now)
      const profile = { full_name: name, city, whatsapp, state: 'PA', birth_date: BORN }
      await profiles.fill(userId, { ...profile, accepts_promotions: false }, now)
    }
  })
}
