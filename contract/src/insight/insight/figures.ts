import { CONTACT_KINDS, type VisitKind, type VisitSource } from '../analytics/visit-kinds.ts'

/** What follows from counted visits. Pure, and free of zod: the browser reads it too. */

/** How often in this period and in the last one. */
export type Pair = { now: number; before: number }
export type KindFigure = Pair & { kind: VisitKind }
export type SourceFigure = { source: VisitSource; visits: number }
/** Sunday is 0; the hours of two begin at an even one. */
export type HourFigure = { weekday: number; hour: number; visits: number }

const NOTHING: Pair = { now: 0, before: 0 }
/** Fewer visits than this have no best moment: one evening is no habit. */
const HABIT = 20
/** A poster that less than one in a hundred came by is hardly read, where enough came at all. */
const POSTER_SHARE = 0.01
const ENOUGH_TO_JUDGE = 500

export const pairOf = (kinds: readonly KindFigure[], kind: VisitKind): Pair =>
  kinds.find((one) => one.kind === kind) ?? NOTHING

const isContact = (kind: VisitKind) => CONTACT_KINDS.some((one) => one === kind)

/** Somebody who writes and then asks for the way made two contacts: people are not told apart here. */
export function contactsOf(kinds: readonly KindFigure[]): Pair {
  return kinds
    .filter(({ kind }) => isContact(kind))
    .reduce(
      (sum, { now, before }) => ({ now: sum.now + now, before: sum.before + before }),
      NOTHING,
    )
}

/** "11 a cada 100"; null where there is nothing to compare with. */
export const perHundred = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 100) : null

export const FUNNEL_STEPS = ['listed', 'view', 'menu', 'contact'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
export type FunnelRow = { step: FunnelStep; count: number; ofStepBefore: number | null }

/** From the first look to the contact. A house without a menu has no such step. */
export function funnelOf(kinds: readonly KindFigure[]): FunnelRow[] {
  const counts: Record<FunnelStep, number> = {
    listed: pairOf(kinds, 'listed').now,
    view: pairOf(kinds, 'view').now,
    menu: pairOf(kinds, 'menu').now,
    contact: contactsOf(kinds).now,
  }
  const steps = FUNNEL_STEPS.filter((step) => step !== 'menu' || counts.menu > 0)
  return steps.map((step, place) => {
    const before = steps[place - 1]
    // Contacts are made by who sees the page, whether they opened the menu or not.
    const whole = step === 'contact' ? counts.view : before ? counts[before] : 0
    return { step, count: counts[step], ofStepBefore: perHundred(counts[step], whole) }
  })
}

/** The two hours of a weekday that bring most; null where too few came to tell. */
export function bestMoment(hours: readonly HourFigure[]): HourFigure | null {
  const all = hours.reduce((sum, { visits }) => sum + visits, 0)
  if (all < HABIT) return null
  return hours.reduce<HourFigure | null>(
    (best, one) => (best === null || one.visits > best.visits ? one : best),
    null,
  )
}

/** What grew most and what fell most among the contacts, where it did. */
export function movers(kinds: readonly KindFigure[]) {
  const contacts = kinds.filter(({ kind, before }) => isContact(kind) && before > 0)
  const by = (sign: number) =>
    contacts
      .filter(({ now, before }) => (now - before) * sign > 0)
      .sort((one, other) => (other.now - other.before - (one.now - one.before)) * sign)[0] ?? null
  return { up: by(1), down: by(-1) }
}

/** How many came by the poster, where that is hardly anybody of many. */
export function quietPoster(sources: readonly SourceFigure[]): number | null {
  const all = sources.reduce((sum, { visits }) => sum + visits, 0)
  const poster = sources.find(({ source }) => source === 'poster')?.visits ?? 0
  return all >= ENOUGH_TO_JUDGE && poster > 0 && poster / all < POSTER_SHARE ? poster : null
}
