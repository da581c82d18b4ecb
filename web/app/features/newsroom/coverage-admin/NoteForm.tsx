import { COVERAGE_MESSAGE_MAX } from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import { noteOnCoverage } from '@portal/contract/newsroom/coverage-requests/coverage-board'
import { useState } from 'react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { failed, useCoverageWrites } from './coverage-admin.queries.ts'
import { coverageAdminTexts } from './coverage-admin.texts.ts'

const texts = coverageAdminTexts.detail

/** A note for the team, or a message to the person: chosen before it is written, named on the button. */
export function NoteForm({ id }: { id: string }) {
  const [kind, setKind] = useState<'note' | 'message'>('note')
  const editor = useEditor(noteOnCoverage, {
    from: null,
    params: { id },
    // Named anew after each one that was saved: sent twice, it is still one note.
    toForm: () => ({ text: '', client_id: crypto.randomUUID() }),
    toBody: (values) => ({ ...values, kind }),
    idOf: (path) => `anotar-${path}`,
    texts: { saved: texts.noted[kind], failed },
    ...useCoverageWrites(),
  })
  return (
    <EditorForm editor={editor} isShort asksOnLeave={false} className="grid gap-3">
      <Field label={texts.write} group>
        <RadioGroup
          options={[
            { value: 'note', label: texts.writeKinds.note },
            { value: 'message', label: texts.writeKinds.message },
          ]}
          value={kind}
          onValueChange={setKind}
        />
      </Field>
      <TextField
        name="text"
        label={texts.writeKinds[kind]}
        hint={texts.writeHint[kind]}
        rows={3}
        maxLength={COVERAGE_MESSAGE_MAX}
      />
      <div>
        <Button type="submit" size="sm" pending={editor.isSaving}>
          {texts.add[kind]}
        </Button>
      </div>
    </EditorForm>
  )
}
