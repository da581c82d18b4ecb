import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { WhatChanged } from '~/editing/EditorForm.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { HoursEditor } from '../hours/HoursEditor.tsx'
import { hoursFieldId } from '../hours/hours-problems.rules.ts'
import { useHoursForm } from '../hours/use-hours-form.ts'
import { useMinute } from '../use-minute.ts'
import { StepFrame } from './StepFrame.tsx'
import type { Step } from './steps.rules.ts'

export type OwnStepProps = {
  step: Step
  done: readonly Step[]
  listingId: string | null
  savedAt: Date | null
  listing: OwnEstablishment
  onSaved: (listing: OwnEstablishment) => void
  onLater: () => void
}

export function HoursStep({ listing, onSaved, onLater, ...frame }: OwnStepProps) {
  const editor = useHoursForm(listing)
  const now = useMinute()
  const problems = Object.entries(editor.problems)
  return (
    <StepFrame
      {...frame}
      failure={editor.failure}
      isSaving={editor.isSaving}
      isSkipped={editor.hours.weekly === null && !editor.isChanged}
      onNext={() => void editor.save().then((saved) => saved && onSaved(saved))}
      onLater={() => void editor.save().then(onLater)}
    >
      {problems.length > 1 ? (
        <FormErrorSummary
          attempt={editor.attempt}
          problems={problems.map(([place, message]) => ({ fieldId: hoursFieldId(place), message }))}
        />
      ) : null}
      <WhatChanged editor={editor} />
      <HoursEditor
        hours={editor.hours}
        problems={editor.problems}
        onChange={editor.change}
        now={now}
        isShort
      />
    </StepFrame>
  )
}
