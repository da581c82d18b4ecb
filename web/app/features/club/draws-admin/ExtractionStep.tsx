import {
  type AdminDraw,
  confirmExtraction,
  typeExtraction,
} from '@portal/contract/club/draws/draw-admin'
import { useState } from 'react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { DateField, TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { cityDay, momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { drawsAdminTexts } from './draws-admin.texts.ts'

const texts = drawsAdminTexts.extraction
const LINES = [0, 1, 2, 3, 4]

type StepProps = { draw: AdminDraw; onSaved: (draw: AdminDraw) => void; onRefused: () => unknown }
type ExtractionForm = { contest: string; day: string; lines: string[] }

const dayText = (day: string) => day.split('-').reverse().join('/')
const toForm = (day: string) => (): ExtractionForm => ({
  contest: '',
  day,
  lines: ['', '', '', '', ''],
})
const toBody = ({ contest, day, lines }: ExtractionForm) => ({
  contest: Number(contest.replace(/\D/g, '')),
  day,
  lines: lines.map((line) => line.replace(/\D/g, '')),
})

/** Typed by one, typed again by another: what both read decides. */
export function ExtractionStep(props: StepProps) {
  const { draw } = props
  const [isRetyping, setRetyping] = useState(false)
  const { result, typed, may } = draw
  if (result) {
    return (
      <>
        <p className="num">
          <b>{texts.result(result.contest, dayText(result.day))}</b>: {result.lines.join(', ')}
        </p>
        <p className="text-muted">
          {texts.by(result.typed_by ?? texts.somebody, result.confirmed_by ?? texts.somebody)}
        </p>
      </>
    )
  }
  if (!may.type) {
    return draw.extraction_at ? (
      <p className="num text-muted">{texts.wait(momentText(new Date(draw.extraction_at)))}</p>
    ) : null
  }
  if (typed?.lines && !isRetyping) {
    return (
      <>
        <p className="num">{texts.mine(typed.contest, typed.lines.join(', '))}</p>
        <div>
          <Button look="line" size="sm" onClick={() => setRetyping(true)}>
            {texts.retype}
          </Button>
        </div>
      </>
    )
  }
  if (may.confirm && typed) {
    return <ConfirmForm {...props} id={typed.id} by={typed.by ?? texts.somebody} />
  }
  return (
    <TypeForm
      {...props}
      onSaved={(saved) => {
        setRetyping(false)
        props.onSaved(saved)
      }}
    />
  )
}

const plannedDay = ({ extraction_at }: AdminDraw) =>
  extraction_at ? cityDay(new Date(extraction_at)) : ''

function TypeForm({ draw, onSaved, onRefused }: StepProps) {
  const editor = useEditor(typeExtraction, {
    from: null,
    params: { id: draw.id },
    toForm: toForm(plannedDay(draw)),
    toBody,
    idOf: (path) => `extracao-${path}`,
    texts: { saved: texts.typed, failed: texts.failed },
    onSaved,
    onRefused,
  })
  return (
    <EditorForm editor={editor} isShort className="grid grid-cols-1 gap-4">
      <h3 className="text-base">{texts.type}</h3>
      <p className="text-muted">{texts.typeLead}</p>
      <ExtractionFields />
      {editor.failure ? <p role="alert">{editor.failure}</p> : null}
      <div>
        <Button type="submit" look="primary" pending={editor.isSaving}>
          {texts.sendType}
        </Button>
      </div>
    </EditorForm>
  )
}

type ConfirmProps = StepProps & { id: string; by: string }

function ConfirmForm({ draw, onSaved, onRefused, id, by }: ConfirmProps) {
  const editor = useEditor(confirmExtraction, {
    from: null,
    params: { id: draw.id },
    toForm: toForm(plannedDay(draw)),
    toBody: (values: ExtractionForm) => ({ ...toBody(values), extraction_id: id }),
    idOf: (path) => `extracao-${path}`,
    texts: { saved: texts.confirmed, failed: texts.failed },
    onSaved,
    onRefused,
  })
  return (
    <EditorForm editor={editor} isShort className="grid grid-cols-1 gap-4">
      <h3 className="text-base">{texts.confirm}</h3>
      <p className="text-muted">{texts.confirmLead(by)}</p>
      <ExtractionFields />
      {editor.failure ? <p role="alert">{editor.failure}</p> : null}
      <div>
        <Button type="submit" look="primary" pending={editor.isSaving}>
          {texts.sendConfirm}
        </Button>
      </div>
    </EditorForm>
  )
}

function ExtractionFields() {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField name="contest" label={texts.contest} inputMode="numeric" maxLength={6} />
        <DateField name="day" label={texts.day} />
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-5">
        {LINES.map((line) => (
          <TextField
            key={line}
            name={`lines.${line}`}
            label={texts.line(line + 1)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
          />
        ))}
      </div>
    </>
  )
}
