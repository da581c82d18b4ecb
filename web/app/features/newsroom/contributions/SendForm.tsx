import {
  CONTRIBUTION_KINDS,
  CONTRIBUTION_TEXT_MAX,
  CONTRIBUTION_TITLE_MAX,
  mayBePrivate,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import { failureText } from '~/platform/failure-text.ts'
import { fieldRefusals } from '~/platform/field-refusals.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { TriedForm } from '~/ui/TriedForm.tsx'
import {
  type ContributionDraft,
  type DraftField,
  FIELDS,
  problemsOf,
} from './contribution-draft.rules.ts'
import { fieldId } from './field-id.ts'
import { type PhotoField, PhotosField } from './PhotosField.tsx'
import { ConsentField, CreditField, EmailField } from './SenderFields.tsx'
import { sendTexts as texts } from './send.texts.ts'
import type { useSendContribution } from './use-send-contribution.ts'
import { type Places, WhereFields } from './WhereFields.tsx'

const number = new Intl.NumberFormat('pt-BR')

type SendFormProps = {
  draft: ContributionDraft
  onChange: (part: Partial<ContributionDraft>) => void
  places: Places
  photoField: PhotoField
  sending: ReturnType<typeof useSendContribution>
}

export function SendForm({ draft, onChange, places, photoField, sending }: SendFormProps) {
  const { user } = useAuth()
  const isSignedIn = user !== null
  return (
    <TriedForm
      fields={FIELDS}
      idOf={fieldId}
      problems={problemsOf(draft, { isSignedIn })}
      refusals={fieldRefusals(sending.error, fieldOf)}
      failure={sending.error ? failureText(sending.error) : null}
      isPending={sending.isPending}
      texts={texts}
      className="grid gap-7"
      onSend={() => sending.mutate({ draft, isSignedIn })}
    >
      {(shown) => (
        <>
          <Field label={texts.kind} group>
            <RadioGroup
              look="cards"
              options={CONTRIBUTION_KINDS.map((kind) => ({
                value: kind,
                label: texts.kinds[kind][0],
                hint: texts.kinds[kind][1],
              }))}
              value={draft.kind}
              onValueChange={(kind) => onChange({ kind })}
            />
          </Field>
          <Field
            label={texts.titleField}
            id={fieldId('title')}
            hint={texts.titleHint}
            error={shown.title}
            required
          >
            <Input
              value={draft.title}
              maxLength={CONTRIBUTION_TITLE_MAX}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          </Field>
          <Field
            label={draft.kind === 'photo' ? texts.text.photo : texts.text.other}
            id={fieldId('text')}
            hint={texts.textHint(number.format(CONTRIBUTION_TEXT_MAX - draft.text.length))}
            error={shown.text}
            optional={draft.kind === 'photo'}
            required={draft.kind !== 'photo'}
          >
            <Textarea
              rows={draft.kind === 'photo' ? 3 : 7}
              value={draft.text}
              maxLength={CONTRIBUTION_TEXT_MAX}
              onChange={(event) => onChange({ text: event.target.value })}
            />
          </Field>
          <PhotosField
            draft={draft}
            error={shown.photos}
            isSignedIn={isSignedIn}
            onChange={onChange}
            photoField={photoField}
          />
          <WhereFields draft={draft} error={shown.place} places={places} onChange={onChange} />
          {mayBePrivate(draft.kind) ? (
            <Checkbox
              label={texts.private}
              checked={draft.isPrivate}
              onCheckedChange={(isPrivate) => onChange({ isPrivate, hasConsented: false })}
            />
          ) : null}
          <CreditField draft={draft} error={shown.credit} onChange={onChange} />
          <EmailField draft={draft} error={shown.email} email={user?.email} onChange={onChange} />
          <ConsentField draft={draft} error={shown.consent} onChange={onChange} />
        </>
      )}
    </TriedForm>
  )
}

const FIELD_OF: Record<string, DraftField> = {
  title: 'title',
  text: 'text',
  place: 'place',
  credit_name: 'credit',
  email: 'email',
  consent_version: 'consent',
}

const fieldOf = (path: string) => (path.startsWith('photos') ? 'photos' : FIELD_OF[path])
