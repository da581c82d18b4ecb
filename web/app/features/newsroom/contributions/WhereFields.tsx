import { PLACE_NAME_MAX } from '@portal/contract/newsroom/contributions/contribution.texts'
import { cityDay } from '~/platform/moments.ts'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import {
  type ContributionDraft,
  ELSEWHERE,
  neighbourhoodChoice,
  sightChoice,
} from './contribution-draft.rules.ts'
import { fieldId } from './field-id.ts'
import { sendTexts as texts } from './send.texts.ts'

type Sight = { id: string; kind: 'beach' | 'attraction'; name: string }
export type Places = {
  sights: readonly Sight[]
  neighbourhoods: readonly string[]
}

type WhereFieldsProps = {
  draft: ContributionDraft
  error: string | undefined
  places: Places
  onChange: (part: Partial<ContributionDraft>) => void
}

export function WhereFields({ draft, error, places, onChange }: WhereFieldsProps) {
  const isElsewhere = draft.place === ELSEWHERE
  const groups = [
    [texts.beaches, sightsOf(places, 'beach')],
    [texts.attractions, sightsOf(places, 'attraction')],
    [
      texts.neighbourhoods,
      places.neighbourhoods.map((name) => [neighbourhoodChoice(name), name] as const),
    ],
  ] as const
  return (
    <div className="grid gap-x-6 gap-y-7 md:grid-cols-2">
      <Field label={texts.place} optional>
        <PlainSelect
          value={draft.place}
          onChange={(event) => onChange({ place: event.target.value })}
        >
          <option value="">{texts.noPlace}</option>
          {groups
            .filter(([, options]) => options.length > 0)
            .map(([label, options]) => (
              <optgroup key={label} label={label}>
                {options.map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          <option value={ELSEWHERE}>{texts.elsewhere}</option>
        </PlainSelect>
      </Field>
      <Field label={texts.happened} optional>
        <DateField
          value={draft.happenedOn}
          max={cityDay(new Date())}
          onValueChange={(happenedOn) => onChange({ happenedOn })}
        />
      </Field>
      {isElsewhere ? (
        <Field label={texts.placeName} id={fieldId('place')} error={error} required>
          <Input
            value={draft.placeName}
            maxLength={PLACE_NAME_MAX}
            onChange={(event) => onChange({ placeName: event.target.value })}
          />
        </Field>
      ) : null}
    </div>
  )
}

const sightsOf = ({ sights }: Places, kind: Sight['kind']) =>
  sights
    .filter((sight) => sight.kind === kind)
    .map(({ id, name }) => [sightChoice(id), name] as const)
