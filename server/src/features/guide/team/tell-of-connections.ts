import { CONNECTION_KINDS } from '@portal/contract/guide/team/connections'
import type { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import type { TELL_OF_CONNECTIONS_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './team.feature.ts'
import { teamTexts } from './team.texts.ts'

export type TellOfConnectionsData = z.infer<typeof TELL_OF_CONNECTIONS_JOB.data>

/** To who owns it by now; nobody is told where nobody does. */
export async function tellOfConnections(
  { establishmentId, why, counts }: TellOfConnectionsData,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const members = await stores.team.members(establishmentId)
  const owner = members.find(({ role }) => role === 'owner')
  const name = await stores.team.placeName(establishmentId)
  if (!owner || !name) return
  const { subject, causes, kinds, rest, action } = teamTexts.connections
  await mail.send({
    to: owner.email,
    subject: subject(name),
    ...composeEmail({
      title: subject(name),
      paragraphs: [
        causes[why],
        ...CONNECTION_KINDS.flatMap((kind) => {
          const count = counts[kind]
          return count ? kinds[kind](count) : []
        }),
        rest,
      ],
      action: {
        label: action,
        url: `${config.publicOrigin}/dash-espadarte?aba=equipe&negocio=${establishmentId}`,
      },
    }),
  })
}
