import type { SessionUser } from '@portal/contract/people/accounts/session'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Spinner } from '~/ui/Spinner.tsx'

type OwnDialogProps<Known> = {
  title: string
  /** What it is for, to who may go on. */
  lead: string | null
  texts: { signedOut: string; readFailed: string }
  /** What of the page opens it: who signs in is back there, with this window open. */
  anchor: string
  isOpen: boolean
  onClose: () => void
  /** What the portal knows of this person here, asked once it is open. */
  query: UseQueryResult<Known>
  children: (known: Known, user: SessionUser) => ReactNode
}

/** A window in which somebody writes under their own name: they sign in, and what is known is read first. */
export function OwnDialog<Known>(props: OwnDialogProps<Known>) {
  const { title, lead, texts, anchor, isOpen, onClose, query, children } = props
  const { user, isLoading } = useAuth()
  const known = query.data

  function content() {
    if (!user && !isLoading) return <AccountLinks anchor={anchor} onLeave={onClose} />
    if (query.isError && !known) {
      return (
        <ErrorState
          title={texts.readFailed}
          surface="plain"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )
    }
    return user && !isLoading && known ? children(known, user) : <Spinner label="Só um instante…" />
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={<span className="wrap-anywhere">{title}</span>}
      description={lead ?? (user || isLoading ? null : texts.signedOut)}
    >
      {content()}
    </Dialog>
  )
}

function AccountLinks({ anchor, onLeave }: { anchor: string; onLeave: () => void }) {
  const { pathname } = useLocation()
  const state = { from: `${pathname}#${anchor}` }
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <LinkButton to="/auth/login" state={state} onClick={onLeave}>
        Fazer login
      </LinkButton>
      <LinkButton to="/auth/register" state={state} look="line" onClick={onLeave}>
        Criar conta
      </LinkButton>
    </div>
  )
}

/** What was typed is between one person and one place, and outlives a window closed by mistake. */
export function useOwnDraft<Draft extends object>() {
  const { user } = useAuth()
  const [kept, setKept] = useState<{ by: string; draft: Draft } | null>(null)
  const by = user?.id ?? ''
  return {
    draft: kept?.by === by ? kept.draft : undefined,
    change: (start: Draft, change: Partial<Draft>) =>
      setKept((now) => ({ by, draft: { ...(now?.by === by ? now.draft : start), ...change } })),
    forget: () => setKept(null),
  }
}
