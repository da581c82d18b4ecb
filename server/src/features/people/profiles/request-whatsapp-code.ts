import { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { mayResendAt, phoneKey } from '../../../platform/whatsapp/one-time-codes.ts'
import type { Deps } from './profiles.feature.ts'
import {
  codeTooSoon,
  newWhatsAppCode,
  requireMayResend,
  requireUnconfirmedPhone,
} from './whatsapp-codes.rules.ts'

export const SEND_CODE_JOB = defineJob(
  'whatsapp.send-code',
  z.object({ userId: z.uuid(), sentAt: z.iso.datetime() }),
)

/** Which code to send; nothing in it is worth reading. */
export type SendCodeData = z.infer<typeof SEND_CODE_JOB.data>

type Person = Extract<Actor, { kind: 'person' }>
type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>

export async function requestWhatsAppCode(
  { userId }: Person,
  { work, stores, clock, config, sensitiveCalls }: Needs,
) {
  const now = clock.now()
  const phone = requireUnconfirmedPhone(await stores.profiles.read(userId, now))
  // Before the limits: a tap too many costs the person nothing.
  requireMayResend(await stores.whatsAppCodes.read(userId), now)
  await sensitiveCalls.spend('whatsapp-code', userId)
  await sensitiveCalls.spend('whatsapp-code', phoneKey(phone, config.auth.secret))

  const code = newWhatsAppCode(userId, phone, now)
  await work.transaction(async ({ whatsAppCodes, jobs }) => {
    if (!(await whatsAppCodes.issue(code))) throw codeTooSoon()
    await jobs.add(SEND_CODE_JOB, { userId, sentAt: now.toISOString() } satisfies SendCodeData)
  })
  return {
    expires_at: code.expiresAt.toISOString(),
    resend_at: mayResendAt(code).toISOString(),
  }
}
