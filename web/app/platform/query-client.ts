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
  return new QueryClient({
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
}

/** What the API refused for a reason it will refuse again. */
function isWorthRetrying(error: Error) {
  return !(error instanceof ApiError && error.status >= 400 && error.status < 500)
}
