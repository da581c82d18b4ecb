import {
  addRedirect,
  type Redirect,
  updateRedirect,
} from '@portal/contract/portal/redirects/redirects'
import { useQueryClient } from '@tanstack/react-query'
import { EditorDialog } from '~/editing/EditorDialog.tsx'
import { SelectField, TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { redirectsTexts } from './redirects.texts.ts'

export const REDIRECTS_KEY = ['admin', 'redirects'] as const

const texts = redirectsTexts.form

const toForm = (redirect: Redirect | null) => ({
  from: redirect ? readable(redirect.from) : '',
  to: redirect?.to ? readable(redirect.to) : null,
  status: redirect?.status ?? 301,
})

type RedirectDialogProps = { redirect: Redirect | null; onClose: () => void }

export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const client = useQueryClient()
  const editor = useEditor(redirect ? updateRedirect : addRedirect, {
    from: redirect,
    params: redirect ? { id: redirect.id } : undefined,
    toForm,
    toBody: (values, base) => ({
      ...values,
      to: values.status === 410 ? null : values.to,
      ...(base ? { version: base.version } : {}),
    }),
    texts: {
      saved: texts.done,
      failed: ({ kind }) =>
        kind === 'fields' ? null : { title: texts.failed, variant: 'destructive' },
    },
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: REDIRECTS_KEY })
      onClose()
    },
  })
  return (
    <EditorDialog
      title={redirect ? texts.editTitle : texts.newTitle}
      editor={editor}
      save={texts.save}
      onClose={onClose}
    >
      <TextField
        name="from"
        label={texts.from}
        hint={texts.fromHint}
        maxLength={300}
        autoComplete="off"
        required
      />
      <SelectField
        name="status"
        label={redirectsTexts.status}
        options={optionsOf(redirectsTexts.statuses)}
      />
      {editor.form.watch('status') === 410 ? null : (
        <TextField
          name="to"
          label={texts.to}
          hint={texts.toHint}
          maxLength={500}
          autoComplete="off"
          required
          orNull
        />
      )}
    </EditorDialog>
  )
}

/** Addresses are kept encoded; people write and read letters. */
export function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
