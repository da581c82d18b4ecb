import type { CityNumbers } from '@portal/contract/insight/insight/city-numbers'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { csvLine, guarded } from '../../../platform/csv/csv.ts'

const HEADINGS = ['medida', 'de', 'valor']

/** One figure a line, in a form that stays when figures are added: what, of what, how many. */
export function citySheet(numbers: RowOf<typeof CityNumbers>): string {
  const day = numbers.counted_at.toISOString()
  const rows = [
    // First, so that nobody adds up what was invented without having read it.
    ...(numbers.has_examples ? [['contem_exemplos', day, 'sim']] : []),
    // An empty value: counted, and too few to be published.
    ...numbers.days.map((one) => ['pessoas_no_dia', one.day, String(one.people ?? '')]),
    ...numbers.searches.map((one) => ['buscas', one.term, String(one.searches)]),
    ['datas_de_eventos_no_mes', day, String(numbers.events_this_month)],
    ['membros_do_clube', day, String(numbers.members)],
    ['negocios', day, String(numbers.businesses)],
    ['parceiros_do_clube', day, String(numbers.partners)],
  ]
  return `\uFEFF${[HEADINGS, ...rows].map((row) => csvLine(row.map(guarded), ',')).join('')}`
}
