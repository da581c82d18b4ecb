import { useEffect, useState } from 'react'
import { ApiError } from '~/platform/api.ts'
import { signInWithGoogle } from '~/platform/session/auth-client.ts'
import { toast } from '~/ui/toast.ts'
import { clubTexts } from './club.texts.ts'

const { failed } = clubTexts.join.google

/** Leaves for Google with the club's plan; wakes up again if the person comes back. */
export function useGoogleJoin() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const wakeUp = () => setLeaving(false)
    window.addEventListener('pageshow', wakeUp)
    return () => window.removeEventListener('pageshow', wakeUp)
  }, [])

  async function leave() {
    setLeaving(true)
    try {
      await signInWithGoogle({ plan: 'clube' })
    } catch (error) {
      setLeaving(false)
      const explained = error instanceof ApiError && error.problem ? error.message : null
      toast({
        title: failed.title,
        description: explained ?? failed.description,
        variant: 'destructive',
      })
    }
  }
  return { isLeaving, leave: () => void leave() }
}
