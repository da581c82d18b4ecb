import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** Cache defaults of spec §7. */
export const QUERY_DEFAULTS = {
  retry: 1,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchInterval: false,
} as const
export const MUTATION_DEFAULTS = { retry: 1 } as const

export function createQueryClient() {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        ...QUERY_DEFAULTS,
        retry: (failures, error) => failures < QUERY_DEFAULTS.retry && isWorthRetrying(error),
      },
      mutations: {
        ...MUTATION_DEFAULTS,
        retry: (failures, error) => failures < MUTATION_DEFAULTS.retry && isWorthRetrying(error),
      },
    },
  })
  if (import.meta.env.SSR) endWithPage(client)
  return client
}

/**
 * On the server: a timer that forgets an answer after minutes would hold all of its page for as long, and
 * whoever asks for page after page would fill the node's memory.
 */
function endWithPage(client: QueryClient) {
  const defaults = client.defaultQueryOptions.bind(client)
  client.defaultQueryOptions = (options) =>
    defaults({ ...options, gcTime: Number.POSITIVE_INFINITY })
}

/** What the API refused for a reason it will refuse again. */
function isWorthRetrying(error: Error) {
  return !(error instanceof ApiError && error.status >= 400 && error.status < 500)
}
