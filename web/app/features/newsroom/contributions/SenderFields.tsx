import {
  CREDIT_NAME_MAX,
  consentFor,
  mayBePrivate,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import type { ContributionDraft } from './contribution-draft.rules.ts'
import { fieldId } from './field-id.ts'
import { sendTexts as texts } from './send.texts.ts'

type FieldProps = {
  draft: ContributionDraft
  error: string | undefined
  onChange: (part: Partial<ContributionDraft>) => void
}

export function CreditField({ draft, error, onChange }: FieldProps) {
  return (
    <div className="grid gap-3">
      <Field label={texts.credit} group>
        <RadioGroup
          options={[
            { value: 'named', label: texts.creditNamed },
            { value: 'none', label: texts.creditNone },
          ]}
          value={draft.isNamed ? 'named' : 'none'}
          onValueChange={(choice) => onChange({ isNamed: choice === 'named' })}
        />
      </Field>
      {draft.isNamed ? (
        <Field label={texts.creditName} id={fieldId('credit')} error={error} required>
          <Input
            value={draft.creditName}
            maxLength={CREDIT_NAME_MAX}
            autoComplete="name"
            onChange={(event) => onChange({ creditName: event.target.value })}
          />
        </Field>
      ) : null}
    </div>
  )
}

/** Who is signed in has said it already. */
export function EmailField({
  draft,
  error,
  email,
  onChange,
}: FieldProps & { email: string | undefined }) {
  if (email) return <p className="text-muted">{texts.emailOf(email)}</p>
  return (
    <Field label={texts.email} id={fieldId('email')} hint={texts.emailHint} error={error} required>
      <Input
        type="email"
        inputMode="email"
        autoComplete="email"
        value={draft.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
    </Field>
  )
}

/** The words of the consent are those the server keeps the version of. */
export function ConsentField({ draft, error, onChange }: FieldProps) {
  const is_private = draft.isPrivate && mayBePrivate(draft.kind)
  return (
    <Checkbox
      id={fieldId('consent')}
      label={consentFor({ is_private }).text}
      error={error}
      checked={draft.hasConsented}
      onCheckedChange={(hasConsented) => onChange({ hasConsented })}
      required
    />
  )
}
