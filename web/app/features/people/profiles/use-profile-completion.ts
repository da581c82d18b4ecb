import { useAuth } from '~/platform/session/auth-context.ts'
import { useProfile } from './profile.queries.ts'

/**
 * Whether the signed-in person still owes WhatsApp, state or city (spec §4). What is read for a
 * person is read again at a sign-in or a refresh and forgotten at the sign-out, and this with it. A
 * check that fails counts as complete, so that nobody is locked out by our own trouble.
 */
export function useProfileCompletion(): { isIncomplete: boolean } {
  const { user } = useAuth()
  const { isSuccess, data } = useProfile()
  return { isIncomplete: user !== null && isSuccess && !data.is_complete }
}
