import type {
  BulkDecision,
  ModeratedEstablishment,
} from '@portal/contract/establishments/moderation'
import { STATUS_WORDS } from '@portal/contract/establishments/vocabulary'
import { CircleCheck, CircleMinus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { listingsAdminTexts as texts } from './listings-admin.texts.ts'
import { type BulkOutcome, useListingDecisions } from './use-listing-decisions.ts'

const DECISIONS: readonly BulkDecision[] = ['approve', 'restore', 'reject', 'suspend', 'archive']

type BulkBarProps = { selected: readonly ModeratedEstablishment[]; onDone: () => void }

/** What can be done to all that are ticked; each row's outcome is told apart. */
export function BulkBar({ selected, onDone }: BulkBarProps) {
  const [asked, setAsked] = useState<BulkDecision | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome[] | null>(null)
  const { decideMany } = useListingDecisions()
  const possible = DECISIONS.filter((decision) => selected.some(({ may }) => may[decision]))

  async function carryOut(decision: BulkDecision, reason: string | undefined) {
    const result = await decideMany(selected, { decision, reason })
    if (result) setOutcome(result)
    return result !== null
  }
  return (
    <>
      {selected.length > 0 ? (
        <section
          aria-label={texts.bulk.label}
          data-bar="foot"
          className="on-dark sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-card bg-mar-950 p-3 pl-5 text-on-dark"
        >
          <p role="status" className="mr-auto font-semibold">
            {texts.bulk.selected(selected.length)}
          </p>
          {possible.map((decision) => (
            <Button key={decision} size="sm" look="light" onClick={() => setAsked(decision)}>
              {texts.decisions[decision].action}
            </Button>
          ))}
          <Button size="sm" look="glass" onClick={onDone}>
            {texts.bulk.clear}
          </Button>
        </section>
      ) : null}
      {asked ? (
        <DecisionDialog
          decision={asked}
          title={texts.decisions[asked].askMany(selected.length)}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => carryOut(asked, reason)}
        />
      ) : null}
      {outcome ? (
        <OutcomeDialog
          outcome={outcome}
          onClose={() => {
            setOutcome(null)
            onDone()
          }}
        />
      ) : null}
    </>
  )
}

function OutcomeDialog({ outcome, onClose }: { outcome: BulkOutcome[]; onClose: () => void }) {
  const changed = outcome.filter(({ isChanged }) => isChanged).length
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={texts.bulk.title}
      description={texts.bulk.summary(changed, outcome.length - changed)}
      footer={<DialogClose look="ink">{texts.bulk.close}</DialogClose>}
    >
      <ul className="grid max-h-80 overflow-y-auto">
        {outcome.map(({ listing, isChanged }) => {
          const Icon = isChanged ? CircleCheck : CircleMinus
          return (
            <li key={listing.id} className="flex gap-3 border-line border-t py-2.5 first:border-0">
              <Icon
                aria-hidden="true"
                className={`mt-0.5 size-5 flex-none ${isChanged ? 'text-mangue-700' : 'text-muted'}`}
              />
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{listing.name}</p>
                <p className="text-sm text-muted">
                  {isChanged
                    ? texts.bulk.changed
                    : texts.bulk.skipped(STATUS_WORDS[listing.status])}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
