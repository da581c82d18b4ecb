import { FIELD_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import { Field } from '~/ui/Field.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { WhatsAppControl } from '~/ui/WhatsAppControl.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'
import { errorOf, type FieldsProps, fieldId, hintOf } from './form-fields.ts'
import { TextField } from './TextField.tsx'

const texts = myListingsTexts.fields

type ContactFieldsProps = FieldsProps & { whatsappHint?: string | undefined }

export function ContactFields({ whatsappHint, ...props }: ContactFieldsProps) {
  const { form, problems, onChange, isWatched } = props
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field
        id={fieldId('whatsapp')}
        label={FIELD_WORDS.whatsapp}
        hint={whatsappHint ?? texts.whatsapp.hint}
        error={errorOf(problems, 'whatsapp')}
      >
        <WhatsAppControl
          value={form.whatsapp}
          onValueChange={(whatsapp) => onChange({ whatsapp })}
        />
      </Field>
      <Field
        id={fieldId('phone')}
        label={FIELD_WORDS.phone}
        hint={texts.phone.hint}
        error={errorOf(problems, 'phone')}
        optional
      >
        <MaskedField
          mask="phone"
          value={form.phone}
          onValueChange={(phone) => onChange({ phone })}
        />
      </Field>
      <TextField
        {...props}
        name="email"
        type="email"
        autoComplete="email"
        hint={texts.email.hint}
        optional
      />
      <Field
        id={fieldId('cnpj')}
        label={FIELD_WORDS.cnpj}
        hint={hintOf('cnpj', texts.cnpj.hint, isWatched)}
        error={errorOf(problems, 'cnpj')}
        optional
      >
        <MaskedField mask="cnpj" value={form.cnpj} onValueChange={(cnpj) => onChange({ cnpj })} />
      </Field>
      <TextField
        {...props}
        name="instagram"
        placeholder={texts.instagram.placeholder}
        autoCapitalize="none"
        optional
      />
      <TextField
        {...props}
        name="facebook"
        placeholder={texts.facebook.placeholder}
        autoCapitalize="none"
        optional
      />
      <TextField
        {...props}
        name="website"
        inputMode="url"
        autoCapitalize="none"
        placeholder={texts.website.placeholder}
        optional
        className="md:col-span-2"
      />
    </div>
  )
}
