import { composeEmail } from '../../platform/mail/compose-email.ts'
import type { TellData } from './change-plan.ts'
import { inForceFrom } from './plan-terms.rules.ts'
import type { Deps } from './plans.feature.ts'
import { plansTexts } from './plans.texts.ts'

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
  const texts = plansTexts.email
  const subject = texts.subject(update)
  await mail.send({
    to: update.email,
    number: `plan-update-${updateId}`,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: [texts.greeting(update.name), ...texts.lines(update, inForceAt)],
      action: { label: texts.action, url: `${config.publicOrigin}/dash-espadarte` },
      footer: texts.footer,
    }),
  })
  await stores.planUpdates.markTold(updateId, now, inForceAt)
}
