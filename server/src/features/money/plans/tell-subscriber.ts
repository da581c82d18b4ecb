import { composeEmail } from '../../../platform/mail/compose-email.ts'
import type { TellData } from './change-plan.ts'
import { inForceFrom } from './plan-terms.rules.ts'
import type { Deps } from './plans.feature.ts'
import { plansTexts, type ToldUpdate } from './plans.texts.ts'

/**
 * The thirty days begin when the e-mail is out, however long it waited. Sent twice, it has the same
 * number, by which mail programs know it as one.
 */
export async function tellSubscriber(
  { updateId }: TellData,
  { stores, config, mail, clock }: Pick<Deps, 'stores' | 'config' | 'mail' | 'clock'>,
) {
  const now = clock.now()
  const update = await stores.planUpdates.findToTell(updateId, now)
  if (!update) return
  const inForceAt = inForceFrom(update, now)
  const { subject, paragraphs, action, footer } = updateEmail(update, inForceAt)
  await mail.send({
    to: update.email,
    number: `plan-update-${updateId}`,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs,
      action: { label: action, url: `${config.publicOrigin}/dash-espadarte` },
      footer,
    }),
  })
  await stores.planUpdates.markTold(updateId, now, inForceAt)
}

/** The words of the e-mail, as its preview shows them. */
export function updateEmail(update: ToldUpdate & { name: string }, inForceAt: Date) {
  const { subject, greeting, lines, action, footer } = plansTexts.email
  return {
    subject: subject(update),
    paragraphs: [greeting(update.name), ...lines(update, inForceAt)],
    action,
    footer,
  }
}
