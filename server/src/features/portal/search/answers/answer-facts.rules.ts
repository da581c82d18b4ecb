import type { Answer } from '@portal/contract/portal/search/answer'
import type { AnswerKind } from '@portal/contract/portal/search/answer.texts'
import { civilDateOfDay, weekdayOfDay } from '@portal/contract/shared/calendar-days'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { Heard } from './question.rules.ts'

export type AnswerRow = RowOf<typeof Answer>
export type PlaceRow = AnswerRow['places'][number]
export type Point = { latitude: number; longitude: number }
/** One question, and when and where it is asked. */
export type AnswerTo = { heard: Heard; now: Date; today: number; origin: Point | null }

const NOTHING = {
  scope: null,
  value: null,
  text: '',
  facts: [],
  places: [],
  actions: [],
  source: null,
  note: '',
  aside: null,
  is_missing: false,
  own: null,
} satisfies Partial<AnswerRow>

export const answerOf = (
  kind: AnswerKind,
  now: Date,
  said: Partial<AnswerRow> & Pick<AnswerRow, 'label' | 'title'>,
): AnswerRow => ({ ...NOTHING, kind, as_of: now, ...said })

const WEEKDAYS = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira'].concat(
  ['sexta-feira', 'sábado'],
)
const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
].concat(['setembro', 'outubro', 'novembro', 'dezembro'])

/** "hoje", "amanhã, domingo, 19 de julho", "segunda-feira, 20 de julho". */
export function dayText(day: number, today: number): string {
  if (day === today) return 'hoje'
  const { year, day: number, month } = civilDateOfDay(day)
  const ofYear = year === civilDateOfDay(today).year ? '' : ` de ${year}`
  const date = `${WEEKDAYS[weekdayOfDay(day)]}, ${number === 1 ? '1º' : number} de ${MONTHS[month - 1]}${ofYear}`
  return day === today + 1 ? `amanhã, ${date}` : date
}

const EARTH_METRES = 6_371_000

/** As the crow flies. */
export function metresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const north = radians(other.latitude - one.latitude)
  const east =
    radians(other.longitude - one.longitude) *
    Math.cos(radians((one.latitude + other.latitude) / 2))
  return Math.hypot(north, east) * EARTH_METRES
}

export const routeTo = ({ latitude, longitude }: Point) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
