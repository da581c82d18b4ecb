import type { Suggestion } from '@portal/contract/search/search'

/** Straight from the portal: an answer that nobody waits for any more is given up. */
export async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(`/api/v1/suggest?${new URLSearchParams({ q: typed })}`, {
    signal,
    headers: { accept: 'application/json' },
  })
  return answer.ok ? await answer.json() : []
}
