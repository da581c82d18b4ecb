import type { SessionUser } from '@portal/contract/people/accounts/session'
import { useContext } from 'react'
import { AuthContext } from './auth-context.ts'

/** Who is signed in and has confirmed neither e-mail nor WhatsApp; null for everybody else. */
export function useUnproved(): SessionUser | null {
  const user = useContext(AuthContext)?.user
  return user && !user.is_proved ? user : null
}
