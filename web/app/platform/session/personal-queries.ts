import type { QueryClient } from '@tanstack/react-query'
import type { AuthChangeEvent } from './auth-events.ts'

/** Keys of answers that depend on who asks begin with one of these. */
export const PERSONAL_ROOTS = ['me', 'admin'] as const

/** What was read for one person is never shown to the next, and is read again when they change. */
export function followSession(queryClient: QueryClient, event: AuthChangeEvent) {
  for (const root of PERSONAL_ROOTS) {
    const filter = { queryKey: [root] }
    if (event === 'SIGNED_OUT') {
      void queryClient.cancelQueries(filter)
      queryClient.removeQueries(filter)
    } else if (event === 'SIGNED_IN' || event === 'MFA_CHALLENGE_VERIFIED') {
      void queryClient.resetQueries(filter)
    } else if (event === 'TOKEN_REFRESHED' || event === 'USER_UPDATED') {
      void queryClient.invalidateQueries(filter)
    }
  }
}
