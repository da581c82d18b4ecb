import type { TeamKind, TeamView } from '@portal/contract/portal/workplace/team-inbox-kinds'

export const VIEW_WORDS: Record<TeamView, string> = {
  all: 'tudo',
  mine: 'minhas',
  unowned: 'sem-dono',
  snoozed: 'depois',
}

/** Where what waits of one kind is found, or one of it. */
export function todayAddress(kind?: TeamKind, id?: string): string {
  const address = new URLSearchParams({
    ...(kind ? { assunto: kind } : {}),
    ...(kind && id ? { item: `${kind}:${id}` } : {}),
  })
  return address.size > 0 ? `/admin?${address}` : '/admin'
}

const KINDS_OF_QUEUES: Readonly<Record<string, TeamKind>> = {
  cadastros: 'listing',
  avaliacoes: 'review',
  reivindicacoes: 'claim',
  relatos: 'report',
  participacoes: 'contribution',
}
const WAITING = ['pending', 'open']

/** Where an older address of a queue leads, if what it showed waits; null where it is of what was decided. */
export function todayInstead(address: URLSearchParams): string | null {
  const queue = address.get('fila')
  const status = address.get('situacao')
  const isOfWaiting = WAITING.includes(status ?? '')
  if (queue !== 'cadastros' && !isOfWaiting && (status || address.get('lugar') || !queue))
    return null
  const kind = KINDS_OF_QUEUES[queue ?? '']
  return todayAddress(kind, address.get('item') ?? undefined)
}
