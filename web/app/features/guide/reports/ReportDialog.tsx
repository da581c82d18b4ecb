import {
  ESTABLISHMENT_REPORT_REASONS,
  ESTABLISHMENT_REPORT_WORDS,
  PROPERTY_REPORT_REASONS,
  PROPERTY_REPORT_WORDS,
  REVIEW_REPORT_REASONS,
  REVIEW_REPORT_WORDS,
} from '@portal/contract/guide/reports/report.texts'
import { useState } from 'react'
import { Dialog } from '~/ui/Dialog.tsx'
import { ReportForm } from './ReportForm.tsx'
import { reportsTexts as texts } from './reports.texts.ts'

/** What is spoken of; `name` is the place's or the property's, or the writer's of the review. */
export type ReportSubject = {
  kind: 'establishment' | 'review' | 'property'
  id: string
  name: string
}

const REASONS = {
  establishment: ESTABLISHMENT_REPORT_REASONS.map((value) => ({
    value,
    label: ESTABLISHMENT_REPORT_WORDS[value],
  })),
  review: REVIEW_REPORT_REASONS.map((value) => ({ value, label: REVIEW_REPORT_WORDS[value] })),
  property: PROPERTY_REPORT_REASONS.map((value) => ({
    value,
    label: PROPERTY_REPORT_WORDS[value],
  })),
}

type ReportDialogProps = {
  subject: ReportSubject | null
  /** Where who reports is told something else than a visitor. */
  lead?: string
  onClose: () => void
}

/** Anybody may say that something is wrong, signed in or not. */
export function ReportDialog({ subject, lead, onClose }: ReportDialogProps) {
  // The window still shows its words while it closes.
  const [last, setLast] = useState(subject)
  if (subject && subject !== last) setLast(subject)
  const shown = subject ?? last
  if (!shown) return null
  const words = texts[shown.kind]
  return (
    <Dialog
      open={subject !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={<span className="wrap-anywhere">{words.title(shown.name)}</span>}
      description={lead ?? words.lead}
    >
      <ReportForm
        key={shown.id}
        subject={shown}
        reasons={REASONS[shown.kind]}
        sendLabel={words.send}
        onSent={onClose}
      />
    </Dialog>
  )
}
