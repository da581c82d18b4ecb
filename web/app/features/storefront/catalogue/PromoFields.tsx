import { instantOfWallMinute, wallMinuteAt } from '@portal/contract/shared/time-zones'
import { useController } from 'react-hook-form'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'
import type { ItemForm } from './item-form.ts'

const { editor: texts } = catalogueEditorTexts

const MS_PER_MINUTE = 60_000

/** On the city's clock, wherever the owner is. */
const textOf = (moment: string | null) =>
  moment === null
    ? ''
    : new Date(wallMinuteAt(new Date(moment)) * MS_PER_MINUTE).toISOString().slice(0, 16)
const momentOf = (text: string) =>
  text === '' ? null : instantOfWallMinute(Date.parse(`${text}:00Z`) / MS_PER_MINUTE).toISOString()

export function PromoFields() {
  const { field, formState } = useController<ItemForm, 'promo'>({ name: 'promo' })
  const promo = field.value
  const problems = formState.errors.promo
  const change = (part: Partial<NonNullable<typeof promo>>) =>
    promo && field.onChange({ ...promo, ...part })
  return (
    <>
      <Field
        id="promo.cents"
        label={texts.promo}
        error={problems?.cents?.message ?? problems?.message}
        optional
      >
        <MaskedField
          mask="money"
          value={promo ? String(promo.cents) : ''}
          onValueChange={(raw) =>
            field.onChange(
              raw === '' ? null : { starts_at: null, ends_at: null, ...promo, cents: Number(raw) },
            )
          }
        />
      </Field>
      {promo ? (
        <>
          <Field label={texts.promoFrom} optional>
            <Input
              type="datetime-local"
              value={textOf(promo.starts_at)}
              onChange={({ target }) => change({ starts_at: momentOf(target.value) })}
            />
          </Field>
          <Field
            id="promo.ends_at"
            label={texts.promoUntil}
            error={problems?.ends_at?.message}
            optional
          >
            <Input
              type="datetime-local"
              value={textOf(promo.ends_at)}
              onChange={({ target }) => change({ ends_at: momentOf(target.value) })}
            />
          </Field>
        </>
      ) : null}
    </>
  )
}
