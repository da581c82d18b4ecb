import type { MemberRole } from '@portal/contract/guide/team/team-rights'
import { topics } from '@portal/contract/live/topics'
import { housePixTexts } from '@portal/contract/money/house-pix/house-pix.texts'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict, NotFound, Stale } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { CONFIRM_PAID_STAY_JOB } from '../../../platform/queue/shared-jobs.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import type { Deps, Within } from './house-pix.feature.ts'
import { type Charge, mayClaim, toldAgainBefore } from './house-pix.rules.ts'
import {
  claimed,
  claimTopic,
  ownAnswers,
  ownTopic,
  pixPath,
  returnTopic,
  toReturn,
} from './house-pix.texts.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
const MOST_TOLD = 4

/** "Já paguei." Said twice it is said once; nothing is believed before the house has looked. */
export async function claimPaid(charge: Charge, { work, clock }: Needs) {
  if (charge.status === 'claimed') return
  if (!mayClaim(charge)) throw refusedClaim(charge)
  await work.transaction(async (within) => {
    const now = clock.now()
    // Of two taps the second finds it said.
    if (!(await within.houseCharges.move(charge.id, 'claimed', now))) return
    await tellHouse(within, charge, 'pix-claimed', now)
    announce(within, charge)
  })
}

const refusedClaim = ({ status }: Charge) =>
  status === 'confirmed' || status === 'returned'
    ? new Stale(`the Pix is ${status}`, housePixTexts.moved)
    : new Conflict('house-pix.claims', 'claimed too often', housePixTexts.tooManyClaims)

/** Who may look for money: of an order whoever sees orders, of a stay whoever sees stays. */
export function requireMayConfirm(
  role: MemberRole | null,
  charge: Pick<Charge, 'establishment_id' | 'order_id'>,
) {
  requireTeamRight(role, 'pix.confirm', charge.establishment_id)
  requireTeamRight(role, charge.order_id ? 'orders.see' : 'stays.see', charge.establishment_id)
}

/** By somebody of the house, and nobody in its place: only they see its account. */
export async function answerCharge(
  actor: PersonActor,
  {
    establishmentId,
    chargeId,
    answer,
  }: {
    establishmentId: string
    chargeId: string
    answer: 'confirmed' | 'missing' | 'returned'
  },
  { work, clock }: Needs,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const role = await within.team.roleOf(establishmentId, actor.userId)
    requireTeamRight(role, 'pix.confirm', establishmentId)
    const charge = await within.houseCharges.find(establishmentId, chargeId)
    if (!charge) throw new NotFound('house-pix-charge', chargeId)
    requireMayConfirm(role, charge)
    // Pressed twice, or by two of them: it is answered once.
    if (charge.status === answer) return
    if (!(await within.houseCharges.move(chargeId, answer, now))) {
      throw new Stale(`${answer} from ${charge.status}`, housePixTexts.moved)
    }
    const { notifications } = within
    if (charge.status === 'claimed') await notifications.settle(claimTopic(chargeId), now)
    if (answer === 'returned') await notifications.settle(returnTopic(chargeId), now)
    await within.audit.record(actor, now, {
      action: `house-pix.${answer}`,
      subjectId: establishmentId,
      details: { number: charge.number, amount_cents: charge.amount_cents },
    })
    await tellCustomer(within, charge, answer, now)
    announce(within, charge)
    if (answer !== 'confirmed') return
    if (charge.is_over) await tellOwed(within, chargeId, now)
    else if (charge.stay_id && (await within.houseKeys.settings(establishmentId)).confirms_stays) {
      const { userId } = actor
      await within.jobs.add(CONFIRM_PAID_STAY_JOB, { stayId: charge.stay_id, userId })
    }
  })
}

/** Somebody said that they paid, and nobody of the house has looked: told again, a few times. */
export async function tellUnanswered({
  work,
  stores,
  clock,
  eachItem,
}: Pick<Deps, 'work' | 'stores' | 'clock' | 'eachItem'>) {
  for (let told = 1; told < MOST_TOLD; told += 1) {
    const before = toldAgainBefore(told, clock.now())
    const due = before ? await stores.houseCharges.listUnanswered(told, before) : []
    await eachItem({ job: 'house-pix.remind', idOf: ({ id }: Charge) => id }, due, (charge) =>
      work.transaction(async (within) => {
        const now = clock.now()
        if (!(await within.houseCharges.markTold(charge, now))) return
        await tellHouse(within, charge, 'pix-claimed', now)
      }),
    )
  }
}

/** What was confirmed and came to nothing is the house's to give back: both are told once. */
export async function tellAllOwed({
  work,
  stores,
  eachItem,
  clock,
}: Pick<Deps, 'work' | 'stores' | 'clock' | 'eachItem'>) {
  const owed = await stores.houseCharges.listOwed()
  await eachItem({ job: 'house-pix.remind', idOf: ({ id }: Charge) => id }, owed, ({ id }) =>
    work.transaction((within) => tellOwed(within, id, clock.now())),
  )
}

async function tellOwed(within: Within, chargeId: string, now: Date) {
  const charge = await within.houseCharges.findAny(chargeId)
  if (charge?.status !== 'confirmed' || charge.told > 0) return
  if (!(await within.houseCharges.markTold(charge, now))) return
  await tellHouse(within, charge, 'pix-return', now)
  await tellCustomer(within, charge, 'owed', now)
  announce(within, charge)
}

async function tellHouse(
  { houseKeys, notifications }: Within,
  charge: Charge,
  kind: 'pix-claimed' | 'pix-return',
  now: Date,
) {
  const { id, establishment_id: establishmentId } = charge
  const name = await houseKeys.placeName(establishmentId)
  const isClaim = kind === 'pix-claimed'
  await notifications.tell(
    {
      to: { establishmentId, right: 'pix.confirm' },
      kind,
      topic: isClaim ? claimTopic(id) : returnTopic(id),
      ...(isClaim ? claimed(charge, name) : toReturn(charge, name)),
      path: pixPath(establishmentId),
      establishmentId,
      isOpen: true,
    },
    now,
  )
}

/** Who ordered with an account, or the guest; a link tells everybody else. */
async function tellCustomer(
  { houseKeys, notifications }: Within,
  charge: Charge,
  what: keyof typeof ownAnswers,
  now: Date,
) {
  if (!charge.user_id) return
  const name = await houseKeys.placeName(charge.establishment_id)
  await notifications.tell(
    {
      to: { userId: charge.user_id },
      kind: 'own-pix',
      topic: ownTopic(charge.id),
      ...ownAnswers[what](charge, name),
      path: charge.order_id ? '/dash-clube#pedidos' : '/dash-clube#reservas',
      isOpen: true,
    },
    now,
  )
}

/** Whoever looks at the order, at the stay or at the board sees it anew. */
export function announce({ changes }: Pick<Within, 'changes'>, charge: Charge) {
  const { establishment_id: place, order_id: orderId, user_id: userId } = charge
  if (orderId) {
    changes.announce(Tag.live(topics.orders(place)), Tag.live(topics.order(orderId)))
    return
  }
  changes.announce(Tag.live(topics.stays(place)))
  if (userId) changes.announce(Tag.live(topics.myStays(userId)))
}
