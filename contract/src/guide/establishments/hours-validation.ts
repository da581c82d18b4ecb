import { MINUTES_PER_DAY } from '../../shared/time-zones.ts'
import { seasonInYear } from './hours-calendar.ts'
import {
  MOST_EXCEPTIONS,
  MOST_PERIODS_PER_DAY,
  MOST_SEASONS,
  type OpeningHours,
  type Period,
  type Season,
  type WeekHours,
} from './hours-types.ts'

export type HoursProblem = { path: (string | number)[]; message: string }

const texts = {
  order: 'A hora de fechar deve vir depois da hora de abrir.',
  tooLong: 'Um período dura no máximo 24 horas.',
  overlap: 'Este horário se sobrepõe a outro.',
  manyPeriods: `Use no máximo ${MOST_PERIODS_PER_DAY} períodos por dia.`,
  manyExceptions: `Use no máximo ${MOST_EXCEPTIONS} datas especiais.`,
  manySeasons: `Use no máximo ${MOST_SEASONS} temporadas.`,
  sameDate: 'Já existe um horário especial para esta data.',
  emptyException: 'Informe o horário desta data ou escreva um aviso.',
  seasonOverlap: 'Esta temporada se sobrepõe a outra.',
  noHolidayPeriods: 'Informe o horário dos feriados ou marque que fecha.',
}

/** What no schema of single fields can see; the editor asks before saving, the server on arrival. */
export function problemsOfHours(hours: OpeningHours): HoursProblem[] {
  return [
    ...(hours.weekly ? problemsOfWeek(hours.weekly, ['weekly']) : []),
    ...problemsOfSeasons(hours.seasons),
    ...problemsOfHolidays(hours.holidays),
    ...problemsOfExceptions(hours.exceptions),
  ]
}

/** Sunday follows Saturday: a Saturday night until 5h must leave Sunday's 4h alone. */
function problemsOfWeek(week: WeekHours, path: HoursProblem['path']): HoursProblem[] {
  const single = week.flatMap((day, index) => problemsOfDay(day, [...path, index]))
  if (single.length > 0) return single
  const all = week
    .flatMap((day, weekday) =>
      day.map(({ opens, closes }, index) => ({
        opens: weekday * MINUTES_PER_DAY + opens,
        closes: weekday * MINUTES_PER_DAY + closes,
        path: [...path, weekday, index],
      })),
    )
    .sort((one, other) => one.opens - other.opens)
  return all
    .filter(({ opens }, index) => {
      const isFirst = index === 0
      const previous = all.at(index - 1)
      if (!previous || all.length === 1) return false
      return opens < previous.closes - (isFirst ? 7 * MINUTES_PER_DAY : 0)
    })
    .map((period) => ({ path: period.path, message: texts.overlap }))
}

function problemsOfDay(day: Period[], path: HoursProblem['path']): HoursProblem[] {
  if (day.length > MOST_PERIODS_PER_DAY) return [{ path, message: texts.manyPeriods }]
  const single = day.flatMap(({ opens, closes }, index) => {
    if (closes <= opens) return [{ path: [...path, index], message: texts.order }]
    if (closes - opens > MINUTES_PER_DAY) {
      return [{ path: [...path, index], message: texts.tooLong }]
    }
    return []
  })
  if (single.length > 0) return single
  return day.flatMap((period, index) =>
    day.slice(0, index).some((earlier) => overlap(earlier, period))
      ? [{ path: [...path, index], message: texts.overlap }]
      : [],
  )
}

function overlap(one: Period, other: Period) {
  return one.opens < other.closes && other.opens < one.closes
}

function problemsOfSeasons(seasons: Season[]): HoursProblem[] {
  if (seasons.length > MOST_SEASONS) return [{ path: ['seasons'], message: texts.manySeasons }]
  return seasons.flatMap((season, index) => [
    ...problemsOfWeek(season.weekly, ['seasons', index, 'weekly']),
    ...(seasons.slice(0, index).some((earlier) => seasonsOverlap(earlier, season))
      ? [{ path: ['seasons', index, 'from'], message: texts.seasonOverlap }]
      : []),
  ])
}

const ANY_LEAP_YEAR = 2028

function seasonsOverlap(one: Season, other: Season) {
  return seasonInYear(one, ANY_LEAP_YEAR).some(([from, to]) =>
    seasonInYear(other, ANY_LEAP_YEAR).some(
      ([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to,
    ),
  )
}

function problemsOfHolidays(holidays: OpeningHours['holidays']): HoursProblem[] {
  if (holidays.rule !== 'own') return []
  const path = ['holidays', 'periods']
  if (holidays.periods.length === 0) return [{ path, message: texts.noHolidayPeriods }]
  return problemsOfDay(holidays.periods, path)
}

function problemsOfExceptions(exceptions: OpeningHours['exceptions']): HoursProblem[] {
  if (exceptions.length > MOST_EXCEPTIONS) {
    return [{ path: ['exceptions'], message: texts.manyExceptions }]
  }
  const seen = new Set<string>()
  return exceptions.flatMap(({ date, periods, note }, index) => {
    const path = ['exceptions', index]
    if (seen.has(date)) return [{ path: [...path, 'date'], message: texts.sameDate }]
    seen.add(date)
    if (periods) return problemsOfDay(periods, [...path, 'periods'])
    return note ? [] : [{ path: [...path, 'note'], message: texts.emptyException }]
  })
}
