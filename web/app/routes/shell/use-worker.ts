import { useAuth } from '~/platform/session/auth-context.ts'

/** What the signed-in person is to the portal: their plan type and, beside it, their work. */
export function useWorker() {
  const { planType, session } = useAuth()
  return { planType, staffRole: session?.staff_role ?? null }
}
