import { seasonText } from '@portal/contract/guide/establishments/hours.texts'
import type { OpeningHours, Season } from '@portal/contract/guide/establishments/hours-types'
import {
  LONGEST_SEASON_NAME,
  MOST_SEASONS,
} from '@portal/contract/guide/establishments/hours-types'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Input } from '~/ui/Input.tsx'
import { DayOfYear } from './DayOfYear.tsx'
import { HoursPart } from './HoursPart.tsx'
import { newSeason } from './hours-editing.rules.ts'
import { hoursEditorTexts } from './hours-editor.texts.ts'
import { type HoursProblems, hoursFieldId, placeOf } from './hours-problems.rules.ts'
import { WeekEditor } from './WeekEditor.tsx'

const texts = hoursEditorTexts.seasons

type SeasonsEditorProps = {
  hours: OpeningHours
  problems: HoursProblems
  onChange: (hours: OpeningHours) => void
}

export function SeasonsEditor({ hours, problems, onChange }: SeasonsEditorProps) {
  const { seasons } = hours
  const replace = (index: number, season: Season | null) =>
    onChange({
      ...hours,
      seasons: seasons.flatMap((own, place) =>
        place === index ? (season ? [season] : []) : [own],
      ),
    })
  return (
    <HoursPart title={texts.title} lead={texts.lead}>
      {seasons.length === 0 ? <p className="text-muted">{texts.none}</p> : null}
      <ul className="grid gap-3">
        {seasons.map((season, index) => (
          <SeasonRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a season has no name but its place.
            key={index}
            season={season}
            index={index}
            problems={problems}
            onChange={(changed) => replace(index, changed)}
            onRemove={() => replace(index, null)}
          />
        ))}
      </ul>
      {seasons.length < MOST_SEASONS ? (
        <Button
          look="line"
          className="justify-self-start"
          onClick={() => onChange({ ...hours, seasons: [...seasons, newSeason(hours)] })}
        >
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      ) : null}
    </HoursPart>
  )
}

type SeasonRowProps = {
  season: Season
  index: number
  problems: HoursProblems
  onChange: (season: Season) => void
  onRemove: () => void
}

function SeasonRow({ season, index, problems, onChange, onRemove }: SeasonRowProps) {
  const name = season.name || seasonText(season)
  const place = placeOf(['seasons', index, 'from'])
  const problem = problems[place]
  return (
    <li className="grid gap-4 rounded-item border border-line p-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold font-text text-sm tracking-normal first-letter:uppercase">
          {name}
        </h3>
        <IconButton label={texts.remove(name)} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <Field label={texts.name} hint={texts.nameHint} optional>
        <Input
          value={season.name ?? ''}
          maxLength={LONGEST_SEASON_NAME}
          onChange={({ currentTarget }) =>
            onChange({ ...season, name: currentTarget.value || null })
          }
        />
      </Field>
      <div
        id={hoursFieldId(place)}
        tabIndex={-1}
        className="grid gap-4 outline-none md:grid-cols-2"
      >
        <DayOfYear
          label={texts.from}
          value={season.from}
          onValueChange={(from) => onChange({ ...season, from })}
        />
        <DayOfYear
          label={texts.to}
          value={season.to}
          onValueChange={(to) => onChange({ ...season, to })}
        />
        {problem ? <FieldError id={`${hoursFieldId(place)}-error`}>{problem}</FieldError> : null}
      </div>
      <details open={hasProblemIn(problems, placeOf(['seasons', index, 'weekly'])) || undefined}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-mar-600">
          {texts.week(name)}
        </summary>
        <WeekEditor
          week={season.weekly}
          path={['seasons', index, 'weekly']}
          problems={problems}
          onChange={(weekly) => onChange({ ...season, weekly })}
        />
      </details>
    </li>
  )
}

/** What is wrong must be seen, also inside what was folded away. */
function hasProblemIn(problems: HoursProblems, place: string) {
  return Object.keys(problems).some((each) => each.startsWith(`${place}.`))
}
