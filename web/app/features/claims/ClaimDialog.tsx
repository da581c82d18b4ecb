import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { ClaimForm, type DocumentField } from './ClaimForm.tsx'
import { ClaimStanding } from './ClaimStanding.tsx'
import { type ClaimDraft, newDraft } from './claim-draft.rules.ts'
import { claimFormTexts as texts } from './claim-form.texts.ts'
import { DELIVERY_CHECK_MS } from './claims.constants.ts'
import { claimQuery } from './claims.queries.ts'

type ClaimDialogProps = {
  business: { id: string; name: string }
  isOpen: boolean
  onClose: () => void
  documentField: DocumentField
}

/** "É seu? Reivindique": proof first, and then an administrator's yes. */
export function ClaimDialog({ business, isOpen, onClose, documentField }: ClaimDialogProps) {
  const { user, isLoading } = useAuth()
  // What was typed is between one person and one place, and outlives a window closed by mistake.
  const [kept, setKept] = useState<{ by: string; draft: ClaimDraft } | null>(null)
  const draft = kept?.by === user?.id ? kept?.draft : undefined
  const query = useQuery({
    ...claimQuery(business.id),
    enabled: user !== null && isOpen,
    refetchInterval: draft?.isCodeSent ? DELIVERY_CHECK_MS : false,
  })
  const known = query.data
  const isWaiting = known?.claim?.status === 'pending' || known?.claim?.status === 'approved'

  function content() {
    if (isLoading) return <Spinner label={texts.loading} />
    if (!user) return <AccountLinks onLeave={onClose} />
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
    if (!known) return <Spinner label={texts.loading} />
    if (known.claim && isWaiting) return <ClaimStanding claim={known.claim} />
    if (known.barrier) return <Barrier barrier={known.barrier} onLeave={onClose} />
    const start = newDraft(known.phone_hint !== null)
    return (
      <ClaimForm
        establishmentId={business.id}
        options={known}
        draft={draft ?? start}
        onDraftChange={(change) =>
          setKept((now) => ({
            by: user.id,
            draft: { ...(now?.by === user.id ? now.draft : start), ...change },
          }))
        }
        documentField={documentField}
        onSent={() => {
          setKept(null)
          onClose()
        }}
      />
    )
  }

  const mayClaim = user && known && !known.barrier && !isWaiting
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={<span className="wrap-anywhere">{texts.title(business.name)}</span>}
      description={mayClaim ? texts.lead : user || isLoading ? null : texts.signedOut}
    >
      {content()}
    </Dialog>
  )
}

type BarrierProps = { barrier: keyof typeof texts.barriers; onLeave: () => void }

function Barrier({ barrier, onLeave }: BarrierProps) {
  return (
    <div className="grid justify-items-start gap-5">
      <p>{texts.barriers[barrier]}</p>
      {barrier === 'email-unconfirmed' ? (
        <LinkButton to="/dash-clube" onClick={onLeave}>
          {texts.account}
        </LinkButton>
      ) : null}
    </div>
  )
}

/** After signing in the person is back here, with this window open. */
function AccountLinks({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation()
  const state = { from: `${pathname}#reivindicar` }
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <LinkButton to="/auth/login" state={state} onClick={onLeave}>
        {texts.signIn}
      </LinkButton>
      <LinkButton to="/auth/register" state={state} look="line" onClick={onLeave}>
        {texts.signUp}
      </LinkButton>
    </div>
  )
}
