import type { SightCard } from '@portal/contract/city/sights/sight'
import { SIGHT_TAGS, type SightKind, type SightTag } from '@portal/contract/city/sights/sight.texts'
import type { SightFilter } from './sight-address.rules.ts'

const KIND_WORDS = { praias: 'beach', atracoes: 'attraction' } as const

export const TOURISM_PARAMETERS = ['tipo', 'com']

export function readFilter(parameters: URLSearchParams): SightFilter {
  const kind = parameters.get('tipo')
  const tag = parameters.get('com')
  return {
    kind: kind === 'praias' || kind === 'atracoes' ? KIND_WORDS[kind] : null,
    tag: SIGHT_TAGS.find((known) => known === tag) ?? null,
  }
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
