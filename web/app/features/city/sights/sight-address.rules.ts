import type { SightCard } from '@portal/contract/city/sights/sight'
import type { SightKind, SightTag } from '@portal/contract/city/sights/sight.texts'

const FOLDERS: Record<SightKind, string> = { beach: '/praia', attraction: '/atracao' }

export const TOURISM = '/turismo'

/** The state of the list, as its address holds it. */
export type SightFilter = { kind: SightKind | null; tag: SightTag | null }

export const sightAddress = ({ kind, slug }: Pick<SightCard, 'kind' | 'slug'>) =>
  `${FOLDERS[kind]}/${slug}`

export function tourismAddress({ kind, tag }: SightFilter): string {
  const parameters = new URLSearchParams()
  if (kind) parameters.set('tipo', kind === 'beach' ? 'praias' : 'atracoes')
  if (tag) parameters.set('com', tag)
  const query = parameters.toString()
  return query ? `${TOURISM}?${query}` : TOURISM
}
