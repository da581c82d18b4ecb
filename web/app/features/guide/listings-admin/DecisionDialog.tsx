import {
  LISTING_REJECTION_ANSWERS,
  REASON_MAX,
  REASON_MIN,
  SUSPENSION_ANSWERS,
} from '@portal/contract/guide/establishments/decision.texts'
import type { BulkDecision } from '@portal/contract/guide/establishments/moderation'
import { needsReason } from '@portal/contract/guide/establishments/status-rules'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { listingsAdminTexts as texts } from './listings-admin.texts.ts'

type DecisionDialogProps = {
  decision: BulkDecision
  title: string
  onClose: () => void
  onConfirm: (reason: string | undefined) => Promise<boolean>
}

/** Asks once, and for the reason where somebody will read it. */
export function DecisionDialog({ decision, title, onClose, onConfirm }: DecisionDialogProps) {
  const { action, text } = texts.decisions[decision]
  const isHarsh = decision === 'reject' || decision === 'suspend' || decision === 'archive'
  if (needsReason(decision)) {
    return (
      <ReasonDialog
        title={title}
        description={text}
        label={texts.reason.label}
        tooShort={texts.reason.tooShort}
        confirmLabel={action}
        answers={decision === 'reject' ? LISTING_REJECTION_ANSWERS : SUSPENSION_ANSWERS}
        minLength={REASON_MIN}
        maxLength={REASON_MAX}
        destructive
        onClose={onClose}
        onConfirm={onConfirm}
      />
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      description={text}
      confirmLabel={action}
      destructive={isHarsh}
      onConfirm={async () => {
        await onConfirm(undefined)
      }}
    />
  )
}
