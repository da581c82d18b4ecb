import type { HolidayHours } from '@portal/contract/guide/establishments/hours-types'
import { namesOf } from '@portal/contract/shared/names-of'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { HoursPart } from './HoursPart.tsx'
import { nextPeriod } from './hours-editing.rules.ts'
import { hoursEditorTexts } from './hours-editor.texts.ts'
import type { HoursProblems } from './hours-problems.rules.ts'
import { PeriodList } from './PeriodList.tsx'

const texts = hoursEditorTexts.holidays
type Rule = HolidayHours['rule']
const RULES = namesOf(texts.rules)

type HolidaysEditorProps = {
  holidays: HolidayHours
  problems: HoursProblems
  onChange: (holidays: HolidayHours) => void
}

export function HolidaysEditor({ holidays, problems, onChange }: HolidaysEditorProps) {
  function choose(rule: Rule) {
    const optional_days = holidays.rule === 'normal' ? false : holidays.optional_days
    if (rule === 'normal') onChange({ rule })
    else if (rule === 'closed') onChange({ rule, optional_days })
    else onChange({ rule, optional_days, periods: [nextPeriod([])] })
  }
  return (
    <HoursPart title={texts.title} lead={texts.lead}>
      <Field label={texts.rule} hideLabel group>
        <RadioGroup
          options={RULES.map((value) => ({ value, label: texts.rules[value] }))}
          value={holidays.rule}
          onValueChange={choose}
        />
      </Field>
      {holidays.rule === 'own' ? (
        <PeriodList
          name={texts.day}
          path={['holidays', 'periods']}
          periods={holidays.periods}
          problems={problems}
          onChange={(periods) => onChange({ ...holidays, periods })}
        />
      ) : null}
      {holidays.rule === 'normal' ? null : (
        <Checkbox
          label={texts.optional}
          checked={holidays.optional_days}
          onCheckedChange={(optional_days) => onChange({ ...holidays, optional_days })}
        />
      )}
    </HoursPart>
  )
}
