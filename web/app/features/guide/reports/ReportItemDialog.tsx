import { ITEM_REPORT_REASONS, ITEM_REPORT_WORDS } from '@portal/contract/guide/reports/report.texts'
import { useState } from 'react'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { ReportForm } from './ReportForm.tsx'
import { reportsTexts } from './reports.texts.ts'

const texts = reportsTexts.item
const REASONS = ITEM_REPORT_REASONS.map((value) => ({ value, label: ITEM_REPORT_WORDS[value] }))

type ReportItemDialogProps = {
  items: readonly { id: string; name: string }[]
  isOpen: boolean
  onClose: () => void
}

/** Of one dish or product of a page, which is chosen first. */
export function ReportItemDialog({ items, isOpen, onClose }: ReportItemDialogProps) {
  const [id, setId] = useState('')
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={texts.title}
      description={texts.lead}
    >
      <div className="grid gap-5">
        <Field label={texts.which} required>
          <PlainSelect value={id} onChange={({ target }) => setId(target.value)}>
            <option value="">{texts.choose}</option>
            {items.map((item) => (
              <option key={item.id} value={item.id}>
                {item.name}
              </option>
            ))}
          </PlainSelect>
        </Field>
        {id ? (
          <ReportForm
            key={id}
            subject={{ kind: 'item', id }}
            reasons={REASONS}
            sendLabel={texts.send}
            onSent={onClose}
          />
        ) : null}
      </div>
    </Dialog>
  )
}
