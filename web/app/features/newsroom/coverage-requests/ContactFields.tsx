import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { WhatsAppControl } from '~/ui/WhatsAppControl.tsx'
import { coverageTexts as texts } from './coverage.texts.ts'
import type { CoverageDraft, CoverageField, CoverageProblems } from './coverage-draft.rules.ts'

type Contact = Pick<CoverageDraft, 'contactName' | 'email' | 'whatsapp'>

type ContactFieldsProps = {
  contact: Contact
  problems: CoverageProblems
  onChange: (part: Partial<Contact>) => void
  idOf: (field: CoverageField) => string
}

/** The same when asking and when following. */
export function ContactFields({ contact, problems, onChange, idOf }: ContactFieldsProps) {
  return (
    <>
      <Field label={texts.name} id={idOf('contact_name')} error={problems.contact_name} required>
        <Input
          value={contact.contactName}
          maxLength={120}
          autoComplete="name"
          onChange={(event) => onChange({ contactName: event.target.value })}
        />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label={texts.email}
          id={idOf('email')}
          hint={texts.emailHint}
          error={problems.email}
          required
        >
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            value={contact.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </Field>
        <Field label={texts.whatsapp} id={idOf('whatsapp')} error={problems.whatsapp} optional>
          <WhatsAppControl
            value={contact.whatsapp}
            onValueChange={(whatsapp) => onChange({ whatsapp })}
          />
        </Field>
      </div>
    </>
  )
}
