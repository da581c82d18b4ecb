import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { GALLERY_PATH } from './contributions.constants.ts'
import type { Deps } from './contributions.feature.ts'
import { followAddress, tokenOf } from './contributions.rules.ts'
import type { FoundContribution } from './contributions.store.ts'
import { contributionsTexts } from './contributions.texts.ts'

export const TELL_SENDER_JOB = defineJob(
  'contributions.tell-sender',
  z.object({
    id: z.uuid(),
    news: z.enum(['confirm', 'published', 'rejected', 'answered', 'suspended']),
  }),
)
export type TellSenderData = z.infer<typeof TELL_SENDER_JOB.data>

const texts = contributionsTexts.emails

/** What is no longer so is not told: it may have been withdrawn, or decided otherwise, meanwhile. */
export async function tellSender(
  { id, news }: TellSenderData,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const sent = await stores.contributions.find(id)
  if (!sent) return
  const follow = followAddress(config.publicOrigin, tokenOf(sent.client_id, config.auth.secret))
  const page = `${config.publicOrigin}${GALLERY_PATH}/${sent.slug}`
  const words = wordsOf(sent, news, { follow, page })
  if (!words) return
  const { subject, ...content } = words
  await mail.send({ to: sent.email, subject, ...composeEmail({ title: subject, ...content }) })
}

function wordsOf(
  sent: FoundContribution,
  news: TellSenderData['news'],
  { follow, page }: { follow: string; page: string },
) {
  const { title, status } = sent
  if (news === 'confirm') {
    if (status !== 'unconfirmed') return null
    const { subject, lines, action } = texts.confirm
    return { subject, paragraphs: lines(title), action: { label: action, url: follow } }
  }
  if (news === 'answered') {
    if (!sent.answer) return null
    const { subject, lines, action } = texts.answered
    const paragraphs = lines(title, sent.answer)
    return { subject: subject(title), paragraphs, action: { label: action, url: follow } }
  }
  if (status !== news) return null
  if (news === 'published') {
    const { subject, lines, action } = texts.published
    const paragraphs = [...lines(title), follow]
    return { subject: subject(title), paragraphs, action: { label: action, url: page } }
  }
  const { subject, lines, action } = texts[news]
  const paragraphs = lines(title, sent.status_reason ?? '')
  return { subject: subject(title), paragraphs, action: { label: action, url: follow } }
}
