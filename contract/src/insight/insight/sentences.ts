import { atTime, fromTime } from '../../shared/clock.texts.ts'
import { CONTACT_KINDS, type VisitKind } from '../analytics/visit-kinds.ts'
import {
  bestMoment,
  contactsOf,
  type HourFigure,
  type KindFigure,
  movers,
  type Pair,
  pairOf,
  perHundred,
  quietPoster,
  type SourceFigure,
} from './figures.ts'
import { counted, countText, longWeekdayText, meanText, weekdayName } from './insight.texts.ts'

/** Figures as sentences, the same on the page and in the e-mail. Free of zod: the browser reads it too. */

/** The parts that are strong are the figures. */
export type Sentence = readonly (string | { strong: string })[]

export const plainText = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === 'string' ? part : part.strong)).join('')

export type ReviewFigures = { count: number; before: number; mean: number | null }
export type ToldFigures = {
  kinds: readonly KindFigure[]
  sources: readonly SourceFigure[]
  hours: readonly HourFigure[]
  words: readonly { word: string; visits: number }[]
  reviews: ReviewFigures
  redeemed: Pair
}

const strong = (text: string) => ({ strong: text })
/** From here on a difference is said in percent. */
const PERCENT_FROM = 100
/** From here on in multiples: "1900% a mais" says nothing to anybody. */
const MULTIPLE_FROM = 3

/** "23 a mais", "9% a menos", "4 vezes o de antes". */
export function differenceText({ now, before }: Pair): string {
  if (now === before) return 'o mesmo que antes'
  const difference = Math.abs(now - before)
  const way = now > before ? 'a mais' : 'a menos'
  if (difference < PERCENT_FROM || before === 0) return `${countText(difference)} ${way}`
  const times = Math.floor(now / before)
  if (times >= MULTIPLE_FROM) return `${countText(times)} vezes o de antes`
  const percent = Math.round((difference / before) * 100)
  return percent === 0 ? 'quase o mesmo que antes' : `${percent}% ${way}`
}

/** What somebody did, as the beginning of a sentence. */
const DID: Record<VisitKind, string> = {
  listed: 'viram na lista',
  view: 'abriram a página',
  menu: 'abriram o cardápio',
  whatsapp: 'chamaram no WhatsApp',
  call: 'ligaram',
  route: 'pediram a rota',
  site: 'abriram o site ou as redes',
  save: 'salvaram nos favoritos',
  share: 'compartilharam',
  coupon: 'pegaram cupom',
  order: 'fizeram pedido',
  booking: 'pediram reserva',
  message: 'mandaram mensagem',
}

/** As something that grows and falls. */
const NAMED: Partial<Record<VisitKind, { name: string; isPlural: boolean }>> = {
  whatsapp: { name: 'o WhatsApp', isPlural: false },
  call: { name: 'as ligações', isPlural: true },
  route: { name: 'a rota', isPlural: false },
  site: { name: 'o site', isPlural: false },
  coupon: { name: 'os cupons', isPlural: true },
  order: { name: 'os pedidos', isPlural: true },
  booking: { name: 'os pedidos de reserva', isPlural: true },
  message: { name: 'as mensagens', isPlural: true },
}

const upper = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
const times = (count: number) => (count === 1 ? '1 vez' : `${countText(count)} vezes`)

/** "4.312 visitas à sua página, 9% a mais." `than` says than what, where nothing around it does. */
export function visitsSentence({ now, before }: Pair, than = ''): Sentence {
  const said = strong(counted(now, 'visita', 'visitas'))
  if (before === 0) return [said, ' à sua página; antes, nenhuma.']
  const difference = differenceText({ now, before })
  // "o mesmo que antes" names already what it is compared with; so does "o de antes".
  if (!than || difference.endsWith('de antes')) {
    return [said, ' à sua página, ', strong(difference), '.']
  }
  return [said, ' à sua página, ', strong(difference.replace(' que antes', '')), than, '.']
}

/** "Chamaram no WhatsApp 12 vezes, 3 a mais."; "… 12 vezes (3 a mais) e pediram a rota 9 vezes (1 a menos)." */
export function contactsSentence(kinds: readonly KindFigure[], most = 2): Sentence | null {
  const made = kinds
    .filter(({ kind, now }) => now > 0 && CONTACT_KINDS.some((one) => one === kind))
    .sort((one, other) => other.now - one.now)
    .slice(0, most)
  if (made.length === 0) return null
  const isOne = made.length === 1
  return [
    ...made.flatMap(({ kind, now, before }, place) => {
      const between = place === 0 ? '' : place === made.length - 1 ? ' e ' : ', '
      const difference = differenceText({ now, before })
      return [
        `${between}${place === 0 ? upper(DID[kind]) : DID[kind]} `,
        strong(times(now)),
        isOne ? `, ${difference}` : ` (${difference})`,
      ]
    }),
    '.',
  ]
}

