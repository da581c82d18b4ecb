import { z } from 'zod'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { mayResendAt, phoneKey } from '../../../platform/whatsapp/one-time-codes.ts'
import { codeTooSoon, newClaimCode, requireMayResend } from './claim-codes.rules.ts'
import type { Deps } from './claims.feature.ts'
import { phoneHint, phoneOf, requireMayClaim } from './claims.rules.ts'
import { claimsTexts } from './claims.texts.ts'

export const SEND_CLAIM_CODE_JOB = defineJob(
  'claims.send-code',
  z.object({ establishmentId: z.uuid(), userId: z.uuid(), sentAt: z.iso.datetime() }),
)

/** Which code to send; nothing in it is worth reading. */
export type SendClaimCodeData = z.infer<typeof SEND_CLAIM_CODE_JOB.data>

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>

export async function requestClaimCode(
  person: Person,
  establishmentId: string,
  { work, stores, clock, config, sensitiveCalls }: Needs,
) {
  const now = clock.now()
  const { userId } = person
  const place = await stores.claims.findPlace(establishmentId)
  if (place?.status !== 'published') throw new NotFound('establishment', establishmentId)
  requireMayClaim(place, person)
  const phone = config.whatsapp ? phoneOf(place) : null
  if (!phone) throw new Conflict('claims.no-phone', 'no phone to send to', claimsTexts.noPhone)
  // Before the limits: a tap too many costs the person nothing.
  requireMayResend(await stores.claimCodes.read(establishmentId, userId), now)
  await sensitiveCalls.spend('claim-code', userId)
  await sensitiveCalls.spend('claim-code', phoneKey(phone, config.auth.secret))

  const code = newClaimCode({ establishmentId, userId, phone }, now)
  await work.transaction(async ({ claimCodes, jobs }) => {
    if (!(await claimCodes.issue(code))) throw codeTooSoon()
    const data: SendClaimCodeData = { establishmentId, userId, sentAt: now.toISOString() }
    await jobs.add(SEND_CLAIM_CODE_JOB, data)
  })
  return {
    phone_hint: phoneHint(phone),
    expires_at: code.expiresAt,
    resend_at: mayResendAt(code),
  }
}
