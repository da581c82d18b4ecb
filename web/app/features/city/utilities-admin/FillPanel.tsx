import type { DutyPreview, Pharmacy } from '@portal/contract/city/utilities/duty-editor'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { type FillForm, fillOf, newFill } from './rota-form.rules.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const { fill: texts, form: words } = utilitiesAdminTexts.rota

type FillPanelProps = {
  month: string
  pharmacies: Pharmacy[]
  onPreview: (preview: DutyPreview) => void
}

/** A month in a few touches: who, from when to when, how many days each. Looked at before it counts. */
export function FillPanel({ month, pharmacies, onPreview }: FillPanelProps) {
  const [form, setForm] = useState(() => newFill(month, new Date()))
  const change = (changes: Partial<FillForm>) => setForm({ ...form, ...changes })
  const shifts = fillOf(form, pharmacies)
  const [isIncomplete, setIncomplete] = useState(false)
  const check = useMutation({
    mutationFn: () => browserApi.send('POST', '/api/v1/admin/duties/preview', { body: { shifts } }),
    onSuccess: onPreview,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setIncomplete(shifts.length === 0)
    if (shifts.length > 0) check.mutate()
  }
  return (
    <Panel aria-labelledby="rodizio">
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <div>
          <h2 id="rodizio" className="text-h3">
            {texts.title}
          </h2>
          <p className="mt-1 text-muted">{texts.lead}</p>
        </div>
        {pharmacies.length === 0 ? <p>{texts.noPharmacies}</p> : null}
        <fieldset className="grid gap-1">
          <legend className="font-semibold text-sm">{texts.order}</legend>
          {pharmacies.map(({ name }) => (
            <Pharmacist key={name} name={name} order={form.order} onChange={change} />
          ))}
        </fieldset>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={texts.first}>
            <DateField value={form.first} onValueChange={(first) => change({ first })} />
          </Field>
          <Field label={texts.last}>
            <DateField value={form.last} onValueChange={(last) => change({ last })} />
          </Field>
          <Field label={words.from}>
            <Input
              type="time"
              value={form.from}
              onChange={({ target }) => change({ from: target.value })}
            />
          </Field>
          <Field label={words.to}>
            <Input
              type="time"
              value={form.to}
              onChange={({ target }) => change({ to: target.value })}
            />
          </Field>
          <Field label={texts.each}>
            <Input
              type="number"
              min={1}
              max={31}
              inputMode="numeric"
              value={form.each}
              onChange={({ target }) => change({ each: Math.max(1, Number(target.value)) })}
            />
          </Field>
        </div>
        {isIncomplete || check.isError ? (
          <p role="alert" className="font-semibold text-vermelho-700">
            {isIncomplete ? texts.nobody : failureText(check.error)}
          </p>
        ) : null}
        <div>
          <Button type="submit" look="line" pending={check.isPending}>
            {texts.check}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

type PharmacistProps = {
  name: string
  order: string[]
  onChange: (changes: Partial<FillForm>) => void
}

/** The number says whose turn it is: the order is that of the ticks. */
function Pharmacist({ name, order, onChange }: PharmacistProps) {
  const turn = order.indexOf(name)
  return (
    <Checkbox
      label={turn < 0 ? name : `${turn + 1}. ${name}`}
      checked={turn >= 0}
      onCheckedChange={(isIn) =>
        onChange({ order: isIn ? [...order, name] : order.filter((one) => one !== name) })
      }
    />
  )
}
