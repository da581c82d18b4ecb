import {
  MOST_GUESTS,
  UNIT_KIND_WORDS,
  UNIT_KINDS,
  UNIT_NAME_MAX,
  type UnitKind,
} from '@portal/contract/lodging/lodging/lodging.texts'
import { type FormEvent, useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { Button } from '~/ui/Button.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { WordSelect } from '~/ui/WordSelect.tsx'
import type { LodgingWrites } from './lodging-editor.queries.ts'
import { lodgingEditorTexts } from './lodging-editor.texts.ts'

const { add: texts } = lodgingEditorTexts

type Typed = { name: string; kind: UnitKind; capacity: string; price: string }
const EMPTY: Typed = { name: '', kind: 'quarto', capacity: '2', price: '' }

type NewUnitProps = { writes: LodgingWrites; onCreated: (id: string) => void }

/** What a unit cannot be without; the rest is written in its window, which opens at once. */
export function NewUnit({ writes, onCreated }: NewUnitProps) {
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }))
  const problemOf = (path: string) => problems.find((one) => one.path === path)?.message

  async function submit(event: FormEvent) {
    event.preventDefault()
    const id = crypto.randomUUID()
    const outcome = await writes.addUnit({
      id,
      name: typed.name,
      kind: typed.kind,
      capacity: Number(typed.capacity),
      base_price_cents: Number(typed.price),
    })
    if (outcome.kind === 'busy') return
    if (outcome.kind !== 'saved') return setProblems(outcome.fields)
    setTyped(EMPTY)
    setProblems([])
    onCreated(id)
  }
  return (
    <EditorSection level="h2" title={texts.title}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid items-start gap-4 md:grid-cols-4"
      >
        <Field label={texts.name} error={problemOf('name')} required>
          <Input
            value={typed.name}
            maxLength={UNIT_NAME_MAX}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label={texts.kind} required>
          <WordSelect
            of={UNIT_KINDS}
            words={UNIT_KIND_WORDS}
            value={typed.kind}
            onChoose={(chosen) => change({ kind: chosen })}
          />
        </Field>
        <Field label={texts.capacity} error={problemOf('capacity')} required>
          <Input
            type="number"
            min={1}
            max={MOST_GUESTS}
            value={typed.capacity}
            onChange={({ target }) => change({ capacity: target.value })}
          />
        </Field>
        <Field label={texts.price} error={problemOf('base_price_cents')} required>
          <MaskedField
            mask="money"
            value={typed.price}
            onValueChange={(price) => change({ price })}
          />
        </Field>
        <div>
          <Button type="submit" pending={writes.isSaving}>
            {texts.create}
          </Button>
        </div>
      </form>
    </EditorSection>
  )
}
