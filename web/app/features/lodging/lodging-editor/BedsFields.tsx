import { BED_KINDS, BED_WORDS, MOST_BEDS } from '@portal/contract/lodging/lodging/lodging.texts'
import type { UnitContent } from '@portal/contract/lodging/lodging/lodging-fields'
import { Plus } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { WordSelect } from '~/ui/WordSelect.tsx'
import { lodgingEditorTexts } from './lodging-editor.texts.ts'
import { NumberInput } from './NumberInput.tsx'

const { beds: texts } = lodgingEditorTexts
type Beds = UnitContent['beds']

/** How many of each kind; each kind once. */
export function BedsFields({ beds, onChange }: { beds: Beds; onChange: (beds: Beds) => void }) {
  const free = BED_KINDS.filter((kind) => beds.every((bed) => bed.kind !== kind))
  const [next] = free
  const change = (place: number, part: Partial<Beds[number]>) =>
    onChange(beds.map((bed, n) => (n === place ? { ...bed, ...part } : bed)))
  return (
    <div className="grid gap-3">
      {beds.map((bed, n) => (
        <FormListItem
          key={bed.kind}
          label={texts.label(n + 1)}
          removeLabel={texts.remove(BED_WORDS[bed.kind][0])}
          onRemove={() => onChange(beds.filter((_, place) => place !== n))}
        >
          <div className="grid grid-cols-2 gap-3">
            <Field label={texts.kind}>
              <WordSelect
                of={[bed.kind, ...free]}
                words={(kind) => BED_WORDS[kind][0]}
                value={bed.kind}
                onChoose={(chosen) => change(n, { kind: chosen })}
              />
            </Field>
            <Field label={texts.count}>
              <NumberInput
                value={bed.count}
                max={MOST_BEDS}
                onChange={(count) => change(n, { count: count ?? 0 })}
              />
            </Field>
          </div>
        </FormListItem>
      ))}
      {next ? (
        <div>
          <Button
            look="line"
            size="sm"
            onClick={() => onChange([...beds, { kind: next, count: 1 }])}
          >
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
