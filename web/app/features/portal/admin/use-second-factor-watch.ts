import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '~/platform/api.ts'

const REFUSED = 'accounts.second-factor-required'

/**
 * The second factor may be taken off in another tab: what this one knows of it is then old. Asked
 * once, since a fresh session makes every page read again.
 */
export function useSecondFactorWatch(refreshSession: () => Promise<unknown>) {
  const client = useQueryClient()
  const isAsked = useRef(false)
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { error } = event.action
        if (!(error instanceof ApiError) || error.code !== REFUSED || isAsked.current) return
        isAsked.current = true
        void refreshSession()
      }),
    [client, refreshSession],
  )
}
