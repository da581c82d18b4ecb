import { COLLECTION_KIND_WORDS } from '@portal/contract/city/collections/collection.texts'
import { EVENT_CATEGORY_WORDS } from '@portal/contract/city/events/event.texts'
import type { SightKind } from '@portal/contract/city/sights/sight.texts'
import type { NoticeSeverity, UtilityKind } from '@portal/contract/city/utilities/utility.texts'
import type { ContributionKind } from '@portal/contract/newsroom/contributions/contribution.texts'

/** What a document says besides its source: `label` is shown, by `topics` and `tags` it is found. */
type Words = { label?: string; topics?: string; tags?: string; body?: string }
type SearchLabel = Required<Words> & { source: string; value: string }

const SIGHTS: Record<SightKind, Words> = {
  beach: { label: 'Praia', topics: 'praias mar' },
  attraction: { label: 'Atração', topics: 'passeio turismo' },
}

const COLLECTIONS: Record<string, Words> = {
  itinerary: {
    label: COLLECTION_KIND_WORDS.itinerary.one,
    topics: 'roteiro passeio turismo o que fazer dias',
  },
  theme: { label: COLLECTION_KIND_WORDS.theme.one, topics: 'coleção lista lugares dicas' },
}

const MODULES: Record<string, Words> = {
  menu: { tags: 'cardápio' },
  lodging: { tags: 'hospedagem' },
  delivery: { tags: 'delivery' },
  shop: { tags: 'loja' },
}

const CONTRIBUTIONS: Record<ContributionKind, Words> = {
  photo: { label: 'Foto', topics: 'você no portal' },
  story: { label: 'Relato', topics: 'você no portal' },
  tip: { label: 'Dica', topics: 'você no portal' },
  complaint: { label: 'Reclamação', topics: 'você no portal' },
}

const UTILITIES: Record<UtilityKind, Words> = {
  emergency: {
    label: 'Emergência',
    topics: 'utilidade pública telefone emergência socorro',
  },
  health: { label: 'Saúde', topics: 'utilidade pública telefone saúde posto hospital' },
  transport: { label: 'Transporte', topics: 'utilidade pública telefone transporte horário' },
  office: { label: 'Órgão público', topics: 'utilidade pública telefone repartição atendimento' },
  atm: {
    label: 'Caixa eletrônico',
    topics: 'utilidade pública sacar saque dinheiro banco 24 horas caixa eletrônico',
  },
  bank: { label: 'Banco', topics: 'utilidade pública agência banco lotérica dinheiro sacar pagar' },
  fuel: {
    label: 'Posto de combustível',
    topics: 'utilidade pública gasolina etanol diesel abastecer combustível',
  },
  tow: { label: 'Guincho', topics: 'utilidade pública guincho reboque carro quebrado atolado' },
  toilets: { label: 'Banheiro público', topics: 'utilidade pública banheiro sanitário' },
  parking: { label: 'Estacionamento', topics: 'utilidade pública estacionar vaga carro' },
  service: { label: 'Serviço', topics: 'utilidade pública telefone' },
}

const NOTICE_TOPICS = 'aviso comunicado alerta utilidade pública'
const NOTICES: Record<NoticeSeverity, Words> = {
  info: { label: 'Aviso', topics: NOTICE_TOPICS },
  attention: { label: 'Aviso', topics: NOTICE_TOPICS },
  urgent: { label: 'Aviso urgente', topics: NOTICE_TOPICS },
}

const EVENTS: Record<string, Words> = {
  ...Object.fromEntries(
    Object.entries(EVENT_CATEGORY_WORDS).map(([category, label]) => [
      category,
      { label, topics: 'evento agenda programação' },
    ]),
  ),
  free: { tags: 'grátis gratuito entrada livre' },
}

const DUTY: Words = {
  label: 'Farmácia de plantão',
  topics: 'plantão farmácia drogaria remédio utilidade pública',
  tags: 'aberta 24 horas noite madrugada domingo feriado',
  body: 'De plantão de %s até %s',
}

/** By source, as `server/sql/40_search_sources.sql` names it, and by what distinguishes its rows. */
export const SEARCH_LABELS: readonly SearchLabel[] = [
  ...labelsOf('sights', SIGHTS),
  ...labelsOf('collections', COLLECTIONS),
  ...labelsOf('establishments', MODULES),
  ...labelsOf('events', EVENTS),
  ...labelsOf('articles', { '': { topics: 'notícia' } }),
  ...labelsOf('podcast_episodes', { '': { topics: 'podcast episódio áudio' } }),
  ...labelsOf('contributions', CONTRIBUTIONS),
  ...labelsOf('utility_entries', UTILITIES),
  ...labelsOf('duty_pharmacies', { '': DUTY }),
  ...labelsOf('public_notices', NOTICES),
  ...labelsOf('portal_pages', { '': { label: 'Página do portal' } }),
]

function labelsOf(source: string, words: Record<string, Words>): SearchLabel[] {
  return Object.entries(words).map(
    ([value, { label = '', topics = '', tags = '', body = '' }]) => ({
      source,
      value,
      label,
      topics,
      tags,
      body,
    }),
  )
}
