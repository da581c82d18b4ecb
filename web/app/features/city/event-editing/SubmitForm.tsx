import { type FormEvent, useRef, useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { openAccountDialog } from '~/platform/session/account-dialog.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { FormFailure } from '~/ui/FormFailure.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { formTexts, submitTexts as texts } from './event-editing.texts.ts'
import {
  type EventForm,
  fieldOf,
  missingIn,
  NEW_FORM,
  type Problem,
  toContent,
} from './event-form.rules.ts'
import { FormField } from './FormField.tsx'
import { FormSection } from './FormSection.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ContactFields, PriceFields } from './PriceFields.tsx'
import type { PosterPart } from './poster-part.ts'
import { Problems } from './problems.ts'
import { forgetDraft, useDraft } from './use-draft.ts'
import { WhatFields } from './WhatFields.tsx'
import { WhenFields } from './WhenFields.tsx'

type Sender = { name: string; email: string; phone: string }
type SubmitFormProps = {
  poster: PosterPart
  onSent: (sent: { state: 'confirm' | 'pending'; email: string; clientId: string }) => void
}

export function SubmitForm({ poster, onSent }: SubmitFormProps) {
  const { user } = useAuth()
  const form = useForm<EventForm>({ defaultValues: NEW_FORM })
  useDraft(form)
  const [sender, setSender] = useState<Sender>({ name: '', email: '', phone: '' })
  const [problems, setProblems] = useState<Problem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  // The same form sent again after a lost answer is the same event.
  const clientId = useRef('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const values = form.getValues()
    const missing = [...missingIn(values), ...(user ? [] : missingSender(sender))]
    setProblems(missing)
    setFailure(null)
    if (missing.length > 0) return
    clientId.current ||= crypto.randomUUID()
    setSending(true)
    try {
      const answer = await browserApi.send('POST', '/api/v1/event-submissions', {
        body: {
          client_id: clientId.current,
          event: toContent(values),
          submitter: user ? null : { ...sender, phone: sender.phone || null },
          phone: sender.phone || null,
        },
      })
      forgetDraft()
      onSent({ ...answer, clientId: clientId.current })
    } catch (error) {
      const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : []
      setProblems(errors.map(({ path, message }) => ({ fieldId: fieldOf(path), message })))
      setFailure(failureText(error))
    }
    setSending(false)
  }

  return (
    <FormProvider {...form}>
      <Problems value={problems}>
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          className="mt-8 grid grid-cols-1 gap-5"
        >
          <FormErrorSummary problems={problems} />
          <WhatFields />
          <WhenFields />
          <PlaceFields />
          <PriceFields />
          <FormSection title={formTexts.sections.poster} lead={formTexts.posterHint}>
            {user ? (
              <Controller
                control={form.control}
                name="poster"
                render={({ field }) => (
                  <>{poster({ photos: field.value, onChange: field.onChange, limit: 1 })}</>
                )}
              />
            ) : (
              <div className="flex flex-wrap items-center gap-4">
                <p className="flex-1 basis-60">{texts.posterNeedsAccount}</p>
                <Button look="line" size="sm" onClick={() => openAccountDialog('sign-in')}>
                  {texts.signIn}
                </Button>
              </div>
            )}
          </FormSection>
          <ContactFields />
          <SenderFields sender={sender} onChange={setSender} />
          {failure && problems.length === 0 ? (
            <FormFailure title={texts.failed}>{failure}</FormFailure>
          ) : null}
          <Button type="submit" look="primary" pending={isSending}>
            {texts.send}
          </Button>
        </form>
      </Problems>
    </FormProvider>
  )
}

type SenderFieldsProps = { sender: Sender; onChange: (sender: Sender) => void }

function SenderFields({ sender, onChange }: SenderFieldsProps) {
  const { user } = useAuth()
  const { sections } = formTexts
  return (
    <FormSection title={sections.you} lead={sections.youLead}>
      {user ? (
        <p>{texts.signedAs(user.email)}</p>
      ) : (
        <>
          <FormField id="submitter.name" label={texts.name} required>
            <Input
              autoComplete="name"
              maxLength={120}
              value={sender.name}
              onChange={({ target }) => onChange({ ...sender, name: target.value })}
            />
          </FormField>
          <FormField id="submitter.email" label={texts.email} hint={texts.emailHint} required>
            <Input
              type="email"
              autoComplete="email"
              maxLength={254}
              value={sender.email}
              onChange={({ target }) => onChange({ ...sender, email: target.value })}
            />
          </FormField>
        </>
      )}
      <FormField id="submitter.phone" label={texts.phone} optional>
        <MaskedField
          mask="phone"
          value={sender.phone}
          onValueChange={(phone) => onChange({ ...sender, phone })}
        />
      </FormField>
    </FormSection>
  )
}

function missingSender({ name, email }: Sender): Problem[] {
  const { required } = formTexts
  return [
    ...(name.trim() ? [] : [{ fieldId: 'submitter.name', message: required.name }]),
    ...(email.trim() ? [] : [{ fieldId: 'submitter.email', message: required.email }]),
  ]
}
