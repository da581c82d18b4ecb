import { ApiError } from '~/platform/api.ts'
import type { ToastMessage } from '~/ui/toast.ts'
import { accountsTexts } from './accounts.texts.ts'

/** What the API explained; null for everything that nobody foresaw. */
export function explained(error: unknown): ApiError | null {
  return error instanceof ApiError && error.problem ? error : null
}

export function signInFailure(error: unknown): ToastMessage {
  const { failed, wrongCredentials, unexpected } = accountsTexts.signIn
  const refusal = explained(error)
  if (!refusal) return destructive(unexpected)
  const isWrong = refusal.code === 'accounts.invalid-credentials'
  return destructive({ title: failed, description: isWrong ? wrongCredentials : sentence(refusal) })
}

export function signUpFailure(error: unknown): ToastMessage {
  const { failed, unexpected } = accountsTexts.signUp
  const refusal = explained(error)
  if (!refusal) return destructive(unexpected)
  return destructive({ title: failed.title, description: sentence(refusal) || failed.description })
}

export function googleStartFailure(error: unknown): ToastMessage {
  const { title, description } = accountsTexts.google.failed
  const refusal = explained(error)
  return destructive({ title, description: (refusal && sentence(refusal)) || description })
}

/** What is wrong with a field says more than "Confira os dados". */
function sentence(refusal: ApiError): string {
  return refusal.problem?.errors?.[0]?.message || refusal.message
}

function destructive(message: { title: string; description: string }): ToastMessage {
  return { ...message, variant: 'destructive' }
}
