import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { PROFILE_KEY, useProfile } from './profile.queries.ts'

/**
 * Whether the signed-in person still owes WhatsApp, state or city (spec §4). Checked at sign-in and
 * whenever the session is refreshed; a check that fails counts as complete, so that nobody is locked
 * out by our own trouble.
 */
export function useProfileCompletion(): { isIncomplete: boolean } {
  const { session } = useAuth()
  const queryClient = useQueryClient()
  const { isSuccess, data } = useProfile()
  const validity = session ? `${session.id} ${session.expires_at}` : null
  const checkedFor = useRef(validity)

  useEffect(() => {
    if (checkedFor.current === validity) return
    checkedFor.current = validity
    if (validity === null) queryClient.removeQueries({ queryKey: PROFILE_KEY })
    // Several places ask the same question: a check under way answers them all.
    else void queryClient.refetchQueries({ queryKey: PROFILE_KEY }, { cancelRefetch: false })
  }, [validity, queryClient])

  return { isIncomplete: session !== null && isSuccess && !data.is_complete }
}
