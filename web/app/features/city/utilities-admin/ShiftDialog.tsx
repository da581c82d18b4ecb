import type { EditedShift, Pharmacy } from '@portal/contract/city/utilities/duty-editor'
import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Select } from '~/ui/Select.tsx'
import { OTHER, type ShiftForm, toShift, toShiftForm } from './rota-form.rules.ts'
import { useAttempt } from './use-attempt.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.rota.form
/** What an administrator types here is their own word until a sheet says it. */
const OWN_SOURCE = 'Prefeitura de Salinópolis'

type ShiftDialogProps = {
  shift: EditedShift | null
  date: string
  pharmacies: Pharmacy[]
  onClose: () => void
}

export function ShiftDialog({ shift, date, pharmacies, onClose }: ShiftDialogProps) {
  const formId = useId()
  const [form, setForm] = useState(() => toShiftForm(shift, date, pharmacies))
  const [source, setSource] = useState(OWN_SOURCE)
  const [problem, setProblem] = useState<string | null>(null)
  const { attempt, isWriting } = useAttempt(['admin', 'duties'])
  const change = (changes: Partial<ShiftForm>) => setForm({ ...form, ...changes })

  async function save(event: FormEvent) {
    event.preventDefault()
    const wanted = toShift(form, pharmacies)
    setProblem(wanted ? null : texts.day)
    if (!wanted) return
    const saved = await attempt({
      run: () =>
        shift
          ? browserApi.send('PUT', '/api/v1/admin/duties/:id', {
              params: { id: shift.id },
              body: { version: shift.version, shift: wanted },
            })
          : browserApi.send('POST', '/api/v1/admin/duties', {
              body: { shifts: [wanted], source_name: source, source_url: '' },
            }),
      done: texts.saved,
      failed: texts.failed,
    })
    if (saved) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={shift ? texts.titleEdit : texts.titleNew}
      footer={
        <>
          <Button type="submit" form={formId} look="primary" pending={isWriting}>
            {utilitiesAdminTexts.save}
          </Button>
          {shift ? <Remove shift={shift} onRemoved={onClose} /> : null}
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="grid grid-cols-1 gap-4">
        <Field label={texts.pharmacy}>
          <Select
            options={[
              ...pharmacies.map(({ name }, index) => ({ value: String(index), label: name })),
              { value: OTHER, label: texts.other },
            ]}
            value={form.pharmacy}
            onValueChange={(pharmacy) => change({ pharmacy })}
          />
        </Field>
        {form.pharmacy === OTHER ? <OtherPharmacy form={form} onChange={change} /> : null}
        <div className="grid gap-4 md:grid-cols-3">
          <Field label={texts.date} error={problem}>
            <DateField value={form.date} onValueChange={(day) => change({ date: day })} />
          </Field>
          <Field label={texts.from}>
            <Input
              type="time"
              value={form.from}
              onChange={({ target }) => change({ from: target.value })}
            />
          </Field>
          <Field label={texts.to}>
            <Input
              type="time"
              value={form.to}
              onChange={({ target }) => change({ to: target.value })}
            />
          </Field>
        </div>
        <p className="text-muted text-xs">{texts.toHint}</p>
        {shift ? null : (
          <Field label={utilitiesAdminTexts.source}>
            <Input value={source} onChange={({ target }) => setSource(target.value)} />
          </Field>
        )}
        <Checkbox
          label={texts.isExtra}
          checked={form.isExtra}
          onCheckedChange={(isExtra) => change({ isExtra })}
        />
      </form>
    </Dialog>
  )
}

type OtherProps = { form: ShiftForm; onChange: (changes: Partial<ShiftForm>) => void }

function OtherPharmacy({ form, onChange }: OtherProps) {
  return (
    <>
      <Field label={texts.name} required>
        <Input
          value={form.name}
          maxLength={120}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field label={texts.phone} optional>
        <Input
          type="tel"
          inputMode="tel"
          value={form.phone}
          onChange={({ target }) => onChange({ phone: target.value })}
        />
      </Field>
      <Field label={texts.address} optional>
        <Input
          value={form.address}
          maxLength={200}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      </Field>
    </>
  )
}

function Remove({ shift, onRemoved }: { shift: EditedShift; onRemoved: () => void }) {
  const { attempt } = useAttempt(['admin', 'duties'])
  return (
    <ConfirmDialog
      destructive
      title={texts.removeTitle(shift.name)}
      description={texts.removeText}
      confirmLabel={texts.remove}
      onConfirm={async () => {
        const removed = await attempt({
          run: () =>
            browserApi.send('DELETE', '/api/v1/admin/duties/:id', { params: { id: shift.id } }),
          done: texts.removed,
          failed: texts.failed,
        })
        if (removed) onRemoved()
      }}
      trigger={<Button look="ghost">{texts.remove}</Button>}
    />
  )
}
