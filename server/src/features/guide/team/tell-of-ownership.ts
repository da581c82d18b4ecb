import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './team.feature.ts'
import { teamTexts } from './team.texts.ts'

export const TELL_OF_OWNERSHIP_JOB = defineJob(
  'team.tell-of-ownership',
  z.object({
    establishmentId: z.uuid(),
    /** Who is told, and of whom: names and addresses are read when the e-mail is written. */
    userId: z.uuid(),
    otherId: z.uuid(),
    told: z.enum(['asked', 'offered', 'received', 'given']),
    at: z.iso.datetime(),
  }),
)

export type TellOfOwnershipData = z.infer<typeof TELL_OF_OWNERSHIP_JOB.data>

/** An offer that was taken back meanwhile is not told of. */
export async function tellOfOwnership(
  { establishmentId, userId, otherId, told, at }: TellOfOwnershipData,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const { team } = stores
  const [name, person, other] = [
    await team.placeName(establishmentId),
    await team.person(userId),
    await team.person(otherId),
  ]
  if (!name || !person) return
  const offer = told === 'asked' ? await team.findOffer(establishmentId) : null
  if (told === 'asked' && offer?.createdAt.toISOString() !== at) return
  const { subject, lines, action } = teamTexts.ownership[told]
  await mail.send({
    to: person.email,
    subject: subject(name),
    ...composeEmail({
      title: subject(name),
      paragraphs: lines(name, other?.name ?? teamTexts.ownership.someone),
      action: {
        label: action,
        url: `${config.publicOrigin}/dash-espadarte?aba=equipe&negocio=${establishmentId}`,
      },
    }),
  })
}
