import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './open-delivery.feature.ts'
import { menuTexts } from './open-delivery.texts.ts'

export const TELL_MENU_STOPPED_JOB = defineJob(
  'open-delivery.tell-menu-stopped',
  z.object({ establishmentId: z.uuid(), at: z.iso.datetime() }),
)

/** To whoever owns the business: its menu follows no more. */
export async function tellMenuStopped(
  { establishmentId, at }: z.infer<typeof TELL_MENU_STOPPED_JOB.data>,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const owner = await stores.posPlaces.findOwner(establishmentId)
  if (!owner?.email) return
  const { email: words } = menuTexts
  const subject = words.subject(owner.name)
  await mail.send({
    to: owner.email,
    number: `pos-menu-stopped-${establishmentId}-${at}`,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: words.lines,
      action: {
        label: words.action,
        url: `${config.publicOrigin}/dash-espadarte?aba=receber&negocio=${establishmentId}`,
      },
    }),
  })
}
