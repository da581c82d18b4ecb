import { isCoverageOver } from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type { FoundCoverage, HistoryEntry } from './coverage.store.ts'

/** What the team keeps to itself, who of it acted and who takes it on are not the person's to read. */
export function presentFollowed(request: FoundCoverage) {
  const isOpen = !isCoverageOver(request.status)
  return {
    ...request,
    budget: budgetOf(request),
    history: request.history.filter(({ kind }) => kind !== 'note').map(presentEntry),
    may: { write: isOpen, change_contact: isOpen, withdraw: isOpen },
  }
}

export const presentLine = <Request extends Omit<FoundCoverage, 'history'>>(request: Request) => ({
  ...request,
  budget: budgetOf(request),
})

export const presentManaged = (request: FoundCoverage) => ({
  ...presentLine(request),
  history: request.history.map(presentEntry),
})

const presentEntry = ({ author_kind: by, at, ...entry }: HistoryEntry) => ({
  ...entry,
  by,
  at: new Date(at),
})

function budgetOf({
  budget_min_cents,
  budget_max_cents,
}: Pick<FoundCoverage, 'budget_min_cents' | 'budget_max_cents'>) {
  if (budget_min_cents === null) return null
  return { min_cents: budget_min_cents, max_cents: budget_max_cents }
}
