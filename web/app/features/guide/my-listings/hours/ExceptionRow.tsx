import type { HoursException } from '@portal/contract/guide/establishments/hours-types'
import { LONGEST_NOTE } from '@portal/contract/guide/establishments/hours-types'
import { namesOf } from '@portal/contract/shared/names-of'
import { Trash2 } from 'lucide-react'
import { Field } from '~/ui/Field.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Input } from '~/ui/Input.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { nextPeriod } from './hours-editing.rules.ts'
import { hoursEditorTexts } from './hours-editor.texts.ts'
import { type HoursProblems, hoursFieldId, type Path, placeOf } from './hours-problems.rules.ts'
import { PeriodList } from './PeriodList.tsx'

const texts = hoursEditorTexts.exceptions
type Kind = keyof typeof texts.kinds
const KINDS = namesOf(texts.kinds)

type ExceptionRowProps = {
  exception: HoursException
  /** "Sáb., 25 de jul." */
  name: string
  path: Path
  problems: HoursProblems
  onChange: (exception: HoursException) => void
  onRemove: () => void
}

export function ExceptionRow({
  exception,
  name,
  path,
  problems,
  onChange,
  onRemove,
}: ExceptionRowProps) {
  const { periods, note } = exception
  const noteId = hoursFieldId(placeOf([...path, 'note']))
  return (
    <li className="grid gap-3 rounded-item border border-line p-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold font-text text-sm tracking-normal">{name}</h3>
        <IconButton label={texts.remove(name)} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <SegmentedControl
        label={`${texts.kind}: ${name}`}
        options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kindOf(exception)}
        onValueChange={(kind) => onChange(asKind(exception, kind))}
      />
      {periods && periods.length > 0 ? (
        <PeriodList
          name={name}
          path={[...path, 'periods']}
          periods={periods}
          problems={problems}
          onChange={(changed) => onChange({ ...exception, periods: changed })}
        />
      ) : null}
      <Field
        id={noteId}
        label={texts.note}
        hint={texts.noteHint}
        optional={periods !== null}
        error={problems[placeOf([...path, 'note'])] ?? problems[placeOf([...path, 'date'])]}
      >
        <Input
          value={note ?? ''}
          maxLength={LONGEST_NOTE}
          onChange={({ currentTarget }) =>
            onChange({ ...exception, note: currentTarget.value || null })
          }
        />
      </Field>
    </li>
  )
}

function kindOf({ periods }: HoursException): Kind {
  if (periods === null) return 'note'
  return periods.length === 0 ? 'closed' : 'hours'
}

function asKind(exception: HoursException, kind: Kind): HoursException {
  if (kind === 'note') return { ...exception, periods: null }
  return { ...exception, periods: kind === 'closed' ? [] : [nextPeriod([])] }
}
