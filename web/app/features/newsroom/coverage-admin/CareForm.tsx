import {
  arrangeCoverage,
  type ManagedCoverage,
} from '@portal/contract/newsroom/coverage-requests/coverage-board'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { DateField, SelectField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { Button } from '~/ui/Button.tsx'
import { failed, useCoverageWrites } from './coverage-admin.queries.ts'
import { coverageAdminTexts } from './coverage-admin.texts.ts'

const texts = coverageAdminTexts.detail
const NOBODY = 'ninguem'

type CareFormProps = { request: ManagedCoverage; team: readonly { id: string; name: string }[] }

/** Who takes care of it, and until when. */
export function CareForm({ request, team }: CareFormProps) {
  const editor = useEditor(arrangeCoverage, {
    from: request,
    params: { id: request.id },
    toForm: ({ assignee, due_on }) => ({
      assignee_id: assignee?.id ?? NOBODY,
      due_on: due_on ?? '',
    }),
    toBody: ({ assignee_id, due_on }, { version }) => ({
      version,
      assignee_id: assignee_id === NOBODY ? null : assignee_id,
      due_on: due_on || null,
    }),
    idOf: (path) => `cuidar-${path}`,
    texts: { saved: texts.saved, failed },
    ...useCoverageWrites(),
  })
  return (
    <EditorForm
      editor={editor}
      isShort
      asksOnLeave={false}
      className="grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <SelectField
        name="assignee_id"
        label={texts.care}
        options={[
          { value: NOBODY, label: texts.nobody },
          ...team.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <DateField name="due_on" label={texts.due} optional />
      <Button type="submit" look="line" pending={editor.isSaving}>
        {texts.save}
      </Button>
    </EditorForm>
  )
}
