import {
  LEAD_CONSENT,
  LEAD_MESSAGE_MAX,
} from '@portal/contract/properties/properties/properties.texts'
import type { Property } from '@portal/contract/properties/properties/property'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { fieldRefusals } from '~/platform/field-refusals.ts'
import { noteAction } from '~/platform/visits/note-action.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { TriedForm } from '~/ui/TriedForm.tsx'
import { WhatsAppControl } from '~/ui/WhatsAppControl.tsx'
import {
  LEAD_FIELDS,
  type LeadDraft,
  type LeadField,
  leadBody,
  leadProblems,
} from './lead.rules.ts'
import { propertiesTexts } from './properties.texts.ts'

const texts = propertiesTexts.form
const fieldId = (field: LeadField) => `contato-${field}`
const fieldOf = (path: string) => LEAD_FIELDS.find((field) => field === path)

type LeadFormProps = {
  property: Pick<Property, 'id' | 'title' | 'code' | 'advertiser'>
  api?: ApiClient
}

/** Anybody may ask, signed in or not. A draft has one key: sent again it is kept once. */
export function LeadForm({ property, api = browserApi }: LeadFormProps) {
  const fresh = (): LeadDraft => ({
    ...{ key: crypto.randomUUID(), name: '', phone: '', email: '', consent: false },
    message: texts.first(property.title, property.code),
  })
  const [draft, setDraft] = useState(fresh)
  const change = (part: Partial<LeadDraft>) => setDraft((now) => ({ ...now, ...part }))
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (sent: LeadDraft) =>
      api.send('POST', '/api/v1/properties/:id/leads', {
        params: { id: property.id },
        body: leadBody(sent),
      }),
    onSuccess: () => void noteAction('message'),
  })
  if (isSuccess) {
    const again = () => {
      setDraft(fresh())
      reset()
    }
    return <Sent name={property.advertiser.name} onAgain={again} />
  }
  return (
    <TriedForm
      fields={LEAD_FIELDS}
      idOf={fieldId}
      problems={leadProblems(draft)}
      refusals={fieldRefusals(error, fieldOf)}
      failure={error ? failureText(error) : null}
      isPending={isPending}
      texts={texts}
      className="grid gap-4"
      onSend={() => mutate(draft)}
    >
      {(shown) => (
        <>
          <Field label={texts.name} id={fieldId('name')} error={shown.name} required>
            <Input
              value={draft.name}
              maxLength={120}
              autoComplete="name"
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field label={texts.phone} id={fieldId('phone')} hint={texts.either} error={shown.phone}>
            <WhatsAppControl value={draft.phone} onValueChange={(phone) => change({ phone })} />
          </Field>
          <Field label={texts.email} id={fieldId('email')} error={shown.email} optional>
            <Input
              type="email"
              value={draft.email}
              maxLength={254}
              autoComplete="email"
              onChange={(event) => change({ email: event.target.value })}
            />
          </Field>
          <Field label={texts.message} id={fieldId('message')} error={shown.message} required>
            <Textarea
              rows={3}
              value={draft.message}
              maxLength={LEAD_MESSAGE_MAX}
              onChange={(event) => change({ message: event.target.value })}
            />
          </Field>
          <Checkbox
            id={fieldId('consent')}
            label={LEAD_CONSENT}
            checked={draft.consent}
            error={shown.consent}
            onCheckedChange={(consent) => change({ consent })}
          />
        </>
      )}
    </TriedForm>
  )
}

function Sent({ name, onAgain }: { name: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-2 outline-none">
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden="true" className="size-5 text-mar-600" />
        {texts.sent}
      </p>
      <p>{texts.sentText(name)}</p>
      <Button look="ghost" size="sm" className="justify-self-start" onClick={onAgain}>
        {texts.another}
      </Button>
    </div>
  )
}
