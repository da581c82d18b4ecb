import {
  EVENT_CATEGORIES,
  type EventCategory,
  PERIODS,
  type Period,
} from '@portal/contract/city/events/event.texts'

export const EVENTS = '/eventos'
export const SUBMIT_EVENT = '/cadastro-evento'
export const AGENDA = '/eventos/agenda.ics'
export const COVERAGE = '/solicitar-cobertura'
export const EVENTS_RSS = '/eventos/rss.xml'

/** The state of the programme, as its address holds it. */
export type EventsState = {
  periodo: Period | null
  categoria: EventCategory | null
  gratis: boolean
  busca: string
  de: string | null
  ate: string | null
  /** The month of the calendar view; null is the list. */
  mes: string | null
  /** Where the list goes on. */
  depois: string | null
}

export const EVENTS_PARAMETERS = [
  'periodo',
  'categoria',
  'gratis',
  'busca',
  'de',
  'ate',
  'mes',
  'depois',
] as const

const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/** What the address does not know is as if it were not there. */
export function readEvents(parameters: URLSearchParams): EventsState {
  const matching = (name: string, shape: RegExp) => {
    const value = parameters.get(name)
    return value && shape.test(value) ? value : null
  }
  return {
    periodo: PERIODS.find((one) => one === parameters.get('periodo')) ?? null,
    categoria: EVENT_CATEGORIES.find((one) => one === parameters.get('categoria')) ?? null,
    gratis: parameters.get('gratis') === '1',
    busca: (parameters.get('busca') ?? '').trim().slice(0, 80),
    de: matching('de', DAY),
    ate: matching('ate', DAY),
    mes: matching('mes', MONTH),
    depois: matching('depois', /^[\w-]{1,100}$/),
  }
}

export function eventsAddress(state: Partial<EventsState>): string {
  const parameters = new URLSearchParams()
  for (const name of EVENTS_PARAMETERS) {
    const value = state[name]
    if (value) parameters.set(name, value === true ? '1' : value)
  }
  const query = parameters.toString()
  return query ? `${EVENTS}?${query}` : EVENTS
}

export const eventAddress = ({ slug }: { slug: string }) => `${EVENTS}/${slug}`
export const eventCalendarAddress = ({ slug }: { slug: string }) => `${EVENTS}/${slug}/evento.ics`

/** The month before and after: "2026-12" → "2027-01". */
export function monthAway(month: string, by: 1 | -1): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}
