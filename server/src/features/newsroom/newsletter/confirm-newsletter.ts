import { hashToken } from '../../../platform/auth/token-hash.ts'
import type { Deps } from './newsletter.feature.ts'
import { linkInvalid, type Reader } from './newsletter.rules.ts'

/** Confirming twice is confirming once; whoever left in between stays away. */
export async function confirmNewsletter(
  token: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Reader> {
  const tokenHash = hashToken(token)
  return work.transaction(async ({ newsletter }) => {
    const now = clock.now()
    const request = await newsletter.findRequest(tokenHash)
    if (!request || request.expiresAt <= now) throw linkInvalid()
    if (!(await newsletter.useRequest(tokenHash, now))) {
      const known = await newsletter.findByEmail(request.email)
      if (!known) throw linkInvalid()
      return known
    }
    const reader = await newsletter.welcome(request.email, request.topics, now)
    await newsletter.recordConsent(
      {
        readerId: reader.id,
        granted: true,
        topics: reader.topics,
        textVersion: request.textVersion,
        origin: request.origin,
      },
      now,
    )
    return reader
  })
}
