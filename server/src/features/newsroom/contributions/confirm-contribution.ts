import { hashToken } from '../../../platform/auth/token-hash.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './contributions.feature.ts'
import { linkInvalid } from './contributions.rules.ts'

/** Whoever has the link reads the mail of that address. Confirming twice is confirming once. */
export async function confirmContribution(
  token: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ contributions, sentContributions, changes }) => {
    const found = await contributions.findByToken(hashToken(token))
    if (!found) throw linkInvalid()
    await sentContributions.confirm(found.id, clock.now())
    changes.announce(Tag.waiting)
  })
}
