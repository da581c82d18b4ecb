import { Lock } from 'lucide-react'
import { useLocation } from 'react-router'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { LinkButton } from './LinkButton.tsx'

const WORDS = {
  signedOut: 'Sua sessão terminou',
  signedOutText: 'Entre de novo para continuar de onde parou.',
  signIn: 'Entrar',
  noAccess: 'Você não tem acesso a esta parte',
  noAccessText: 'Seu acesso pode ter mudado. Se foi um engano, fale com o dono do negócio.',
}

type PrivateFailureProps = {
  /** What the server answered with; 0 where it did not answer. */
  status: number
  title: string
  text: string
  onRetry: () => void
  retrying: boolean
}

/** What is only for some could not be read. Trying again helps neither who is signed out nor who was sent away. */
export function PrivateFailure({ status, title, text, onRetry, retrying }: PrivateFailureProps) {
  const { pathname, search, hash } = useLocation()
  const { signedOut, signedOutText, signIn, noAccess, noAccessText } = WORDS
  if (status === 401) {
    return (
      <EmptyState
        surface="plain"
        level="h2"
        icon={<Lock />}
        title={signedOut}
        action={
          <LinkButton to="/auth" state={{ from: pathname + search + hash }}>
            {signIn}
          </LinkButton>
        }
      >
        {signedOutText}
      </EmptyState>
    )
  }
  if (status === 403 || status === 404) {
    return (
      <EmptyState surface="plain" level="h2" icon={<Lock />} title={noAccess}>
        {noAccessText}
      </EmptyState>
    )
  }
  return (
    <ErrorState surface="plain" title={title} onRetry={onRetry} retrying={retrying}>
      {text}
    </ErrorState>
  )
}
