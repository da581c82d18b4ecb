import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob, type JobSender } from '../../../platform/queue/job.ts'
import { type FoundStay, stayToken, stayUrl } from './stay.rules.ts'
import type { Deps } from './stays.feature.ts'
import { guestWords, linkWords } from './stays.texts.ts'

export const TELL_BY_EMAIL_JOB = defineJob(
  'stays.tell-by-email',
  z.object({ stayId: z.uuid(), version: z.int(), isReminder: z.boolean() }),
  { key: ({ stayId, version, isReminder }) => `${stayId}-${version}${isReminder ? '-again' : ''}` },
)

const HOUR_MS = 3_600_000
/** So long before an accepted stay runs out its guest is told again. */
const REMINDER_MS = 6 * HOUR_MS

/**
 * A guest without an account, in the transaction of the step: told if and only if it was written, and of what
 * has a clock once more before it ends.
 */
export async function tellByEmail(
  { jobs }: { jobs: JobSender },
  { id: stayId, version, status, confirm_by: confirmBy }: FoundStay,
  now: Date,
) {
  await jobs.add(TELL_BY_EMAIL_JOB, { stayId, version, isReminder: false })
  if (status !== 'accepted' || confirmBy === null) return
  const at = new Date(confirmBy.getTime() - REMINDER_MS)
  if (at.getTime() - now.getTime() < HOUR_MS) return
  await jobs.add(TELL_BY_EMAIL_JOB, { stayId, version, isReminder: true }, { at })
}

/** What happened meanwhile has words of its own. Every e-mail carries the link anew; nothing else holds it. */
export async function sendByEmail(
  { stayId, version, isReminder }: z.infer<typeof TELL_BY_EMAIL_JOB.data>,
  { stores, config, mail, clock }: Pick<Deps, 'stores' | 'config' | 'mail' | 'clock'>,
) {
  const stay = await stores.stays.find(stayId)
  if (!stay?.token_hash || !stay.contact_email || stay.version !== version) return
  const house = await stores.houses.findPlace(stay.establishment_id, clock.now())
  if (!house) return
  const { title, lines } = guestWords(stay, house)
  const subject = isReminder ? linkWords.again(title) : title
  await mail.send({
    to: stay.contact_email,
    number: `stay-${stayId}-${version}${isReminder ? '-again' : ''}`,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: lines,
      action: {
        label: linkWords.action,
        url: stayUrl(config.publicOrigin, stayToken(stayId, config.auth.secret)),
      },
      footer: linkWords.footer,
    }),
  })
}
