import type { ItemContent } from '@portal/contract/catalogue/catalogue-fields'
import { instantOfWallMinute, wallMinuteAt } from '@portal/contract/shared/time-zones'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'

const { editor: texts } = catalogueEditorTexts

type Promo = ItemContent['promo']
type PromoFieldsProps = {
  promo: Promo
  error: string | undefined
  onChange: (promo: Promo) => void
}

const MS_PER_MINUTE = 60_000

/** On the city's clock, wherever the owner is. */
const textOf = (moment: string | null) =>
  moment === null
    ? ''
    : new Date(wallMinuteAt(new Date(moment)) * MS_PER_MINUTE).toISOString().slice(0, 16)
const momentOf = (text: string) =>
  text === '' ? null : instantOfWallMinute(Date.parse(`${text}:00Z`) / MS_PER_MINUTE).toISOString()

export function PromoFields({ promo, error, onChange }: PromoFieldsProps) {
  const change = (part: Partial<NonNullable<Promo>>) => promo && onChange({ ...promo, ...part })
  return (
    <div className="grid gap-3">
      <Field label={texts.promo} error={error} optional>
        <MaskedField
          mask="money"
          value={promo ? String(promo.cents) : ''}
          onValueChange={(raw) =>
            onChange(
              raw === '' ? null : { starts_at: null, ends_at: null, ...promo, cents: Number(raw) },
            )
          }
        />
      </Field>
      {promo ? (
        <div className="grid gap-3 md:grid-cols-2">
          <Field label={texts.promoFrom} optional>
            <Input
              type="datetime-local"
              value={textOf(promo.starts_at)}
              onChange={({ target }) => change({ starts_at: momentOf(target.value) })}
            />
          </Field>
          <Field label={texts.promoUntil} optional>
            <Input
              type="datetime-local"
              value={textOf(promo.ends_at)}
              onChange={({ target }) => change({ ends_at: momentOf(target.value) })}
            />
          </Field>
        </div>
      ) : null}
    </div>
  )
}
