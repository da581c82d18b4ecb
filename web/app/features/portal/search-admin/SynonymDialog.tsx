import {
  addSynonym,
  type Synonym,
  updateSynonym,
} from '@portal/contract/portal/search/search-admin'
import { useQueryClient } from '@tanstack/react-query'
import { EditorDialog } from '~/editing/EditorDialog.tsx'
import { CheckboxField } from '~/editing/fields.tsx'
import { WordsField } from '~/editing/typed-fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { termsOf } from '~/editing/word-list.rules.ts'
import { synonymsQuery } from './search-admin.queries.ts'
import { searchAdminTexts } from './search-admin.texts.ts'

const texts = searchAdminTexts.form

export type Opened = { synonym: Synonym | null; typed: string }

type SynonymDialogProps = {
  opened: Opened
  onSaved: (synonym: Synonym) => void
  onClose: () => void
}

export function SynonymDialog({
  opened: { synonym, typed },
  onSaved,
  onClose,
}: SynonymDialogProps) {
  const queries = useQueryClient()
  const query = synonymsQuery()
  const editor = useEditor(synonym ? updateSynonym : addSynonym, {
    from: synonym,
    params: synonym ? { id: synonym.id } : undefined,
    toForm: (known) => ({
      typed: known?.typed ?? termsOf(typed),
      found: known?.found ?? [],
      is_mutual: known?.is_mutual ?? false,
    }),
    toBody: (values, base) => ({ ...values, ...(base ? { version: base.version } : {}) }),
    texts: {
      saved: () => ({
        title: searchAdminTexts.saved,
        description: searchAdminTexts.savedText,
        variant: 'success',
      }),
      failed: searchAdminTexts.saveFailed,
    },
    onSaved: async (saved) => {
      await queries.invalidateQueries({ queryKey: query.queryKey })
      onSaved(saved)
      onClose()
    },
    read: async (seen) => {
      const all = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => [])
      return all.find(({ id }) => id === seen?.id) ?? null
    },
  })
  return (
    <EditorDialog
      title={synonym ? texts.editTitle : texts.newTitle}
      editor={editor}
      save={texts.save}
      onClose={onClose}
    >
      <WordsField
        name="typed"
        label={texts.typed}
        hint={texts.typedHint}
        maxLength={400}
        required
      />
      <WordsField
        name="found"
        label={texts.found}
        hint={texts.foundHint}
        maxLength={400}
        required
      />
      <CheckboxField name="is_mutual" label={texts.mutual} />
    </EditorDialog>
  )
}
