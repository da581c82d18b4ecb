import type { Deps } from '../src/deps.ts'
import { DEMO_PEOPLE } from './demo-people.ts'

export async function seedPeople({ work, stores, clock, passwords }: Deps) {
  for (const person of DEMO_PEOPLE) {
    if (await stores.accounts.emailExists(person.email)) continue
    const passwordHash = await passwords.hash(person.password)
    await work.transaction(async ({ accounts, profiles, subscriptions }) => {
      const now = clock.now()
      const { email, name } = person
      const userId = await accounts.create({ email, name, passwordHash }, now)
      if (!userId) return
      await accounts.markEmailVerified(userId, email, now)
      if (person.role) await accounts.setRole(userId, person.role, now)
      if (person.plan) await subscriptions.grant(userId, person.plan, now)
      if (!person.profile) return
      await profiles.fill(
        userId,
        { ...person.profile, full_name: name, accepts_promotions: false },
        now,
      )
    })
  }
}
