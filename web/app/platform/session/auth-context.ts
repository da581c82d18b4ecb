import type { Session, SessionUser, SignOutScope } from '@portal/contract/people/accounts/session'
import type { PlanType } from '@portal/contract/shared/plans'
import { createContext, useContext } from 'react'

/** The establishment a person wants to write to (spec §2.6, contact dialog). */
export type ContactModalData = {
  establishmentName: string
  establishmentId: string
  subject?: string | undefined
  /** Shown instead of "Sua mensagem foi enviada." */
  successMessage?: string | undefined
}

/** What the auth context of spec §3 exposes. */
export type Auth = {
  user: SessionUser | null
  session: Session | null
  /** True until the portal's own first session check has ended, well or badly. */
  isLoading: boolean
  isAdmin: boolean
  /** Null while nobody is signed in; `clube` when the lookup fails. */
  planType: PlanType | null
  /** Portuguese, fit for a person. */
  authError: string | null
  /** The last session ended because somebody signed out, in this tab or in another. */
  hasPersonLeft?: boolean
  contactModal: ContactModalData | null
  /** Never throws: what the server could not be told now, it is told later. */
  signOut(scope?: SignOutScope): Promise<void>
  refreshSession(): Promise<Session | null>
  refreshPlanType(): Promise<PlanType>
  showContactModal(data: ContactModalData): void
  hideContactModal(): void
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
