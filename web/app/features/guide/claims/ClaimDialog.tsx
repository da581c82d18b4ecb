import { useQuery } from '@tanstack/react-query'
import { OwnDialog, useOwnDraft } from '~/editing/OwnDialog.tsx'
import { useAuth } from '~/platform/session/auth-context.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
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
  const { user } = useAuth()
  const { draft, change, forget } = useOwnDraft<ClaimDraft>()
  const query = useQuery({
    ...claimQuery(business.id),
    enabled: user !== null && isOpen,
    refetchInterval: draft?.isCodeSent ? DELIVERY_CHECK_MS : false,
  })
  const status = query.data?.claim?.status
  const isWaiting = status === 'pending' || status === 'approved'
  const mayClaim = user && query.data && !query.data.barrier && !isWaiting
  return (
    <OwnDialog
      title={texts.title(business.name)}
      lead={mayClaim ? texts.lead : null}
      texts={texts}
      anchor="reivindicar"
      isOpen={isOpen}
      onClose={onClose}
      query={query}
    >
      {(known) => {
        if (known.claim && isWaiting) return <ClaimStanding claim={known.claim} />
        if (known.barrier) return <Barrier barrier={known.barrier} onLeave={onClose} />
        const start = newDraft(known.phone_hint !== null)
        return (
          <ClaimForm
            establishmentId={business.id}
            options={known}
            draft={draft ?? start}
            onDraftChange={(changes) => change(start, changes)}
            documentField={documentField}
            onSent={() => {
              forget()
              onClose()
            }}
          />
        )
      }}
    </OwnDialog>
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
