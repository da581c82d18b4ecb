import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import { type ReactNode, useMemo, useState } from 'react'
import { type Auth, AuthContext, type ContactModalData } from './auth-context.ts'
import { deferClient, type SessionSource } from './deferred-client.ts'
import { useSessionState } from './use-session-state.ts'

type AuthProviderProps = { children: ReactNode; client?: SessionSource }

const laterClient = deferClient(() =>
  import('./auth-client.ts').then((module) => module.authClient),
)

/** On the server, and until the first check has ended, nobody is known to be signed in. */
export function AuthProvider({ children, client = laterClient }: AuthProviderProps) {
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
