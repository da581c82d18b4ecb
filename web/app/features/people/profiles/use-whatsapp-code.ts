import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { toast } from '~/ui/toast.ts'
import { PROFILE_KEY, profileQuery } from './profile.queries.ts'
import { RESEND_TICK_MS, RESEND_WAIT_MS } from './profiles.constants.ts'
import { profilesTexts } from './profiles.texts.ts'
import {
  isConfirmedAlready,
  isSentAlready,
  resendMoment,
  sentenceOfCodeFailure,
} from './whatsapp-code.rules.ts'

/** Asks for a code and hands it back. Neither is repeated by itself: each code and each try counts. */
export function useWhatsAppCode(onConfirmed: () => void) {
  const queryClient = useQueryClient()
  const [resendAtMs, setResendAtMs] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function tell(error: Error) {
    if (isConfirmedAlready(error)) void queryClient.invalidateQueries({ queryKey: PROFILE_KEY })
    else if (isSentAlready(error)) setResendAtMs((known) => known ?? Date.now() + RESEND_WAIT_MS)
    else setProblem(sentenceOfCodeFailure(error))
  }

  const sending = useMutation({
    retry: false,
    mutationFn: () => browserApi.send('POST', '/api/v1/profile/whatsapp-code'),
    onMutate: () => setProblem(null),
    onSuccess: ({ resend_at }) => setResendAtMs(resendMoment(resend_at, Date.now())),
    onError: tell,
  })
  const confirming = useMutation({
    retry: false,
    mutationFn: (code: string) =>
      browserApi.send('POST', '/api/v1/profile/whatsapp-code/confirm', { body: { code } }),
    onMutate: () => setProblem(null),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery(profile.user_id).queryKey, profile)
      toast({ ...profilesTexts.confirmation.done, variant: 'success' })
      onConfirmed()
    },
    onError: tell,
  })

  return {
    /** A code is on its way, or was. */
    isSent: resendAtMs !== null,
    isSending: sending.isPending,
    isConfirming: confirming.isPending,
    secondsToResend: useCountdown(resendAtMs),
    problem,
    setProblem,
    send: () => sending.mutate(),
    confirm: (code: string, onRefused: () => void) =>
      confirming.mutate(code, { onError: onRefused }),
  }
}

/** Whole seconds left until then; zero once it is past, or when there is nothing to wait for. */
function useCountdown(untilMs: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (untilMs === null) return
    setNow(Date.now())
    const ticking = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= untilMs) clearInterval(ticking)
    }, RESEND_TICK_MS)
    return () => clearInterval(ticking)
  }, [untilMs])
  return untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - now) / 1000))
}
