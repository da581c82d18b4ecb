import type { Redirect } from '@portal/contract/redirects/redirects'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Select } from '~/ui/Select.tsx'
import { redirectsTexts } from './redirects.texts.ts'

export const REDIRECTS_KEY = ['admin', 'redirects'] as const

const texts = redirectsTexts.form
const FORM = 'redirecionamento'
type Problems = Readonly<Record<string, string>>

type RedirectDialogProps = { redirect: Redirect | null; onClose: () => void }

export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const [from, setFrom] = useState(redirect ? readable(redirect.from) : '')
  const [to, setTo] = useState(redirect?.to ? readable(redirect.to) : '')
  const [status, setStatus] = useState(String(redirect?.status ?? 301))
  const [problems, setProblems] = useState<Problems>({})
  const client = useQueryClient()
  const { isSaving, save } = useSave({
    onSaved: () => client.invalidateQueries({ queryKey: REDIRECTS_KEY }),
  })
  const isGone = status === '410'

  async function submit(event: FormEvent) {
    event.preventDefault()
    const fields = {
      from: from.trim(),
      to: isGone ? null : to.trim() || null,
      status: Number(status) as Redirect['status'],
    }
    const outcome = await save({
      run: () =>
        redirect
          ? browserApi.send('PUT', '/api/v1/admin/redirects/:id', {
              params: { id: redirect.id },
              body: { ...fields, version: redirect.version },
            })
          : browserApi.send('POST', '/api/v1/admin/redirects', { body: fields }),
      done: texts.done,
      failed: ({ kind }) =>
        kind === 'fields' ? null : { title: texts.failed, variant: 'destructive' },
    })
    if (outcome.kind === 'saved') return onClose()
    if (outcome.kind === 'busy') return
    setProblems(Object.fromEntries(outcome.fields.map(({ path, message }) => [path, message])))
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={redirect ? texts.editTitle : texts.newTitle}
      footer={
        <>
          <Button type="submit" form={FORM} pending={isSaving}>
            {texts.save}
          </Button>
          <Button look="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <Field label={texts.from} hint={texts.fromHint} error={problems.from} required>
          <Input
            value={from}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => setFrom(target.value)}
          />
        </Field>
        <Field label={redirectsTexts.status} error={problems.status}>
          <Select
            options={optionsOf(redirectsTexts.statuses)}
            value={status}
            onValueChange={setStatus}
          />
        </Field>
        {isGone ? null : (
          <Field label={texts.to} hint={texts.toHint} error={problems.to} required>
            <Input
              value={to}
              maxLength={500}
              autoComplete="off"
              onChange={({ target }) => setTo(target.value)}
            />
          </Field>
        )}
      </form>
    </Dialog>
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
