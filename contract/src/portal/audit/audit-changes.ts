import { SETTINGS_WORDS } from '../../ground/settings/settings.texts.ts'
import { AMENITY_WORDS, PAYMENT_WORDS } from '../../guide/establishments/amenities.texts.ts'
import { PRICE_WORDS } from '../../guide/establishments/guide.texts.ts'
import { FIELD_WORDS, MODULE_WORDS } from '../../guide/establishments/vocabulary.ts'
import { PLAN_FIELD_WORDS, planValueText } from '../../money/plans/plan-changes.ts'
import { isNameOf } from '../../shared/records.ts'
import { type Change, type Details, EMPTY, listedFields, wordIn } from './action-texts.ts'
import { wordsOf } from './audit-actions.ts'

/** Names of fields, as the forms give them. What no form shows has no name here and is only counted. */
const NAMES: Record<string, string> = {
  ...FIELD_WORDS,
  ...SETTINGS_WORDS,
  ...PLAN_FIELD_WORDS,
  title: 'Título',
  summary: 'Resumo',
  category: 'Categoria',
  tags: 'Etiquetas',
  venue: 'Local',
  poster: 'Cartaz',
  cover: 'Capa',
  stops: 'Paradas',
  kind: 'Tipo',
  author: 'Autor',
  ownerEmail: 'E-mail do responsável',
  isExplicit: 'Conteúdo explícito',
  appleUrl: 'Link no Apple Podcasts',
  spotifyUrl: 'Link no Spotify',
  youtubeUrl: 'Link no YouTube',
  audio: 'Áudio',
  chapters: 'Capítulos',
  transcript: 'Transcrição',
  notes: 'Notas',
  season: 'Temporada',
  ramps: 'Rampas',
  hazards: 'Perigos',
  rules: 'Regras',
  structure: 'Estrutura',
  label: 'Nome',
  icon: 'Desenho',
  route: 'Endereço',
  position: 'Posição',
  display_order: 'Ordem',
  is_active: 'Ativo',
  requires_auth: 'Só com login',
  plan_types: 'Quem vê',
  full_name: 'Nome completo',
  state: 'Estado',
  city: 'Cidade',
  birth_date: 'Data de nascimento',
}

const PRICES = Object.fromEntries(
  Object.entries(PRICE_WORDS).map(([range, { words }]) => [range, words]),
)
const VALUES: Record<string, Record<string, string>> = {
  price_range: PRICES,
  amenities: AMENITY_WORDS,
  payment_methods: PAYMENT_WORDS,
  modules: MODULE_WORDS,
  club_figures: { claimed: 'Anunciados', counted: 'Contados' },
}

/**
 * What changed, field by field. Values are there where the record keeps them, which it does of nothing
 * that says something about a person.
 */
export function changesOf({ action, details }: { action: string; details: Details }): Change[] {
  const kept = valuesIn(details)
  const fields = listedFields(details)
  const waiting = Array.isArray(details.waiting) ? details.waiting.map(String) : []
  const named = (fields.length > 0 ? fields : waiting).filter((name) => Object.hasOwn(NAMES, name))
  const own = wordsOf(action)?.change?.(details)
  return [
    ...(own ? [own] : []),
    ...named.map((name) => {
      const pair = kept.get(name)
      const values = pair && { from: written(name, pair[0]), to: written(name, pair[1]) }
      return { field: NAMES[name] ?? name, values: values ?? null }
    }),
  ]
}

/** Of a record that keeps `changes: { field: [before, after] }`. */
function valuesIn({ changes }: Details): Map<string, [unknown, unknown]> {
  const entries = typeof changes === 'object' && changes !== null ? Object.entries(changes) : []
  return new Map(entries.flatMap(([name, pair]) => (isPair(pair) ? [[name, pair] as const] : [])))
}

const isPair = (value: unknown): value is [unknown, unknown] =>
  Array.isArray(value) && value.length === 2

function written(field: string, value: unknown): string {
  if (isNameOf(PLAN_FIELD_WORDS, field)) return planValueText(field, value)
  if (value === null || value === undefined || value === '') return EMPTY
  if (Array.isArray(value)) return value.map((one) => written(field, one)).join(', ') || EMPTY
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'object') return JSON.stringify(value)
  const plain = String(value)
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain)
  return wordIn(VALUES[field] ?? {}, plain) ?? (day ? `${day[3]}/${day[2]}/${day[1]}` : plain)
}
