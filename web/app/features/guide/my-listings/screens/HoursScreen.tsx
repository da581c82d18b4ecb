import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { WhatChanged } from '~/editing/EditorForm.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { toast } from '~/ui/toast.ts'
import { HoursEditor } from '../hours/HoursEditor.tsx'
import { hoursFieldId } from '../hours/hours-problems.rules.ts'
import { useHoursForm } from '../hours/use-hours-form.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { useMinute } from '../use-minute.ts'
import { SaveBar } from './SaveBar.tsx'
import { levelFor, ScreenHead } from './ScreenHead.tsx'

const texts = myListingsTexts.hoursScreen

export function HoursScreen({ listing }: { listing: OwnEstablishment }) {
  const editor = useHoursForm(listing)
  const now = useMinute()
  const problems = Object.entries(editor.problems)
  async function save() {
    if (!(await editor.save())) return
    const { hours, live, stored } = myListingsTexts.save
    const description = listing.status === 'published' ? live : stored
    toast({ title: hours, description, variant: 'success' })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <ScreenHead title={texts.title} lead={texts.lead} level={levelFor(listing)} />
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
      />
      <SaveBar
        label={texts.save}
        changedCount={editor.isChanged ? 1 : 0}
        isSaving={editor.isSaving}
        failure={editor.failure}
        onDiscard={editor.discard}
      />
      <LeaveQuestion hasUnsavedWork={editor.isChanged} />
    </form>
  )
}
