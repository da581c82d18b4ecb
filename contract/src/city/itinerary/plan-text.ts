/** Free of zod: the browser reads it too. */
import { dayOfIsoDate } from '../../shared/calendar-days.ts'
import { MINUTES_PER_DAY } from '../../shared/time-zones.ts'

/** Each is the first part of the address of its page. */
export const STOP_KINDS = ['praia', 'atracao', 'guia', 'eventos'] as const
export type StopKind = (typeof STOP_KINDS)[number]

export type PlannedStop = {
  kind: StopKind
  slug: string
  /** ISO; none while nobody has said on which day. */
  date: string | null
  /** Of the day; never without a date. */
  minute: number | null
}

export const MOST_STOPS = 40
/** The longest stop is 126 letters; a plan of the longest names still fits. */
export const PLAN_MAX_LENGTH = 6000
/** The address of a plan holds all of it: whoever has the link has the plan, and the portal keeps none. */
export const PLAN_PARAMETER = 'p'

const STOP = /^(praia|atracao|guia|eventos)\.([a-z0-9-]{1,100})(?:\.(\d{8})(?:\.(\d{4}))?)?$/

/** "praia.atalaia.20260718.0930": nothing in it that a messenger would write otherwise. */
export function stopText({ kind, slug, date, minute }: PlannedStop): string {
  const when = date
    ? `.${date.replaceAll('-', '')}${minute === null ? '' : `.${clock(minute)}`}`
    : ''
  return `${placeText({ kind, slug })}${when}`
}

export const planText = (stops: readonly PlannedStop[]): string => stops.map(stopText).join('_')

/** Links are shortened and mistyped: what is no stop is left out, and the rest is read. */
export function readPlan(text: string): PlannedStop[] {
  const known = new Set<string>()
  const stops: PlannedStop[] = []
  for (const part of text.slice(0, PLAN_MAX_LENGTH).split('_')) {
    const stop = readStop(part)
    if (!stop || known.has(stopText(stop)) || stops.length === MOST_STOPS) continue
    known.add(stopText(stop))
    stops.push(stop)
  }
  return stops
}

export function readStop(text: string): PlannedStop | null {
  const [, kind, slug, day, time] = STOP.exec(text) ?? []
  if (!kind || !slug) return null
  const date = day ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : null
  if (date && dayOfIsoDate(date) === null) return null
  const minute = time ? Number(time.slice(0, 2)) * 60 + Number(time.slice(2)) : null
  if (minute !== null && (minute >= MINUTES_PER_DAY || Number(time?.slice(2)) > 59)) return null
  return { kind: kind as StopKind, slug, date, minute }
}

export const isSamePlace = (
  one: Pick<PlannedStop, 'kind' | 'slug'>,
  other: Pick<PlannedStop, 'kind' | 'slug'>,
): boolean => one.kind === other.kind && one.slug === other.slug

/** Without its day and hour: "praia.atalaia". */
export const placeText = ({ kind, slug }: Pick<PlannedStop, 'kind' | 'slug'>): string =>
  `${kind}.${slug}`

export const pathOfStop = ({ kind, slug }: Pick<PlannedStop, 'kind' | 'slug'>): string =>
  `/${kind}/${slug}`

/** As a day goes: what has no time comes before it, what has no day after all days. */
export function inOrder<Stop extends PlannedStop>(stops: readonly Stop[]): Stop[] {
  const place = ({ date, minute }: Stop) => `${date ?? '9999'} ${clock(minute ?? 0)}`
  return [...stops].sort((one, other) => (place(one) < place(other) ? -1 : 1))
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`
