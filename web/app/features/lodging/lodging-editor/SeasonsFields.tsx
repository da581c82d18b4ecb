import {
  MOST_MIN_NIGHTS,
  MOST_SEASONS,
  SEASON_NAME_MAX,
} from '@portal/contract/lodging/lodging/lodging.texts'
import type { EditedSeason } from '@portal/contract/lodging/lodging/lodging-fields'
import { Plus } from 'lucide-react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { lodgingEditorTexts } from './lodging-editor.texts.ts'
import { NumberInput } from './NumberInput.tsx'

const { seasons: texts } = lodgingEditorTexts

const NEW_SEASON: EditedSeason = {
  name: '',
  first_night: '',
  last_night: '',
  price_cents: null,
  weekend_price_cents: null,
  min_nights: null,
}

type SeasonsFieldsProps = {
  seasons: EditedSeason[]
  problems: readonly FieldProblem[]
  onChange: (seasons: EditedSeason[]) => void
}

/** Nights that cost something else: July, Réveillon, Carnaval. */
export function SeasonsFields({ seasons, problems, onChange }: SeasonsFieldsProps) {
  const change = (place: number, part: Partial<EditedSeason>) =>
    onChange(seasons.map((one, n) => (n === place ? { ...one, ...part } : one)))
  const problemOf = (place: number, field: keyof EditedSeason) =>
    problems.find(({ path }) => path === `seasons.${place}.${field}`)?.message
  const cents = (raw: string) => (raw === '' ? null : Number(raw))
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">{texts.hint}</p>
      {seasons.map((season, n) => (
        <FormListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: a new one has no name of its own yet.
          key={n}
          label={texts.label(n + 1)}
          removeLabel={texts.remove(season.name)}
          onRemove={() => onChange(seasons.filter((_, place) => place !== n))}
        >
          <Field label={texts.name} error={problemOf(n, 'name')} required>
            <Input
              value={season.name}
              maxLength={SEASON_NAME_MAX}
              placeholder={texts.namePlaceholder}
              onChange={({ target }) => change(n, { name: target.value })}
            />
          </Field>
          <div className="grid gap-3 md:grid-cols-2">
            <Field label={texts.first} error={problemOf(n, 'first_night')} required>
              <Input
                type="date"
                value={season.first_night}
                onChange={({ target }) => change(n, { first_night: target.value })}
              />
            </Field>
            <Field label={texts.last} error={problemOf(n, 'last_night')} required>
              <Input
                type="date"
                min={season.first_night}
                value={season.last_night}
                onChange={({ target }) => change(n, { last_night: target.value })}
              />
            </Field>
          </div>
          <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
            <Field label={texts.price} error={problemOf(n, 'price_cents')} required>
              <MaskedField
                mask="money"
                value={season.price_cents ? String(season.price_cents) : ''}
                onValueChange={(raw) => change(n, { price_cents: cents(raw) })}
              />
            </Field>
            <Field
              label={texts.weekend}
              hint={texts.weekendHint}
              error={problemOf(n, 'weekend_price_cents')}
            >
              <MaskedField
                mask="money"
                value={
                  season.weekend_price_cents === null ? '' : String(season.weekend_price_cents)
                }
                onValueChange={(raw) => change(n, { weekend_price_cents: cents(raw) })}
              />
            </Field>
            <Field label={texts.minNights} hint={texts.minHint} error={problemOf(n, 'min_nights')}>
              <NumberInput
                value={season.min_nights}
                max={MOST_MIN_NIGHTS}
                onChange={(min_nights) => change(n, { min_nights })}
              />
            </Field>
          </div>
        </FormListItem>
      ))}
      {seasons.length < MOST_SEASONS ? (
        <div>
          <Button look="line" size="sm" onClick={() => onChange([...seasons, NEW_SEASON])}>
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
