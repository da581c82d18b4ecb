import { dayOfKnownDate } from '../../shared/calendar-days.ts'
import type { VisitKind, VisitSource } from '../analytics/visit-kinds.ts'
import type { FunnelStep } from './figures.ts'
import type { Period } from './periods.ts'

/** Words of the figures of a business. Free of zod: the browser reads them too. */

export const PERIOD_WORDS: Record<Period, { name: string; now: string; before: string }> = {
  '7d': { name: '7 dias', now: 'estes 7 dias', before: 'os 7 antes' },
  '28d': { name: '28 dias', now: 'estes 28 dias', before: 'os 28 antes' },
  '12m': { name: '12 meses', now: 'estes 12 meses', before: 'um ano antes' },
}

export const KIND_WORDS: Record<VisitKind, string> = {
  listed: 'Apareceu numa lista ou no mapa',
  view: 'Página aberta',
  menu: 'Cardápio aberto',
  whatsapp: 'WhatsApp',
  call: 'Ligações',
  route: 'Rota',
  site: 'Site e redes',
  save: 'Salvo nos favoritos',
  share: 'Compartilhado',
  coupon: 'Cupons pegos',
  order: 'Pedidos',
  booking: 'Pedidos de reserva',
  message: 'Mensagens',
}

export const SOURCE_WORDS: Record<VisitSource, string> = {
  search: 'Busca do portal',
  guide: 'Guia e categorias',
  map: 'Mapa',
  home: 'Capa do portal',
  poster: 'QR do cartaz ou da mesa',
  portal: 'Outras páginas do portal',
  google: 'Google',
  instagram: 'Instagram',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  site: 'Outro site',
  direct: 'Link direto',
}

export const FUNNEL_WORDS: Record<FunnelStep, string> = {
  listed: 'Apareceu numa lista ou no mapa',
  view: 'Abriram a página',
  menu: 'Viram o cardápio',
  contact: 'Chamaram, pediram ou foram',
}

const integer = new Intl.NumberFormat('pt-BR')
const oneDecimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** "4.312" */
export const countText = (count: number): string => integer.format(count)
export const meanText = (mean: number): string => oneDecimal.format(mean)

/** "1 visita", "4.312 visitas" */
export const counted = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`

/** "+180", "−12", "0": signs of the same width, for a column. */
export const signedText = (difference: number): string => {
  if (difference === 0) return '0'
  return `${difference > 0 ? '+' : '−'}${countText(Math.abs(difference))}`
}

/** "46%", and never a zero for what there is. */
export function shareText(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0%'
  const percent = Math.round((part / whole) * 100)
  return percent === 0 ? 'menos de 1%' : `${percent}%`
}

// Days have no clock and no zone: they are written as those of Greenwich.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' })
const weekday = format({ weekday: 'short' })
const longWeekday = format({ weekday: 'long' })
const dayAndMonth = format({ day: 'numeric', month: 'short' })
const month = format({ month: 'short' })
const longMonth = format({ month: 'long' })
const DAY_MS = 86_400_000
/** 4 January 1970. */
const A_SUNDAY = 3
const dateOf = (iso: string) => new Date(dayOfKnownDate(iso) * DAY_MS)

/** "8 de ago.", and "1º de ago." */
export const shortDayText = (iso: string): string =>
  dayAndMonth.format(dateOf(iso)).replace(/^1 /, '1º ')
/** "8 de ago. de 2026" */
export const dayAndYearText = (iso: string): string => `${shortDayText(iso)} de ${iso.slice(0, 4)}`
/** "8", and "1º" */
export const dayNumberText = (iso: string): string =>
  iso.endsWith('-01') ? '1º' : String(Number(iso.slice(-2)))
/** "sáb., 8 de ago." */
export const weekdayAndDayText = (iso: string): string =>
  `${weekday.format(dateOf(iso))}, ${shortDayText(iso)}`
/** "sáb" */
export const weekdayText = (iso: string): string => weekday.format(dateOf(iso)).replace('.', '')
/** "sábado" */
export const longWeekdayText = (iso: string): string =>
  longWeekday.format(dateOf(iso)).replace('-feira', '')
/** "sábado" of 6; Sunday is 0. */
export const weekdayName = (weekday: number): string =>
  longWeekday.format(new Date((A_SUNDAY + weekday) * DAY_MS)).replace('-feira', '')
/** "ago." */
export const monthText = (iso: string): string => month.format(dateOf(iso))
/** "agosto" */
export const longMonthText = (iso: string): string => longMonth.format(dateOf(iso))
/** "ago. de 2026" */
export const monthAndYearText = (iso: string): string => `${monthText(iso)} de ${iso.slice(0, 4)}`

/** How counting works, in one breath: under every page of figures. */
export const HOW_WE_COUNT =
  'Contamos pessoas por dia, sem cookies: quem volta no dia seguinte conta de novo. Robôs e a sua equipe ficam de fora.'
