import { keepAdvertiser } from '@portal/contract/properties/properties/own-property'
import { useQueryClient } from '@tanstack/react-query'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { Button } from '~/ui/Button.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { FormFailure } from '~/ui/FormFailure.tsx'
import { ownPropertiesQuery } from './own-properties.queries.ts'
import { propertiesEditorTexts } from './properties-editor.texts.ts'

const texts = propertiesEditorTexts.creci

type Card = { creci: string | null; version: number }

/** The number the law wants beside the name. */
export function CreciPanel({ establishmentId, card }: { establishmentId: string; card: Card }) {
  const queries = useQueryClient()
  const editor = useEditor(keepAdvertiser, {
    from: card,
    params: { id: establishmentId },
    toForm: ({ creci }) => ({ creci: creci ?? '' }),
    toBody: ({ creci }: { creci: string }, { version }) => ({ version, creci }),
    texts: { saved: texts.saved, failed: texts.failed },
    onSaved: () =>
      queries.invalidateQueries({ queryKey: ownPropertiesQuery(establishmentId).queryKey }),
  })
  return (
    <EditorForm key={editor.edition} editor={editor}>
      <EditorSection title={texts.title} lead={texts.lead} level="h2">
        <div className="flex flex-wrap items-end gap-3">
          <TextField name="creci" label={texts.label} hint={texts.hint} maxLength={12} />
          <Button type="submit" look="line" size="sm" pending={editor.isSaving}>
            {texts.save}
          </Button>
        </div>
        {editor.failure ? <FormFailure title={texts.failed}>{editor.failure}</FormFailure> : null}
      </EditorSection>
    </EditorForm>
  )
}
