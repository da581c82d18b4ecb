import { nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import { cityDay } from '~/platform/moments.ts'

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const roundReais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
})

/** "R$ 1.310", and "R$ 1.310,50" where there are centavos. */
export const moneyText = (cents: number): string =>
  (cents % 100 === 0 ? roundReais : reais).format(cents / 100)

// A date has no hour: read at Greenwich, it is the same day everywhere.
const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const dateOf = (iso: string) => new Date(`${iso}T00:00:00Z`)

const yearWords = (iso: string) =>
  iso.slice(0, 4) === cityDay(new Date()).slice(0, 4) ? '' : ` de ${iso.slice(0, 4)}`

/** "30 de jul.", and "30 de jul. de 2027" in another year. */
export const dayText = (iso: string): string => `${day.format(dateOf(iso))}${yearWords(iso)}`
/** "qui., 30 de jul." */
export const weekdayText = (iso: string): string =>
  `${weekday.format(dateOf(iso))}${yearWords(iso)}`
/** "30 de jul. a 2 de ago." */
export const datesText = ({ arrival, departure }: { arrival: string; departure: string }): string =>
  `${dayText(arrival)} a ${dayText(departure)}`

/** What is said of dates, wherever somebody chooses them. */
export const stayTexts = {
  form: 'Datas e pessoas',
  arrival: 'Chegada',
  departure: 'Saída',
  guests: 'Pessoas',
  search: 'Buscar',
  lead: 'Com as datas, o preço já é o total das noites, com taxas.',
  /** Of a card in the list of who has a room. */
  freeUnits: (count: number) => (count === 1 ? '1 quarto livre' : `${count} quartos livres`),
  total: (cents: number, nights: number) => `${moneyText(cents)} por ${nightsText(nights)}`,
  cheapest: 'Menor total primeiro',
  usual: 'Ver na ordem do guia',
  taken: {
    title: (dates: string) => `Sem vaga de ${dates}`,
    lead: 'Estes lugares estão cheios nas suas datas. Cada um mostra quando volta a ter tantas noites.',
    away: (asked: string, found: string) => {
      const days = Math.round((dateOf(found).getTime() - dateOf(asked).getTime()) / 86_400_000)
      const count = Math.abs(days) === 1 ? '1 dia' : `${Math.abs(days)} dias`
      return days < 0 ? `${count} antes` : `${count} depois`
    },
  },
  problems: {
    missing: 'Escolha o dia da chegada e o da saída.',
    past: 'A chegada já passou. Escolha outra data.',
    order: 'A saída precisa ser depois da chegada.',
    long: (most: number) => `Escolha no máximo ${most} noites.`,
  },
} as const
