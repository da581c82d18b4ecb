import type {
  DirectoryQuery,
  EstablishmentCard,
} from '@portal/contract/guide/establishments/establishment'
import {
  type OpenStateLine,
  openStateLine,
} from '@portal/contract/guide/establishments/hours.texts'
import { type Capability, isAvailable } from '@portal/contract/shared/capabilities'
import { distanceOf, distanceText } from '@portal/contract/shared/distance-text'
import { itemAt } from '@portal/contract/shared/records'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import type { Deps } from '../search.feature.ts'
import {
  type AnswerRow,
  type AnswerTo,
  answerOf,
  metresBetween,
  type PlaceRow,
  type Point,
} from './answer-facts.rules.ts'
import type { CityKnown } from './city-known.ts'
import type { Heard } from './question.rules.ts'

export const DEFAULT_PLACES = 5
/** Further from the sand nobody calls it near. */
const NEAR_SAND_METRES = 1500
const OPEN_ORDER: Record<OpenStateLine['look'], number> = { open: 0, soon: 1, closed: 2 }

const texts = {
  places: 'Lugares',
  open: (count: number) => (count === 1 ? '1 aberto' : `${count} abertos`),
  found: (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`),
  sand: 'perto da areia',
  near: (place: string) => `perto de ${place}`,
  in: (place: string) => `em ${place}`,
  toSand: (metres: string, beach: string) => `${metres} da areia, ${beach}`,
  all: (count: number) => `Ver todos (${count})`,
  whole: 'Ver no guia',
  none: (what: string) => `Nenhum lugar do guia diz que ${what}`,
  noneText: 'Veja os mais perto disso e confirme por telefone antes de sair.',
  noneHere: 'Nada com tudo isso no guia ainda',
  source: 'Guia Salinópolis, informado por cada negócio',
  delivers: 'entrega',
  ask: 'Confirme com o lugar antes de sair.',
  order: 'Pedir agora',
  openThen: 'Aberto nesse horário',
  closedThen: 'Fechado nesse horário',
} as const

/** What each filter asks of the guide, and how that is said. */
const FILTERS: Record<
  string,
  { query?: Partial<DirectoryQuery>; words?: string[]; says: string; title: string }
> = {
  'filter:pet': { query: { pet: true }, says: 'aceita pet', title: 'que aceitam pet' },
  'filter:acessivel': { query: { acessivel: true }, says: 'é acessível', title: 'acessíveis' },
  'filter:delivery': { query: { delivery: true }, says: 'entrega', title: 'que entregam' },
  'filter:cupom': { query: { cupom: true }, says: 'tem cupom', title: 'com cupom' },
  'filter:wifi': { words: ['wifi'], says: 'tem Wi-Fi', title: 'com Wi-Fi' },
  'filter:espaco-kids': {
    words: ['espaco', 'kids'],
    says: 'tem espaço kids',
    title: 'com espaço kids',
  },
  'filter:piscina': { words: ['piscina'], says: 'tem piscina', title: 'com piscina' },
  'filter:musica-ao-vivo': {
    words: ['musica', 'vivo'],
    says: 'tem música ao vivo',
    title: 'com música ao vivo',
  },
  'filter:vista-para-o-mar': {
    words: ['vista', 'mar'],
    says: 'tem vista para o mar',
    title: 'com vista para o mar',
  },
  'filter:cafe-da-manha': {
    words: ['cafe', 'manha'],
    says: 'tem café da manhã',
    title: 'com café da manhã',
  },
  'filter:ar-condicionado': {
    words: ['ar', 'condicionado'],
    says: 'tem ar-condicionado',
    title: 'com ar-condicionado',
  },
}

const NEEDED: Record<string, Capability> = {
  'filter:delivery': 'delivery',
  'filter:cupom': 'coupons',
}

type Needs = Pick<Deps, 'ports' | 'stores' | 'searching' | 'clock'>
type Wanted = Partial<Omit<DirectoryQuery, 'ordem'>>
/** `at` is the hour that is asked for, and mostly now. */
type ListTo = { origin: Point | null; at: Date; now: Date }
type Listed = { places: PlaceRow[]; cards: EstablishmentCard[]; total: number }

/** Listings with one line of facts each: who is open then comes first, near before far. */
export async function listPlaces(
  wanted: Wanted,
  to: ListTo,
  { ports }: Pick<Needs, 'ports'>,
): Promise<Listed> {
  const { origin } = to
  const { cards, total } = await ports.readListings({
    ...wanted,
    ...(origin ? { lat: origin.latitude, lng: origin.longitude } : {}),
    ordem: origin ? 'distancia' : 'relevancia',
  })
  return listed(cards, total, to)
}

/** At another hour nobody is open "now". */
function openLine({ hours }: EstablishmentCard, { at, now }: ListTo): OpenStateLine {
  const line = openStateLine(hours, at)
  if (at.getTime() === now.getTime() || !hours) return line
  const isOpen = line.look !== 'closed'
  return { look: isOpen ? 'open' : 'closed', text: isOpen ? texts.openThen : texts.closedThen }
}

function listed(cards: readonly EstablishmentCard[], total: number, to: ListTo): Listed {
  const lines = new Map(cards.map((card) => [card.id, openLine(card, to)]))
  const look = ({ id }: EstablishmentCard) => OPEN_ORDER[lines.get(id)?.look ?? 'closed']
  const ordered = cards.toSorted((a, b) => look(a) - look(b))
  return {
    cards: ordered,
    places: ordered.map((card) => placeOf(card, lines.get(card.id), distanceOf(card))),
    total,
  }
}

function placeOf(
  card: EstablishmentCard,
  line: OpenStateLine | undefined,
  distance: string | null,
): PlaceRow {
  const kind = card.subcategory?.name ?? card.category.name
  const rating = card.rating && `★ ${card.rating.mean.toFixed(1).replace('.', ',')}`
  const price = card.price_range && '$'.repeat(card.price_range)
  return {
    name: card.name,
    line: [
      kind,
      card.neighbourhood,
      rating,
      price,
      card.has_delivery ? texts.delivers : null,
      ...(card.facts ?? []),
    ]
      .filter(Boolean)
      .join(' · '),
    open: card.facts || !line ? null : { state: line.look, text: line.text },
    distance,
    path: `/guia/${card.slug}`,
    phone: null,
  }
}

/** What people do with a kind of place. */
const DONE_WITH = new Set(
  'alugar aluguel comprar marcar agendar contratar reservar passear'.split(' '),
)

/** Whether all of the question asks for a kind of place, somewhere, with something. */
export function asksForPlaces({ kinds, filters, rest }: Heard): boolean {
  if (rest.some((word) => !DONE_WITH.has(word))) return false
  // Of coupons alone the club tells, with its page.
  return kinds.length > 0 || filters.some((one) => FILTERS[one] && one !== 'filter:cupom')
}

/** Who says in the guide to have that: no filter of the directory's own, so the index is asked. */
async function listWith(
  words: readonly string[],
  slug: string | undefined,
  to: ListTo,
  { ports, stores, searching, clock }: Needs,
): Promise<Listed> {
  const looked = await stores.vocabulary.lookUp(words)
  const groups = looked.map(({ word, lexeme, documents }) => ({
    own: lexeme || `'${word}'`,
    other: null,
    documents: documents ?? 0,
    stems: [],
  }))
  const { rows } = await searching(async (search) =>
    search.list(
      {
        ...{ groups, atLeast: groups.length, kinds: ['establishment'], category: slug ?? null },
        ...{ isOpen: false, isCheap: false, span: null, origin: to.origin, now: clock.now() },
        documents: await search.size(),
        shares: { open: 0, cheap: 0 },
      },
      0,
    ),
  )
  const found = await ports.readListingCards(rows.map(({ id }) => id))
  const byId = new Map(found.map((card) => [card.id, card]))
  const cards = rows.flatMap(({ id }) => byId.get(id) ?? [])
  return listed(cards, cards.length, to)
}

/** Few of a kind: others of the kind it is within, that speak of it. */
const FEW = 3

async function completed(found: Listed, of: Wanted, to: ListTo, needs: Needs): Promise<Listed> {
  return of.busca ? joined(found, of, to, needs) : found
}

async function joined(found: Listed, of: Wanted, to: ListTo, needs: Needs): Promise<Listed> {
  if (found.total >= FEW) return found
  const more = await listPlaces(of, to, needs)
  const known = new Set(found.cards.map(({ id }) => id))
  const isThen = to.at.getTime() !== to.now.getTime()
  const others = more.cards.flatMap((card, n) =>
    known.has(card.id) || (isThen && more.places[n]?.open?.state === 'closed') ? [] : [{ card, n }],
  )
  return {
    cards: [...found.cards, ...others.map(({ card }) => card)],
    places: [...found.places, ...others.flatMap(({ n }) => more.places[n] ?? [])],
    total: found.total + others.length,
  }
}

export async function answerPlaces(
  to: AnswerTo,
  city: CityKnown,
  needs: Needs,
): Promise<AnswerRow | null> {
  const { heard, now, today } = to
  const slug = heard.kinds[0]?.replace('kind:', '')
  const { when } = heard
  const isNow = (when.day ?? today) === today && when.minute === null
  const day = when.day ?? today
  const at = isNow ? now : instantOfWallMinute(day * MINUTES_PER_DAY + (when.minute ?? 12 * 60))
  const where = whereOf(to, city)
  const filters = heard.filters.flatMap((id) => {
    const filter = FILTERS[id]
    const needs = NEEDED[id]
    return filter && (!needs || isAvailable(needs)) ? [filter] : []
  })
  const base: Wanted = {
    ...(slug ? { categoria: slug } : {}),
    ...(where.bairro ? { bairro: where.bairro } : {}),
  }
  const asked: Wanted = Object.assign({}, ...filters.map(({ query }) => query ?? {}))
  const wanted: Wanted = { ...base, ...asked }
  const words = filters.flatMap((one) => one.words ?? [])
  const origin = where.point ?? (heard.filters.includes('filter:near') ? to.origin : null)
  const list: ListTo = { origin, at, now }
  const first =
    words.length > 0
      ? await listWith(words, slug, list, needs)
      : await listPlaces(wanted, list, needs)
  const parent = slug && city.parents.get(slug)
  const spoken = heard.kinds[0] ? heard.kindWords.join(' ') : ''
  const spokenOf =
    parent && spoken && words.length === 0
      ? await completed(first, { ...wanted, categoria: parent, busca: spoken }, list, needs)
      : first
  // Who asks for a snack at home, or in the small hours, is helped by whoever cooks then.
  const found =
    parent && words.length === 0 && (Object.keys(asked).length > 0 || when.minute !== null)
      ? await joined(spokenOf, { ...wanted, categoria: parent }, list, needs)
      : spokenOf
  const all = found.total > 0 ? found : await listPlaces(base, list, needs)
  const isMissing = found.total === 0
  if (all.total === 0) return null
  const shown = chosen(all, { isCheap: heard.filters.includes('filter:cheap'), where, city })
  const open = shown.filter(({ open }) => open && open.state !== 'closed').length
  const kind = (slug && city.kindNames.get(slug)) ?? texts.places
  const said = filters.map(({ title }) => title).join(', ')
  const place = where.isSand ? texts.sand : where.name ? texts.near(where.name) : ''
  const href = `/guia-comercial?${new URLSearchParams(addressOf(isMissing ? base : wanted))}`
  return answerOf('places', now, {
    label: kind,
    scope: where.name,
    title: isMissing
      ? filters.length > 0
        ? texts.none(filters.map(({ says }) => says).join(' e '))
        : texts.noneHere
      : [open > 0 && isNow ? texts.open(open) : texts.found(shown.length), said, place]
          .filter(Boolean)
          .join(' '),
    text: isMissing ? texts.noneText : '',
    places: shown,
    actions: [
      ...(heard.filters.includes('filter:delivery') && isAvailable('delivery')
        ? [{ kind: 'page' as const, text: texts.order, href: '/pedir' }]
        : []),
      {
        kind: 'page',
        text: all.total > shown.length ? texts.all(all.total) : texts.whole,
        href,
      },
    ],
    source: { name: texts.source, url: null, checked_at: null },
    note: filters.length > 0 ? texts.ask : '',
    is_missing: isMissing,
  })
}

type Where = { name: string | null; point: Point | null; bairro: string | null; isSand: boolean }

function whereOf({ heard }: AnswerTo, { sights }: CityKnown): Where {
  const nowhere = { name: null, point: null, bairro: null }
  const sight = heard.places.flatMap(({ key }) =>
    sights.filter(({ kind, slug }) => key === `${kind}:${slug}`),
  )[0]
  if (sight?.place) return { ...nowhere, name: sight.name, point: sight.place, isSand: false }
  const bairro = heard.places.find(({ key }) => key.startsWith('bairro:'))?.name ?? null
  if (bairro) return { ...nowhere, name: bairro, bairro, isSand: false }
  return { ...nowhere, isSand: heard.isBySand }
}

/** The few that are shown: near the sand where that was asked, the cheap ones first where those were. */
function chosen(
  { places, cards }: Listed,
  { isCheap, where, city }: { isCheap: boolean; where: Where; city: CityKnown },
): PlaceRow[] {
  let rows = cards.map((card, n) => ({ card, place: itemAt(places, n) }))
  if (isCheap) {
    const price = ({ card }: (typeof rows)[number]) => card.price_range ?? 5
    const isOpen = ({ place }: (typeof rows)[number]) => Number(place.open?.state === 'closed')
    rows = rows.toSorted((a, b) => isOpen(a) - isOpen(b) || price(a) - price(b))
  }
  if (where.isSand) {
    const near = rows.flatMap((row) => {
      const sand = nearestSand(row.card.place, city)
      return sand && sand.metres <= NEAR_SAND_METRES ? [{ ...row, sand }] : []
    })
    if (near.length > 0) {
      rows = near.map(({ card, place, sand }) => ({
        card,
        place: { ...place, distance: texts.toSand(distanceText(sand.metres), sand.name) },
      }))
    }
  }
  return rows.slice(0, DEFAULT_PLACES).map(({ place }) => place)
}

function nearestSand(place: Point | null, { beaches }: CityKnown) {
  if (!place) return null
  const all = beaches.flatMap(({ name, place: sand }) =>
    sand ? [{ name, metres: Math.round(metresBetween(place, sand)) }] : [],
  )
  return all.toSorted((a, b) => a.metres - b.metres)[0] ?? null
}

/** As the guide's own address has it. */
const addressOf = (wanted: Wanted): Record<string, string> =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, value === true ? '1' : String(value)]),
  )
