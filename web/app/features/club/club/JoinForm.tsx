import { PROMOTIONS_CONSENT } from '@portal/contract/people/profiles/consent.texts'
import {
  cityAfterChoosing,
  DEFAULT_STATE,
  OTHER_CITY,
  PARA_CITIES,
  STATES,
} from '@portal/contract/shared/states'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { StateAndCityFields } from '~/ui/StateAndCityFields.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { WhatsAppControl } from '~/ui/WhatsAppControl.tsx'
import { BirthDateControl } from './BirthDateControl.tsx'
import { LONGEST_CITY, LONGEST_EMAIL, LONGEST_NAME, LONGEST_PASSWORD } from './club.constants.ts'
import { clubTexts } from './club.texts.ts'
import type { useJoinClub } from './use-join-club.ts'
import { useJoinForm } from './use-join-form.ts'

const legalTexts = clubTexts.join.legal
/** Opens beside the form: reading the terms must not cost what was typed. */
const opensBeside = { target: '_blank', rel: 'noopener' } as const

const texts = clubTexts.join
const { fields } = texts

/** Its fields have no names: sent by the browser alone, no password could end up in an address. */
export function JoinForm({ club }: { club: ReturnType<typeof useJoinClub> }) {
  const form = useJoinForm(club.join, club.isPending)
  const { values, problems, isSeen, idOf, edit } = form
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-x-4 gap-y-4 md:grid-cols-2 md:gap-y-5"
    >
      <Field
        id={idOf('name')}
        label={fields.name}
        error={problems.name}
        className="md:col-span-2"
        required
      >
        <Input
          value={values.name}
          maxLength={LONGEST_NAME}
          autoComplete="name"
          onChange={(event) => edit({ name: event.target.value })}
        />
      </Field>
      <Field
        id={idOf('email')}
        label={fields.email}
        error={problems.email}
        className="md:col-span-2"
        required
      >
        <Input
          type="email"
          value={values.email}
          maxLength={LONGEST_EMAIL}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => edit({ email: event.target.value })}
        />
      </Field>
      <Field id={idOf('whatsapp')} label={fields.whatsapp} error={problems.whatsapp} required>
        <WhatsAppControl value={values.whatsapp} onValueChange={(whatsapp) => edit({ whatsapp })} />
      </Field>
      <Field id={idOf('birthDate')} label={fields.birthDate} error={problems.birthDate} required>
        <BirthDateControl
          value={values.birthDate}
          onValueChange={(birthDate) => edit({ birthDate })}
        />
      </Field>
      <Field
        id={idOf('password')}
        label={fields.password}
        hint={isSeen ? fields.passwordSeen : fields.passwordHint}
        error={problems.password}
        className={isSeen ? 'md:col-span-2' : ''}
        required
      >
        <PasswordInput
          value={values.password}
          maxLength={LONGEST_PASSWORD}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          shown={isSeen}
          onShown={form.see}
          onChange={(event) => edit({ password: event.target.value })}
        />
      </Field>
      {isSeen ? null : (
        <Field
          id={idOf('confirmation')}
          label={fields.confirmation}
          error={problems.confirmation}
          required
        >
          <PasswordInput
            value={values.confirmation}
            maxLength={LONGEST_PASSWORD}
            autoComplete="new-password"
            onChange={(event) => edit({ confirmation: event.target.value })}
          />
        </Field>
      )}
      <PlaceFields form={form} />
      <div className="grid gap-4 md:col-span-2">
        <Checkbox
          label={<span className="block text-sm">{PROMOTIONS_CONSENT.text}</span>}
          checked={values.acceptsPromotions}
          onCheckedChange={(acceptsPromotions) => edit({ acceptsPromotions })}
        />
        <Button type="submit" look="primary" block pending={club.isPending} disabled={!form.isLive}>
          {club.isPending ? texts.submitting : texts.submit}
        </Button>
        <LegalNote />
      </div>
    </form>
  )
}

function LegalNote() {
  return (
    <p className="text-xs text-muted">
      {legalTexts.before}{' '}
      <TextLink to="/termos-de-uso" {...opensBeside}>
        {legalTexts.terms}
      </TextLink>{' '}
      {legalTexts.between}{' '}
      <TextLink to="/politica-de-privacidade" {...opensBeside}>
        {legalTexts.privacy}
      </TextLink>
      .
    </p>
  )
}

/** Most live here: said in one line, and asked for by who lives elsewhere. */
function PlaceFields({ form }: { form: ReturnType<typeof useJoinForm> }) {
  const { values, problems, idOf, edit } = form
  const [isAsked, setAsked] = useState(false)
  if (!isAsked && !problems.state && !problems.city) {
    return (
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 md:col-span-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="text-muted">{fields.place}</span>{' '}
          <b className="font-semibold">{`${values.city}, ${values.state}`}</b>
        </p>
        <Button
          look="ghost"
          size="sm"
          className="-mr-4 underline"
          onClick={() => {
            setAsked(true)
            form.focusNext('state')
          }}
        >
          {fields.otherPlace}
        </Button>
      </div>
    )
  }
  // Pará has its list of cities; elsewhere the city is written (spec §4).
  return (
    <StateAndCityFields
      values={values}
      states={STATES}
      cities={values.state === DEFAULT_STATE ? PARA_CITIES : null}
      otherCity={OTHER_CITY}
      longestCity={LONGEST_CITY}
      texts={fields}
      problems={problems}
      idOf={idOf}
      required
      onState={(state) => edit({ state, city: cityAfterChoosing(state) })}
      onCity={(city) => edit({ city })}
    />
  )
}
