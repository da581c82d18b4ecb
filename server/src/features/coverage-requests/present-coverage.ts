import { isCoverageOver } from '@portal/contract/coverage-requests/coverage.texts'
import type {
  CoverageCard,
  ManagedCoverage,
} from '@portal/contract/coverage-requests/coverage-board'
import type { FollowedCoverage } from '@portal/contract/coverage-requests/coverage-request'
import type { FoundCoverage, HistoryEntry } from './coverage.store.ts'

/** What the team keeps to itself, who of it acted and who takes it on are not the person's to read. */
export function presentFollowed(request: FoundCoverage): FollowedCoverage {
  const isOpen = !isCoverageOver(request.status)
  return {
    event_name: request.event_name,
    event_on: request.event_on,
    event_at: request.event_at,
    place: request.place,
    kinds: request.kinds,
    audience: request.audience,
    budget: budgetOf(request),
    notes: request.notes,
    contact_name: request.contact_name,
    email: request.email,
    whatsapp: request.whatsapp,
    status: request.status,
    refusal_reason: request.refusal_reason,
    published_url: request.published_url,
    created_at: request.created_at.toISOString(),
    history: request.history.filter(({ kind }) => kind !== 'note').map(presentEntry),
    may: { write: isOpen, change_contact: isOpen, withdraw: isOpen },
  }
}

export function presentCard(request: Omit<FoundCoverage, 'history'>): CoverageCard {
  return {
    id: request.id,
    event_name: request.event_name,
    event_on: request.event_on,
    event_at: request.event_at,
    place: request.place,
    kinds: request.kinds,
    contact_name: request.contact_name,
    status: request.status,
    assignee: request.assignee,
    due_on: request.due_on,
    has_news: request.has_news,
    created_at: request.created_at.toISOString(),
    version: request.version,
  }
}

export function presentLine(
  request: Omit<FoundCoverage, 'history'>,
): Omit<ManagedCoverage, 'history'> {
  return {
    ...presentCard(request),
    audience: request.audience,
    budget: budgetOf(request),
    notes: request.notes,
    email: request.email,
    whatsapp: request.whatsapp,
    refusal_reason: request.refusal_reason,
    published_url: request.published_url,
  }
}

export const presentManaged = (request: FoundCoverage): ManagedCoverage => ({
  ...presentLine(request),
  history: request.history.map((entry) => ({
    ...presentEntry(entry),
    author_name: entry.author_name,
  })),
})

const presentEntry = ({ id, kind, author_kind, to_status, text, at }: HistoryEntry) => ({
  id,
  kind,
  by: author_kind,
  to_status,
  text,
  at: new Date(at).toISOString(),
})

function budgetOf({
  budget_min_cents,
  budget_max_cents,
}: Pick<FoundCoverage, 'budget_min_cents' | 'budget_max_cents'>) {
  if (budget_min_cents === null) return null
  return { min_cents: budget_min_cents, max_cents: budget_max_cents }
}
