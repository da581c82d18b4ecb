import type { StayActor, StayStatus } from '@portal/contract/lodging/stays/stays.texts'
import type { Within } from './stays.feature.ts'
import { guestWords, houseWords, requestWords, type whatOf, writtenWords } from './stays.texts.ts'
import { tellByEmail } from './tell-by-email.ts'

type Asked = Parameters<typeof requestWords>[0] & { id: string; respond_by: Date }
type Needs = Pick<Within, 'houses' | 'jobs' | 'notifications' | 'stays'>

/** By what the notifications of one stay are known, to the house and to the guest. */
export const toldTopic = (stayId: string) => `stay:${stayId}`
export const ownTopic = (stayId: string) => `my-stay:${stayId}`

export const calendarPath = (establishmentId: string) =>
  `/dash-espadarte?aba=reservas&negocio=${establishmentId}`

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
      path: calendarPath(house.id),
      establishmentId: house.id,
      expiresAt: stay.respond_by,
    },
    now,
  )
}

/** A reservation by phone, of one room or of several: once, and to everybody there but who wrote it down. */
export async function tellWrittenDown(
  { notifications }: Pick<Within, 'notifications'>,
  written: { key: string; by: string; stays: readonly Parameters<typeof whatOf>[0][] },
  house: { id: string; name: string },
  now: Date,
) {
  await notifications.tell(
    {
      to: { establishmentId: house.id, right: 'stays.answer' },
      by: written.by,
      kind: 'stay-moved',
      topic: toldTopic(written.key),
      ...writtenWords(written.stays, house.name),
      path: calendarPath(house.id),
      establishmentId: house.id,
    },
    now,
  )
}

/** Who has to hear of a step: whoever did not take it; both where it binds both. */
function toldOf(to: StayStatus, by: StayActor, isProved: boolean): ('guest' | 'house')[] {
  // The house is told of a request by itself, and of its end too where it was.
  if (to === 'requested' || (!isProved && by === 'clock')) return ['guest']
  if (to === 'confirmed' || by === 'clock') return ['guest', 'house']
  return by === 'guest' ? ['house'] : ['guest']
}

const asNotice = ({ title, lines }: ReturnType<typeof guestWords>) => ({
  title,
  body: lines.join(' '),
})

/** In the transaction of the step, once it is written: newer words take the place of older ones. */
export async function tellOfStep(within: Needs, stayId: string, by: StayActor, now: Date) {
  const stay = await within.stays.find(stayId)
  const house = stay && (await within.houses.findPlace(stay.establishment_id, now))
  if (!stay || !house) return
  const who = toldOf(stay.status, by, stay.is_proved)
  if (who.includes('guest') && stay.user_id) {
    const isToConfirm = stay.status === 'accepted' && stay.confirm_by !== null
    await within.notifications.tell(
      {
        to: { userId: stay.user_id },
        kind: isToConfirm ? 'own-stay-accepted' : 'own-stay-moved',
        topic: ownTopic(stayId),
        ...asNotice(guestWords(stay, house)),
        path: '/dash-clube#reservas',
        ...(isToConfirm && stay.confirm_by ? { expiresAt: stay.confirm_by } : {}),
      },
      now,
    )
  }
  if (who.includes('guest') && !stay.user_id && stay.token_hash)
    await tellByEmail(within, stay, now)
  const words = who.includes('house') ? houseWords(stay, house) : null
  if (!words) return
  await within.notifications.tell(
    {
      to: { establishmentId: house.id, right: 'stays.answer' },
      kind: 'stay-moved',
      topic: toldTopic(stayId),
      ...words,
      path: calendarPath(house.id),
      establishmentId: house.id,
    },
    now,
  )
}
