import { PROMOTIONS_CONSENT } from '@portal/contract/people/profiles/consent.texts'
import type { Profile } from '@portal/contract/people/profiles/profile'
import { STATES } from '@portal/contract/shared/states'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { Select } from '~/ui/Select.tsx'
import { profileQuery } from './profile.queries.ts'
import {
  changesOf,
  type ProfileChanges,
  type ProfileValues,
  problemOfCity,
  problemOfOptionalWhatsapp,
} from './profile-dialog.rules.ts'
import { LONGEST_CITY, LONGEST_NAME } from './profiles.constants.ts'
import { profilesTexts } from './profiles.texts.ts'
import { WhatsAppConfirmation } from './WhatsAppConfirmation.tsx'

const { fields, dialog: texts, completion } = profilesTexts
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }))
const NO_PROBLEMS: Problems = { whatsapp: null, city: null }

type Problems = { whatsapp: string | null; city: string | null }

type ProfileFormProps = {
  profile: Profile
  /** What is edited first: the e-mail above it cannot be. */
  nameInput: RefObject<HTMLInputElement | null>
  onSaved: () => void
}

export function ProfileForm({ profile, nameInput, onSaved }: ProfileFormProps) {
  const formId = useId()
  const ids = { whatsapp: useId(), city: useId() }
  const [values, setValues] = useState(() => valuesOf(profile))
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const { update, isPending } = useUpdateProfile()
  function edit(change: Partial<ProfileValues>) {
    setValues((current) => ({ ...current, ...change }))
    setProblems(NO_PROBLEMS)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const found = {
      whatsapp: problemOfOptionalWhatsapp(values.whatsapp),
      city: problemOfCity(values.city, profile.city),
    }
    setProblems(found)
    const first = found.whatsapp ? ids.whatsapp : found.city ? ids.city : null
    if (first) return document.getElementById(first)?.focus()
    const { kind } = await update(changesOf(values))
    if (kind === 'saved') onSaved()
  }

  return (
    <>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field label={fields.email} hint={texts.emailHint}>
          <Input type="email" value={profile.email} readOnly className="bg-areia-100! text-muted" />
        </Field>
        <Field label={fields.fullName}>
          <Input
            ref={nameInput}
            value={values.fullName}
            maxLength={LONGEST_NAME}
            autoComplete="name"
            onChange={(event) => edit({ fullName: event.target.value })}
          />
        </Field>
        <Field id={ids.whatsapp} label={fields.whatsapp} error={problems.whatsapp} optional>
          <MaskedField
            mask="phone"
            value={values.whatsapp}
            onValueChange={(whatsapp) => edit({ whatsapp })}
          />
        </Field>
        <Field label={fields.state}>
          <Select
            options={STATE_OPTIONS}
            value={values.state || null}
            placeholder={completion.statePlaceholder}
            onValueChange={(state) => edit({ state })}
          />
        </Field>
        <Field id={ids.city} label={fields.city} error={problems.city}>
          <Input
            value={values.city}
            maxLength={LONGEST_CITY}
            autoComplete="address-level2"
            onChange={(event) => edit({ city: event.target.value })}
          />
        </Field>
      </form>
      {/* A form of its own, which cannot stand inside the other. */}
      <div className="mt-3 empty:hidden">
        <WhatsAppConfirmation draft={values.whatsapp} />
      </div>
      <Checkbox
        className="mt-3"
        label={<span className="block text-sm">{PROMOTIONS_CONSENT.text}</span>}
        form={formId}
        checked={values.acceptsPromotions}
        onCheckedChange={(acceptsPromotions) => edit({ acceptsPromotions })}
      />
      <div className="mt-6 flex flex-col gap-3 md:flex-row-reverse md:justify-start">
        <Button type="submit" form={formId} pending={isPending}>
          {isPending ? texts.saving : texts.save}
        </Button>
        <DialogClose />
      </div>
    </>
  )
}

function valuesOf({
  full_name,
  whatsapp,
  state,
  city,
  accepts_promotions,
}: Profile): ProfileValues {
  return {
    fullName: full_name ?? '',
    whatsapp: whatsapp ?? '',
    state: STATES.find(([code]) => code === state)?.[0] ?? '',
    city: city ?? '',
    acceptsPromotions: accepts_promotions,
  }
}

function useUpdateProfile() {
  const queryClient = useQueryClient()
  const { isSaving, save } = useSave<Profile>({
    onSaved: (profile) => queryClient.setQueryData(profileQuery(profile.user_id).queryKey, profile),
  })
  return {
    isPending: isSaving,
    update: (body: ProfileChanges) =>
      save({
        run: () => browserApi.send('PATCH', '/api/v1/profile', { body }),
        done: () => ({ ...texts.saved, variant: 'success' }),
        failed: () => ({ ...texts.failed, variant: 'destructive' }),
      }),
  }
}
