import { FACILITY_WORDS, type Facility } from '@portal/contract/city/sights/sight.texts'
import { phoneLink, phoneText } from '@portal/contract/city/utilities/phone.texts'
import type { UtilityKind } from '@portal/contract/city/utilities/utility.texts'
import type { AnswerKind } from '@portal/contract/portal/search/answer.texts'
import { distanceText } from '@portal/contract/shared/distance-text'
import type { Deps } from '../search.feature.ts'
import { foldedWords } from '../words.rules.ts'
import {
  type AnswerRow,
  type AnswerTo,
  answerOf,
  metresBetween,
  type PlaceRow,
  type Point,
  routeTo,
} from './answer-facts.rules.ts'
import { listPlaces } from './answer-places.ts'
import type { CityKnown } from './city-known.ts'

export type PlaceNeed = Extract<AnswerKind, 'cash' | 'fuel' | 'parking' | 'toilets' | 'tow' | 'bus'>

type Where = {
  label: string
  title: string
  none: string
  kinds: readonly UtilityKind[]
  /** Of those kinds only what speaks of one of these. */
  about?: readonly string[]
  category?: string
  facility?: Facility
  section: string
}

const NEEDS: Record<PlaceNeed, Where> = {
  cash: {
    ...{ label: 'Caixas e bancos', title: 'Onde sacar dinheiro', section: 'caixas-eletronicos' },
    ...{ none: 'O portal não tem caixa eletrônico nem banco conferido', kinds: ['atm', 'bank'] },
    category: 'bancos-e-lotericas',
  },
  fuel: {
    ...{ label: 'Combustível', title: 'Onde abastecer', section: 'postos-de-combustivel' },
    ...{ none: 'O portal não tem posto de combustível conferido', kinds: ['fuel'] },
    category: 'posto-de-combustivel',
  },
  parking: {
    ...{ label: 'Estacionamento', title: 'Onde estacionar', section: 'estacionamento' },
    ...{
      none: 'O portal não tem estacionamento conferido',
      kinds: ['parking'],
      facility: 'parking',
    },
  },
  toilets: {
    ...{ label: 'Banheiro público', title: 'Onde há banheiro', section: 'banheiros' },
    ...{ none: 'O portal não tem banheiro público conferido', kinds: ['toilets'] },
    facility: 'toilets',
  },
  tow: {
    ...{ label: 'Guincho', title: 'Quem reboca', section: 'guincho' },
    ...{ none: 'O portal não tem guincho conferido', kinds: ['tow'], category: 'guincho' },
  },
  bus: {
    ...{ label: 'Ônibus', title: 'De ônibus ou van', section: 'transporte' },
    ...{ none: 'O portal não tem horário de ônibus conferido', kinds: ['transport'] },
    about: ['onibus', 'rodoviaria', 'rodoviario', 'van'],
    category: 'vans-e-onibus',
  },
}

const texts = {
  nearest: 'O mais perto fica a',
  none: 'Pergunte a quem mora perto, ou ligue para a Prefeitura: o telefone está em Utilidade pública.',
  bus: 'O portal não tem os horários: confirme com a empresa antes de ir.',
  call: (name: string) => `Ligar: ${name}`,
  route: 'Rota até o mais perto',
  section: 'Ver em Utilidade pública',
  hasIt: (beach: string, what: string) => `${beach}: ${what}`,
  before: 'Ligue ou confirme antes de sair.',
  source: 'Guia Salinópolis, informado por cada negócio',
  page: 'Ver a praia',
} as const

const MOST_PLACES = 5
const FAR = Number.MAX_SAFE_INTEGER

/** A place that was found, and how far it is from what was asked for. */
type Found = { row: PlaceRow; place: Point | null; metres: number }
type Needs = Pick<Deps, 'ports'>

