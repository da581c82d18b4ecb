import type { Within } from './stays.feature.ts'
import { requestWords } from './stays.texts.ts'

type Asked = Parameters<typeof requestWords>[0] & { id: string; respond_by: Date }

/** By what the notifications of one request are known. */
export const toldTopic = (stayId: string) => `stay:${stayId}`

/**
 * Whoever answers there is told of a request, wherever they are. Nothing of the guest is in it: the words stand
 * on locked screens.
 */
export async function tellHouse(
  { notifications }: Pick<Within, 'notifications'>,
  stay: Asked,
  house: { id: string; name: string },
  now: Date,
) {
  await notifications.tell(
    {
      to: { establishmentId: house.id, right: 'stays.answer' },
      kind: 'stay-waiting',
      topic: toldTopic(stay.id),
      ...requestWords(stay, house.name),
      path: `/dash-espadarte?aba=reservas&negocio=${house.id}`,
      establishmentId: house.id,
      expiresAt: stay.respond_by,
    },
    now,
  )
}
