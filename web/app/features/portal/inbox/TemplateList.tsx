import {
  MESSAGE_REPLY_MAX,
  TEMPLATE_NAME_MAX,
  TEMPLATES_MAX,
} from '@portal/contract/guide/messages/message.constants'
import type { ReplyTemplate } from '@portal/contract/guide/messages/reply-template'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { inboxTexts } from './inbox.texts.ts'
import { templatesQuery, useTemplateWrites } from './templates.queries.ts'

const texts = inboxTexts.templates

type Draft = Pick<ReplyTemplate, 'name' | 'text'> & { id: string | null }
type TemplateListProps = { establishmentId: string; written: string }

/** Saved answers of the place: made, renamed, deleted. */
export function TemplateList({ establishmentId, written }: TemplateListProps) {
  const { data, isError } = useQuery(templatesQuery(establishmentId))
  const writes = useTemplateWrites(establishmentId)
  const [draft, setDraft] = useState<Draft | null>(null)
  if (draft) {
    return <TemplateForm draft={draft} writes={writes} onDone={() => setDraft(null)} />
  }
  const templates = data?.templates ?? []
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{texts.lead(TEMPLATES_MAX)}</p>
      {isError ? <p role="alert">{texts.loadFailed}</p> : null}
      {data && templates.length === 0 ? <p>{texts.none}</p> : null}
      <ul>
        {templates.map((template) => (
          <li key={template.id} className="grid gap-1 border-t border-line py-3">
            <p className="font-semibold wrap-anywhere">{template.name}</p>
            <p className="line-clamp-2 text-sm text-muted wrap-anywhere">{template.text}</p>
            <div className="flex flex-wrap gap-2">
              <Button look="line" size="sm" onClick={() => setDraft(template)}>
                <Pencil aria-hidden="true" />
                {texts.edit}
                <span className="sr-only">, {template.name}</span>
              </Button>
              <ConfirmDialog
                title={texts.ask(template.name)}
                description={texts.askText}
                confirmLabel={texts.remove}
                destructive
                onConfirm={() => writes.remove(template.id).then(() => undefined)}
                trigger={
                  <Button look="ghost" size="sm">
                    <Trash aria-hidden="true" />
                    {texts.remove}
                    <span className="sr-only">, {template.name}</span>
                  </Button>
                }
              />
            </div>
          </li>
        ))}
      </ul>
      {data && templates.length < TEMPLATES_MAX ? (
        <Button look="line" onClick={() => setDraft({ id: null, name: '', text: written.trim() })}>
          <Plus aria-hidden="true" />
          {written.trim() ? texts.create : texts.add}
        </Button>
      ) : null}
    </div>
  )
}

type TemplateFormProps = {
  draft: Draft
  writes: ReturnType<typeof useTemplateWrites>
  onDone: () => void
}
type Problems = { name?: string; text?: string }

/** What was typed outlives a failure. */
function TemplateForm({ draft, writes, onDone }: TemplateFormProps) {
  const [name, setName] = useState(draft.name)
  const [text, setText] = useState(draft.text)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    // The window stands in the form of an answer, which is not sent by this.
    event.stopPropagation()
    const missing: Problems = {
      ...(name.trim() ? {} : { name: texts.nameMissing }),
      ...(text.trim() ? {} : { text: texts.textMissing }),
    }
    setProblems(missing)
    if (missing.name || missing.text) return focusOn(missing)
    const outcome = await writes.keep(draft.id, { name: name.trim(), text: text.trim() })
    if (outcome.kind === 'saved') return onDone()
    if (outcome.kind === 'busy') return
    const refused = Object.fromEntries(outcome.fields.map(({ path, message }) => [path, message]))
    setProblems(refused)
    focusOn(refused)
  }
  const focusOn = ({ name: ofName, text: ofText }: Problems) =>
    form.current
      ?.querySelector<HTMLElement>(ofName ? 'input' : ofText ? 'textarea' : 'button')
      ?.focus()
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={texts.name} hint={texts.nameHint} error={problems.name} required>
        <Input
          value={name}
          maxLength={TEMPLATE_NAME_MAX}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={texts.text} error={problems.text} required>
        <Textarea
          value={text}
          maxLength={MESSAGE_REPLY_MAX}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" pending={writes.isSaving}>
          {texts.save}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
