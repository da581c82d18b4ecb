import { MOST_WINDOWS } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { ItemContent } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { Plus } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { Input } from '~/ui/Input.tsx'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'

const { windows: texts } = catalogueEditorTexts

type Windows = ItemContent['windows']
type WindowsFieldsProps = {
  windows: Windows
  onChange: (windows: Windows) => void
  problemOf?: (place: number, part: 'days' | 'until_minute') => string | undefined
}

const two = (number: number) => String(number).padStart(2, '0')
const textOf = (minute: number) => `${two(Math.floor((minute % 1440) / 60))}:${two(minute % 60)}`
const minuteOf = (text: string) => {
  const [hours, minutes] = text.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}
const EVENING = { days: [0, 1, 2, 3, 4, 5, 6], from_minute: 18 * 60, until_minute: 23 * 60 }
const DAYS = texts.days.map((label, day) => ({ value: String(day), label }))

/** Days and hours at which something is to be had. */
export function WindowsFields({ windows, onChange, problemOf }: WindowsFieldsProps) {
  const change = (place: number, part: Partial<Windows[number]>) =>
    onChange(windows.map((window, n) => (n === place ? { ...window, ...part } : window)))
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">{texts.hint}</p>
      {windows.map((window, n) => (
        <FormListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no name but their place.
          key={n}
          label={texts.label(n + 1)}
          removeLabel={texts.remove(n + 1)}
          onRemove={() => onChange(windows.filter((_, place) => place !== n))}
        >
          <Field
            id={`windows.${n}.days`}
            label={texts.which}
            error={problemOf?.(n, 'days')}
            hideLabel
            group
          >
            <CheckboxGroup
              aria-label={texts.which}
              options={DAYS}
              values={window.days.map(String)}
              onValuesChange={(days) => change(n, { days: days.map(Number).sort() })}
            />
          </Field>
          <div className="grid grid-cols-2 gap-3">
            <Field label={texts.from}>
              <Input
                type="time"
                value={textOf(window.from_minute)}
                onChange={({ target }) =>
                  target.value && change(n, { from_minute: minuteOf(target.value) })
                }
              />
            </Field>
            <Field
              id={`windows.${n}.until_minute`}
              label={texts.until}
              error={problemOf?.(n, 'until_minute')}
            >
              <Input
                type="time"
                value={textOf(window.until_minute)}
                onChange={({ target }) =>
                  target.value && change(n, { until_minute: minuteOf(target.value) })
                }
              />
            </Field>
          </div>
        </FormListItem>
      ))}
      {windows.length < MOST_WINDOWS ? (
        <Button
          look="line"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...windows, EVENING])}
        >
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      ) : null}
    </div>
  )
}