/** "486 contatos. São 11 a cada 100 visitas." */
function shareSentence(kinds: readonly KindFigure[]): Sentence | null {
  const contacts = contactsOf(kinds).now
  const share = perHundred(contacts, pairOf(kinds, 'view').now)
  if (contacts === 0 || share === null) return null
  return [
    strong(counted(contacts, 'contato', 'contatos')),
    ': chamaram, pediram, ligaram ou traçaram a rota. De cada 100 visitas, ',
    strong(String(share)),
    share === 1 ? ' vira contato.' : ' viram contato.',
  ]
}

/** "O WhatsApp cresceu de 176 para 231. As ligações caíram de 61 para 49." */
function moversSentence(kinds: readonly KindFigure[]): Sentence | null {
  const { up, down } = movers(kinds)
  const told = [
    up && moved(up, 'cresceu', 'cresceram'),
    down && moved(down, 'caiu', 'caíram'),
  ].filter((one) => one !== null)
  return told.length > 0 ? told.flatMap((one, place) => (place > 0 ? [' ', ...one] : one)) : null
}

function moved({ kind, now, before }: KindFigure, one: string, many: string): Sentence | null {
  const named = NAMED[kind]
  if (!named) return null
  const verb = named.isPlural ? many : one
  const change = strong(`de ${countText(before)} para ${countText(now)}`)
  return [`${upper(named.name)} ${verb} `, change, '.']
}

/** "Seu melhor momento é sábado, das 18h às 20h. O QR quase não é lido: 12 vezes." */
function momentSentence({ hours, sources }: ToldFigures): Sentence | null {
  const best = bestMoment(hours)
  const poster = quietPoster(sources)
  const parts = [
    ...(best
      ? [
          'Seu melhor momento é ',
          strong(`${weekdayName(best.weekday)}, ${twoHours(best.hour)}`),
          '.',
        ]
      : []),
    ...(best && poster !== null ? [' '] : []),
    ...(poster === null ? [] : [`O QR quase não é lido: ${times(poster)}.`]),
  ]
  return parts.length > 0 ? parts : null
}

/** "das 18h às 20h" */
export const twoHours = (hour: number): string =>
  `${fromTime(`${hour}h`)} ${atTime(`${(hour + 2) % 24}h`)}`

function wordsSentence([first, second]: ToldFigures['words']): Sentence | null {
  if (!first) return null
  const rest = second ? ['; depois, ', strong(`“${second.word}”`)] : []
  return ['Na busca, mais gente chegou por ', strong(`“${first.word}”`), ...rest, '.']
}

/** "3 avaliações novas, média 4,7. 31 cupons usados, 8 a mais." */
export function besideSentence({ reviews, redeemed }: ToldFigures): Sentence | null {
  const mean = reviews.mean === null ? '' : `, média ${meanText(reviews.mean)}`
  const parts = [
    ...(reviews.count > 0
      ? [strong(counted(reviews.count, 'avaliação nova', 'avaliações novas')), `${mean}.`]
      : []),
    ...(reviews.count > 0 && redeemed.now > 0 ? [' '] : []),
    ...(redeemed.now > 0
      ? [
          strong(counted(redeemed.now, 'cupom usado', 'cupons usados')),
          `, ${differenceText(redeemed)}.`,
        ]
      : []),
  ]
  return parts.length > 0 ? parts : null
}

const told = (sentences: readonly (Sentence | null)[]): Sentence[] =>
  sentences.filter((one) => one !== null)

/** The page's: the first one is its headline. */
export function pageSentences(figures: ToldFigures): Sentence[] {
  const { kinds } = figures
  return told([
    visitsSentence(pairOf(kinds, 'view')),
    shareSentence(kinds),
    moversSentence(kinds),
    momentSentence(figures),
    wordsSentence(figures.words),
    besideSentence(figures),
  ])
}

/** Of a week, up to this hour. */
export function weekSentences(
  kinds: readonly KindFigure[],
  days: readonly { day: string; now: number }[],
): Sentence[] {
  const best = days.reduce<{ day: string; now: number } | null>(
    (most, one) => (one.now > (most?.now ?? 0) ? one : most),
    null,
  )
  return told([
    visitsSentence(pairOf(kinds, 'view'), ' que na semana anterior até esta hora'),
    contactsSentence(kinds, 3),
    best && [
      `${upper(longWeekdayText(best.day))} foi o melhor dia, com `,
      strong(counted(best.now, 'pessoa', 'pessoas')),
      '.',
    ],
  ])
}

/** The e-mail's, of a month against the one before it. */
export function monthSentences(figures: ToldFigures, monthBefore: string): Sentence[] {
  return told([
    visitsSentence(pairOf(figures.kinds, 'view'), ` que em ${monthBefore}`),
    contactsSentence(figures.kinds, 3),
    momentSentence(figures),
    wordsSentence(figures.words),
    besideSentence(figures),
  ])
}
