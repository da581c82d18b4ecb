import {
  cityAfterChoosing,
  DEFAULT_STATE,
  OTHER_CITY,
  PARA_CITIES,
  STATES,
} from '@portal/contract/shared/states'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { StateAndCityFields } from '~/ui/StateAndCityFields.tsx'
import { WhatsAppControl } from '~/ui/WhatsAppControl.tsx'
import { CITY_MAX, EMAIL_MAX, NAME_MAX, PASSWORD_MAX } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import type { useSignUpForm } from './use-sign-up-form.ts'

type SignUpFieldsProps = {
  form: ReturnType<typeof useSignUpForm>
  onSignIn: (email: string) => void
}

export function SignUpFields({ form, onSignIn }: SignUpFieldsProps) {
  const { fields, signUp: texts } = accountsTexts
  const { values, problems, idOf, text, edit, takenEmail } = form
  return (
    <>
      <Field id={idOf('fullName')} label={fields.fullName} error={problems.fullName}>
        <Input {...text('fullName')} autoComplete="name" maxLength={NAME_MAX} />
      </Field>
      <Field
        id={idOf('whatsapp')}
        label={fields.whatsapp}
        hint={fields.whatsappHint}
        error={problems.whatsapp}
      >
        <WhatsAppControl value={values.whatsapp} onValueChange={(whatsapp) => edit({ whatsapp })} />
      </Field>
      <PlaceFields form={form} />
      <div>
        <Field id={idOf('email')} label={fields.email} error={problems.email}>
          <Input
            {...text('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX}
          />
        </Field>
        {takenEmail && problems.email ? (
          <Button look="line" size="sm" className="mt-3" onClick={() => onSignIn(takenEmail)}>
            {texts.emailTakenAction}
          </Button>
        ) : null}
      </div>
      <Field
        id={idOf('password')}
        label={fields.password}
        hint={fields.passwordHint}
        error={problems.password}
      >
        <PasswordInput {...text('password')} autoComplete="new-password" maxLength={PASSWORD_MAX} />
      </Field>
    </>
  )
}

/** State and city: Pará has its list, elsewhere the city is written (spec §4). */
function PlaceFields({ form }: { form: ReturnType<typeof useSignUpForm> }) {
  const { values, problems, idOf, edit } = form
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-4">
      <StateAndCityFields
        values={values}
        states={STATES}
        cities={values.state === DEFAULT_STATE ? PARA_CITIES : null}
        otherCity={OTHER_CITY}
        longestCity={CITY_MAX}
        texts={accountsTexts.fields}
        problems={problems}
        idOf={idOf}
        onState={(state) => edit({ state, city: cityAfterChoosing(state) })}
        onCity={(city) => edit({ city })}
      />
    </div>
  )
}
