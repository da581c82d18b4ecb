import type { ChosenPlan } from '@portal/contract/shared/plans'
import { useEffect, useState } from 'react'
import { signInWithGoogle } from '~/platform/session/auth-client.ts'
import { toast } from '~/ui/toast.ts'
import { googleStartFailure } from './account-failures.ts'
import { rememberCycle, rememberReturnPath } from './return-path.ts'

type Choice = { plan: ChosenPlan; cycle: 'month' | 'year'; returnPath: string }

/** Leaves for Google. The page stays busy until it is gone, and wakes up if the person comes back. */
export function useGoogle({ plan, cycle, returnPath }: Choice) {
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    const wakeUp = () => setLeaving(false)
    window.addEventListener('pageshow', wakeUp)
    return () => window.removeEventListener('pageshow', wakeUp)
  }, [])

  async function leave() {
    if (isLeaving) return
    setLeaving(true)
    rememberReturnPath(returnPath)
    rememberCycle(cycle)
    try {
      await signInWithGoogle({ plan })
    } catch (error) {
      setLeaving(false)
      toast(googleStartFailure(error))
    }
  }

  return [isLeaving, () => void leave()] as const
}
