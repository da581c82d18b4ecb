import type {
  ComparedEstablishment,
  DuplicateReason,
} from '@portal/contract/guide/establishments/duplicates'
import { useId, useState } from 'react'
import { Decisions } from '~/lists/Decisions.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { ComparedCard } from './ComparedCard.tsx'
import { duplicatesTexts } from './duplicates.texts.ts'
import { useDuplicateDecisions } from './use-duplicate-decisions.ts'

type DuplicatePairProps = {
  reasons: readonly DuplicateReason[]
  one: ComparedEstablishment
  other: ComparedEstablishment
  /** Whether the person may say whose a place with two owners is. */
  mayChooseOwner: boolean
}

export function DuplicatePair({ reasons, one, other, mayChooseOwner }: DuplicatePairProps) {
  const heading = useId()
  const { merge, tellApart } = useDuplicateDecisions()
  const [ownerId, setOwnerId] = useState<string | undefined>()
  const isDisputed = one.owner !== null && other.owner !== null && one.owner.id !== other.owner.id
  const isLocked = isDisputed && (!mayChooseOwner || !ownerId)
  const sides = [
    { kept: one, duplicate: other },
    { kept: other, duplicate: one },
  ]
  return (
    <Panel aria-labelledby={heading} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={heading} className="mr-auto text-h3 wrap-anywhere">
          {duplicatesTexts.pair(one.name, other.name)}
        </h2>
        {reasons.map((reason) => (
          <Badge key={reason} tone="sol-soft">
            {duplicatesTexts.reasons[reason]}
          </Badge>
        ))}
      </div>
      {isDisputed ? (
        <OwnerQuestion
          owners={[one.owner, other.owner]}
          mayChoose={mayChooseOwner}
          value={ownerId}
          onChange={setOwnerId}
        />
      ) : null}
      <div className="grid gap-4 md:grid-cols-2">
        {sides.map(({ kept, duplicate }) => (
          <ComparedCard key={kept.id} listing={kept} other={duplicate}>
            {/* It decides about both: what the one loses, the other gains. */}
            <Decisions at="/admin/establishments/:id" id={kept.id}>
              <Decisions at="/admin/establishments/:id" id={duplicate.id}>
                <ConfirmDialog
                  destructive
                  title={duplicatesTexts.merge.title(kept.name)}
                  description={whatHappens(kept, duplicate)}
                  confirmLabel={duplicatesTexts.merge.action}
                  onConfirm={async () => {
                    const owner = isDisputed ? ownerOf(kept, ownerId) : undefined
                    await merge.mutateAsync({ kept, duplicate, owner }).catch(() => {})
                  }}
                  trigger={
                    <Button
                      look="line"
                      disabled={isLocked}
                      aria-label={duplicatesTexts.keepNamed(kept.name, kept.slug)}
                    >
                      {duplicatesTexts.keep}
                    </Button>
                  }
                />
              </Decisions>
            </Decisions>
          </ComparedCard>
        ))}
      </div>
      <div>
        <Button
          look="ghost"
          pending={tellApart.isPending}
          onClick={() => tellApart.mutate({ one: one.id, other: other.id })}
        >
          {duplicatesTexts.apart}
        </Button>
      </div>
    </Panel>
  )
}

/** A menu that would be lost is named before, not after. */
function whatHappens(kept: ComparedEstablishment, duplicate: ComparedEstablishment): string {
  const { text, left, moves } = duplicatesTexts.merge
  const catalogues = duplicate.catalogues.map((kind) =>
    kept.catalogues.includes(kind) ? left(kind, duplicate.name) : moves(kind),
  )
  return [text(duplicate.name), ...catalogues].join(' ')
}

const ownerOf = (kept: ComparedEstablishment, ownerId: string | undefined) =>
  kept.owner?.id === ownerId ? 'kept' : 'duplicate'

type OwnerQuestionProps = {
  owners: readonly ComparedEstablishment['owner'][]
  mayChoose: boolean
  value: string | undefined
  onChange: (ownerId: string) => void
}

function OwnerQuestion({ owners, mayChoose, value, onChange }: OwnerQuestionProps) {
  const texts = duplicatesTexts.owners
  return (
    <div className="grid justify-items-start gap-2 rounded-input bg-sol-100 p-4">
      <p className="font-semibold">{texts.title}</p>
      {mayChoose ? (
        <>
          <p className="text-sm">{texts.label}</p>
          <SegmentedControl
            label={texts.label}
            value={value ?? ''}
            onValueChange={onChange}
            options={owners.flatMap((owner) =>
              owner ? [{ value: owner.id, label: owner.name }] : [],
            )}
          />
        </>
      ) : (
        <p className="text-sm">{texts.adminText}</p>
      )}
    </div>
  )
}
