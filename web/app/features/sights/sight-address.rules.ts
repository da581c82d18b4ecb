import type { SightCard } from '@portal/contract/sights/sight'
import { SIGHT_TAGS, type SightKind, type SightTag } from '@portal/contract/sights/sight-words'

const FOLDERS: Record<SightKind, string> = { beach: '/praia', attraction: '/atracao' }
const KIND_WORDS = { praias: 'beach', atracoes: 'attraction' } as const

export const TOURISM = '/turismo'
export const TOURISM_PARAMETERS = ['tipo', 'com']

export const sightAddress = ({ kind, slug }: Pick<SightCard, 'kind' | 'slug'>) =>
  `${FOLDERS[kind]}/${slug}`

/** The state of the list, as its address holds it. */
export type SightFilter = { kind: SightKind | null; tag: SightTag | null }

export function readFilter(parameters: URLSearchParams): SightFilter {
  const kind = parameters.get('tipo')
  const tag = parameters.get('com')
  return {
    kind: kind === 'praias' || kind === 'atracoes' ? KIND_WORDS[kind] : null,
    tag: SIGHT_TAGS.find((known) => known === tag) ?? null,
  }
}

export function tourismAddress({ kind, tag }: SightFilter): string {
  const parameters = new URLSearchParams()
  if (kind) parameters.set('tipo', kind === 'beach' ? 'praias' : 'atracoes')
  if (tag) parameters.set('com', tag)
  const query = parameters.toString()
  return query ? `${TOURISM}?${query}` : TOURISM
}

export function filterSights(sights: readonly SightCard[], { kind, tag }: SightFilter) {
  return sights.filter(
    (sight) => (!kind || sight.kind === kind) && (!tag || sight.tags.includes(tag)),
  )
}

/** Only what would find something, in the order of the vocabulary. */
export function usefulTags(sights: readonly SightCard[], kind: SightKind | null): SightTag[] {
  const present = new Set(filterSights(sights, { kind, tag: null }).flatMap(({ tags }) => tags))
  return SIGHT_TAGS.filter((tag) => present.has(tag))
}
