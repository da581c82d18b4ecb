import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { LONGEST_RESEND_WAIT_MS, RESEND_TICK_MS, RESEND_WAIT_MS } from './claims.constants.ts'
import { claimQuery } from './claims.queries.ts'

/** Asks for the code that goes to the listed phone. Never repeated by itself: each one rings there. */
export function useClaimCode(establishmentId: string, onSent: () => void) {
  const queries = useQueryClient()
  const [resendAtMs, setResendAtMs] = useState<number | null>(null)
  const secondsToResend = useSecondsUntil(resendAtMs)
  const { mutate, isPending, error } = useMutation({
    retry: false,
    mutationFn: () =>
      browserApi.send('POST', '/api/v1/establishments/:id/claim/code', {
        params: { id: establishmentId },
      }),
    onSuccess: ({ resend_at }) => {
      const waitMs = Math.max(0, Date.parse(resend_at) - Date.now())
      setResendAtMs(Date.now() + Math.min(waitMs, LONGEST_RESEND_WAIT_MS))
      void queries.invalidateQueries({ queryKey: claimQuery(establishmentId).queryKey })
      onSent()
    },
    onError: (failure) => {
      if (!isTooSoon(failure)) return
      // Sent a moment ago, perhaps before the page was opened again: it still counts.
      setResendAtMs(Date.now() + RESEND_WAIT_MS)
      onSent()
    },
  })
  return {
    send: () => mutate(),
    isSending: isPending,
    secondsToResend,
    problem: error && !isTooSoon(error) ? failureText(error) : null,
  }
}

const isTooSoon = (error: unknown) =>
  error instanceof ApiError && error.code === 'claims.code-too-soon'

function useSecondsUntil(untilMs: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (untilMs === null) return
    const tick = () => setNow(Date.now())
    tick()
    const ticking = setInterval(tick, RESEND_TICK_MS)
    return () => clearInterval(ticking)
  }, [untilMs])
  return untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - now) / 1000))
}