export async function answerNeed(
  need: PlaceNeed,
  to: AnswerTo,
  city: CityKnown,
  needs: Needs,
): Promise<AnswerRow> {
  const where = NEEDS[need]
  const asked = to.heard.places.map(({ key }) => key)
  const sight = city.sights.find(({ kind, slug }) => asked.includes(`${kind}:${slug}`))
  const from = sight?.place ?? to.origin
  const entries = city.utilities.filter(
    (entry) => where.kinds.includes(entry.kind) && isAbout(entry, where.about),
  )
  const bairro = to.heard.places.find(({ key }) => key.startsWith('bairro:'))?.name
  const listings = where.category
    ? await listPlaces(
        { categoria: where.category },
        { origin: from, at: to.now, now: to.now },
        needs,
      )
    : { places: [], cards: [] }
  const found: Found[] = [
    ...entries.map((entry): Found => ofEntry(entry, where.section, from)),
    ...listings.places.map((row, n): Found => {
      const card = listings.cards[n]
      return { row, place: card?.place ?? null, metres: card?.distance_meters ?? FAR }
    }),
    ...facilities(where, sight ? [sight] : city.beaches),
  ]
  const isClosed = ({ row }: Found) => Number(row.open?.state === 'closed')
  const inBairro = ({ row }: Found) => Number(bairro ? !row.line.includes(bairro) : false)
  const sorted = found.toSorted(
    (a, b) => isClosed(a) - isClosed(b) || inBairro(a) - inBairro(b) || a.metres - b.metres,
  )
  const [first] = sorted
  const section = {
    kind: 'page' as const,
    text: texts.section,
    href: entries.length > 0 ? `/utilidade-publica#${where.section}` : '/utilidade-publica',
  }
  const about = { label: where.label, scope: sight?.name ?? bairro ?? null }
  if (!first) {
    return answerOf(need, to.now, {
      ...about,
      title: where.none,
      text: texts.none,
      actions: [section],
      is_missing: true,
    })
  }
  const callable = sorted.find(({ row }) => row.phone)?.row
  const measured = first.metres < FAR
  const [entry] = entries
  return answerOf(need, to.now, {
    ...about,
    title: measured ? texts.nearest : where.title,
    value: measured ? distanceText(first.metres) : null,
    text: need === 'bus' ? texts.bus : '',
    places: sorted.slice(0, MOST_PLACES).map(({ row }) => row),
    actions: [
      ...(need === 'tow' && callable?.phone
        ? [
            {
              kind: 'phone' as const,
              text: texts.call(phoneText(callable.phone)),
              href: phoneLink(callable.phone),
            },
          ]
        : first.place
          ? [{ kind: 'route' as const, text: texts.route, href: routeTo(first.place) }]
          : []),
      section,
    ],
    source: entry
      ? { name: entry.source_name, url: entry.source_url || null, checked_at: entry.verifiedAt }
      : { name: texts.source, url: null, checked_at: null },
    note: texts.before,
  })
}

type Entry = CityKnown['utilities'][number]

function isAbout({ title, body }: Entry, about: readonly string[] | undefined): boolean {
  if (!about) return true
  const words = new Set(foldedWords(`${title} ${body}`))
  return about.some((word) => words.has(word))
}

function ofEntry(entry: Entry, section: string, from: Point | null): Found {
  const metres = entry.place && from ? Math.round(metresBetween(entry.place, from)) : FAR
  return {
    row: {
      name: entry.title,
      line: [entry.address, entry.hours, entry.body].filter(Boolean).join(' · '),
      open: null,
      distance: metres < FAR ? `${distanceText(metres)} em linha reta` : null,
      path: `/utilidade-publica#${section}`,
      phone: entry.phones[0]?.number ?? null,
    },
    place: entry.place,
    metres,
  }
}

/** What the pages of the beaches say to be there. */
function facilities({ facility }: Where, sights: CityKnown['sights']): Found[] {
  if (!facility) return []
  return sights.flatMap(({ name, slug, content, place }) =>
    content.facilities
      .filter((one) => one.facility === facility && one.is_there)
      .map(({ note }) => ({
        row: {
          name,
          line: [FACILITY_WORDS[facility], note].filter(Boolean).join(': '),
          open: null,
          distance: null,
          path: `/praia/${slug}`,
          phone: null,
        },
        place,
        metres: FAR,
      })),
  )
}
