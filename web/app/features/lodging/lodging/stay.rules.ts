import { MOST_GUESTS } from '@portal/contract/lodging/lodging/lodging.texts'
import { MOST_NIGHTS, nightsOf } from '@portal/contract/lodging/lodging/quote'
import {
  dayOfIsoDate,
  dayOfKnownDate,
  isoDateOfDay,
  weekdayOfDay,
} from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import { stayTexts } from './stay.texts.ts'

/** When somebody comes and leaves, and how many they are: what the address of a page says of a stay. */
export type Stay = { arrival: string; departure: string; guests: number }

export const STAY_PARAMETERS = ['chegada', 'saida', 'pessoas'] as const

export const USUAL_GUESTS = 2
const FRIDAY = 5

export const todayAt = (moment: string): string => isoDateOfDay(dayAt(new Date(moment)))

/** The stay an address asks for; none, or what is wrong with its dates, where there is none. */
export function readStay(
  search: URLSearchParams,
  today: string,
): { stay: Stay | null; problem: string | null } {
  const arrival = search.get('chegada') ?? ''
  const departure = search.get('saida') ?? ''
  const guests = guestsIn(search.get('pessoas'))
  if (arrival === '' && departure === '') return { stay: null, problem: null }
  const problem = problemOf(arrival, departure, today)
  return problem ? { stay: null, problem } : { stay: { arrival, departure, guests }, problem: null }
}

function guestsIn(text: string | null): number {
  const guests = Number(text)
  return Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS ? guests : USUAL_GUESTS
}

function problemOf(arrival: string, departure: string, today: string): string | null {
  if (dayOfIsoDate(arrival) === null || dayOfIsoDate(departure) === null)
    return stayTexts.problems.missing
  if (arrival < today) return stayTexts.problems.past
  if (departure <= arrival) return stayTexts.problems.order
  return nightsOf({ arrival, departure }) === null ? stayTexts.problems.long(MOST_NIGHTS) : null
}

/** What most come for: from the next Friday to its Sunday. */
export function nextWeekend(today: string): Stay {
  const day = dayOfKnownDate(today)
  const friday = day + ((FRIDAY - weekdayOfDay(day) + 7) % 7)
  return {
    arrival: isoDateOfDay(friday),
    departure: isoDateOfDay(friday + 2),
    guests: USUAL_GUESTS,
  }
}

/** The departure that was chosen, or two nights after an arrival that has passed it. */
export function departureFor(arrival: string, departure: string): string {
  const day = dayOfIsoDate(arrival)
  return day !== null && departure !== '' && departure <= arrival
    ? isoDateOfDay(day + 2)
    : departure
}

/** The page of a lodging for a stay, perhaps with a unit that was chosen. */
export function lodgingAddress(slug: string, stay: Stay | null, unitId?: string): string {
  const search = new URLSearchParams()
  if (stay) {
    search.set('chegada', stay.arrival)
    search.set('saida', stay.departure)
    search.set('pessoas', String(stay.guests))
  }
  if (unitId) search.set('quarto', unitId)
  const text = search.toString()
  return `/hospedagem/${slug}${text ? `?${text}` : ''}`
}

/** Where these nights of a unit are asked for. */
export const bookingAddress = (slug: string, stay: Stay, unitId: string): string =>
  lodgingAddress(slug, stay, unitId).replace('?', '/reservar?')
