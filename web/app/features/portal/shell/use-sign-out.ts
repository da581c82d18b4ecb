import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '~/platform/session/auth-context.ts'
import { FORCED_SIGN_OUT_REDIRECT_MS } from '~/platform/session/session.constants.ts'
import { clearAllStorage, isSignOutOwed } from '~/platform/session/stored-auth-data.ts'
import { toast } from '~/ui/toast.ts'
import { shellTexts } from './shell.texts.ts'

/** "Sair" (spec §4, "Logout"): in the end the person is out, whether or not the server answered. */
export function useSignOut() {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const goHome = () => void navigate('/')

  async function leave() {
    setLeaving(true)
    const isForced = await signOut().then(isSignOutOwed, () => true)
    setLeaving(false)
    if (isForced) {
      clearAllStorage()
      toast({ ...shellTexts.account.forcedOut, variant: 'destructive' })
      setTimeout(goHome, FORCED_SIGN_OUT_REDIRECT_MS)
    } else {
      toast(shellTexts.account.signedOut)
      goHome()
    }
  }

  return { isLeaving, leave: () => void (isLeaving || leave()) }
}
