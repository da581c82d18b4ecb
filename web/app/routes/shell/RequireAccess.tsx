import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { browserApi } from '~/platform/api.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { FORCED_SIGN_OUT_REDIRECT_MS } from '~/platform/session/session.constants.ts'
import { Button } from '~/ui/Button.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { toast } from '~/ui/toast.ts'
import { decideAccess, isOpenToTeams, type Needs, needsOf } from './guard.rules.ts'
import { useWorker } from './use-worker.ts'

const guardTexts = {
  initialising: 'Inicializando...',
  lost: {
    title: 'Ops! A página não carregou',
    text: 'Uma parte dela não chegou. Confira sua conexão e tente de novo.',
    retry: 'Tentar de novo',
  },
  needsScript: 'Para abrir esta página, ative o JavaScript do navegador e recarregue.',
  restricted: {
    title: 'Acesso restrito',
    description: 'Seu plano não dá acesso a essa página. Levamos você para o seu painel.',
  },
} as const

const SIGNED_IN: Needs = { role: 'user' }

type RequireAccessProps = { children: ReactNode; fallbackPath?: string | undefined }

/**
 * Shows a page to whom the rule table allows it. It only spares people a page that is not theirs:
 * the API decides on its own who may read or change what.
 */
export function RequireAccess({ children, fallbackPath }: RequireAccessProps) {
  const { user, isLoading, hasPersonLeft } = useAuth()
  const worker = useWorker()
  const { pathname, search, hash } = useLocation()
  const wasOpen = useOnceTrue(user !== null)
  const visitor = { ...worker, isLoading, isSignedIn: user !== null }
  const access = decideAccess(needsOf(pathname) ?? SIGNED_IN, visitor, fallbackPath)

  switch (access.kind) {
    case 'allow':
      return children
    case 'wait':
      return <InitialisingScreen />
    case 'deny': {
      const denied = <Denied to={access.to} />
      if (!isOpenToTeams(pathname)) return denied
      return (
        <TeamDoor waiting={<InitialisingScreen />} denied={denied}>
          {children}
        </TeamDoor>
      )
    }
    case 'sign-in':
      if (wasOpen && hasPersonLeft) return <Left />
      return <Navigate to={access.to} state={{ from: pathname + search + hash }} replace />
  }
}

/** Stays true once it was, for as long as the page is on the screen. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value)
  if (value && !wasTrue) setTrue(true)
  return wasTrue || value
}

/** While the session initialises (spec §2.2). */
function InitialisingScreen() {
  const { authError } = useAuth()
  return (
    <div className="wrap grid min-h-[70dvh] place-items-center py-16 text-mar-700">
      <div className="grid justify-items-center gap-4 text-center">
        <div role="status" className="grid justify-items-center gap-4">
          <Spinner size="lg" />
          <h1 className="font-semibold font-text text-lead tracking-normal">
            {guardTexts.initialising}
          </h1>
        </div>
        <Lost />
        <noscript>{guardTexts.needsScript}</noscript>
        {authError ? (
          <p role="alert" className="font-semibold text-vermelho-700">
            {authError}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/**
 * Shown by the script that starts the page when a file of it does not come (resource-order.ts): of what
 * React would do, nothing is there then.
 */
function Lost() {
  return (
    <div
      data-lost=""
      hidden
      role="alert"
      className="grid justify-items-center gap-4"
      suppressHydrationWarning
    >
      <h1>{guardTexts.lost.title}</h1>
      <p className="max-w-[46ch] text-lead text-muted">{guardTexts.lost.text}</p>
      <Button>{guardTexts.lost.retry}</Button>
    </div>
  )
}

function Denied({ to }: { to: string }) {
  const navigate = useNavigate()
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    toast({ ...guardTexts.restricted, variant: 'destructive' })
    void navigate(to, { replace: true })
  }, [navigate, to])
  return <OnTheWay />
}

/**
 * Who has just signed out is on the way home, led by whatever they pressed; a tab that only heard of
 * it goes by itself.
 */
function Left() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate('/', { replace: true }),
      FORCED_SIGN_OUT_REDIRECT_MS,
    )
    return () => clearTimeout(timer)
  }, [navigate])
  return <OnTheWay />
}

/** The page's place stays open while another one is fetched, which the shell shows. */
function OnTheWay() {
  return <div className="min-h-[70dvh]" />
}

type TeamDoorProps = { children: ReactNode; waiting: ReactNode; denied: ReactNode }

/** Opens for whoever works for a business; who could not be told is not let through. */
function TeamDoor({ children, waiting, denied }: TeamDoorProps) {
  const { data, isPending } = useQuery({
    queryKey: ['me', 'establishments', 'list'],
    queryFn: () => browserApi.get('/api/v1/my/establishments'),
  })
  if (isPending) return waiting
  return data && data.length > 0 ? children : denied
}
