import type { Synonym } from '@portal/contract/search/search-admin'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { searchAdminTexts } from './search-admin.texts.ts'
import { termsOf, termsText } from './terms.rules.ts'
import type { SynonymActions, SynonymFields } from './use-synonyms.ts'

const texts = searchAdminTexts.form
const FORM = 'ligacao-de-palavras'

export type Opened = { synonym: Synonym | null; typed: string }

type SynonymDialogProps = {
  opened: Opened
  actions: SynonymActions
  onSaved: (fields: SynonymFields) => void
  onClose: () => void
}

export function SynonymDialog({
  opened: { synonym, typed },
  actions,
  onSaved,
  onClose,
}: SynonymDialogProps) {
  const [from, setFrom] = useState(synonym ? termsText(synonym.typed) : typed)
  const [to, setTo] = useState(synonym ? termsText(synonym.found) : '')
  const [isMutual, setMutual] = useState(synonym?.is_mutual ?? false)
  const [isTried, setTried] = useState(false)
  const missing = (text: string) =>
    isTried && termsOf(text).length === 0 ? texts.required : undefined

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const fields = { typed: termsOf(from), found: termsOf(to), is_mutual: isMutual }
    if (fields.typed.length === 0 || fields.found.length === 0) return
    if (!(await actions.save(synonym, fields))) return
    onSaved(fields)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={synonym ? texts.editTitle : texts.newTitle}
      footer={
        <>
          <Button type="submit" form={FORM} pending={actions.isWriting}>
            {texts.save}
          </Button>
          <Button look="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={save} noValidate className="grid gap-4">
        <Field label={texts.typed} hint={texts.typedHint} error={missing(from)} required>
          <Input value={from} maxLength={400} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label={texts.found} hint={texts.foundHint} error={missing(to)} required>
          <Input value={to} maxLength={400} onChange={({ target }) => setTo(target.value)} />
        </Field>
        <Checkbox label={texts.mutual} checked={isMutual} onCheckedChange={setMutual} />
      </form>
    </Dialog>
  )
}
