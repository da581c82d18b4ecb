import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import { type ReactNode, useMemo, useState } from 'react'
import { authClient } from './auth-client.ts'
import { type Auth, AuthContext, type ContactModalData } from './auth-context.ts'
import type { SessionClient } from './session-client.ts'
import { useSessionState } from './use-session-state.ts'

type AuthProviderProps = { children: ReactNode; client?: SessionClient }

/** On the server, and until the first check has ended, nobody is known to be signed in. */
export function AuthProvider({ children, client = authClient }: AuthProviderProps) {
  const [state, actions] = useSessionState(client)
  const [contactModal, setContactModal] = useState<ContactModalData | null>(null)
  const auth = useMemo<Auth>(
    () => ({
      ...state,
      ...actions,
      user: state.session?.user ?? null,
      isAdmin: isAdministratorPlan(state.planType),
      contactModal,
      showContactModal: setContactModal,
      hideContactModal: () => setContactModal(null),
    }),
    [state, actions, contactModal],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
