import type { TideExtreme } from '@portal/contract/city/tides/tide'
import { importTideTable, type TidePreview } from '@portal/contract/city/tides/tide-table'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { bodyProblems } from '~/editing/body-problems.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { isoToText } from '~/ui/date-text.ts'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { tideTablesTexts } from './tide-tables.texts.ts'
import type { Checked, ImportInput } from './use-tide-tables.ts'

const texts = tideTablesTexts.preview

type TablePreviewProps = {
  checked: Checked
  isWriting: boolean
  onConfirm: (input: ImportInput) => void
  onCancel: () => void
}

/** What the file holds and what stands against it; nothing has been written yet. */
export function TablePreview({ checked, isWriting, onConfirm, onCancel }: TablePreviewProps) {
  const { csv, preview } = checked
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel aria-labelledby="conferir" className="grid gap-4">
      <h2 id="conferir" ref={heading} tabIndex={-1} className="text-h3">
        {texts.title}
      </h2>
      {preview.problems.length > 0 ? (
        <Problems preview={preview} />
      ) : (
        <>
          <Summary preview={preview} />
          <ImportForm
            preview={preview}
            isWriting={isWriting}
            onCancel={onCancel}
            onConfirm={(input) => onConfirm({ ...input, csv })}
          />
        </>
      )}
    </Panel>
  )
}

function Problems({ preview }: { preview: TidePreview }) {
  return (
    <div role="alert" className="rounded-input bg-guara-100 p-4 text-vermelho-700">
      <p className="font-semibold">{texts.problems}</p>
      <ul className="mt-2 grid gap-1">
        {preview.problems.map(({ line, message }) => (
          <li key={`${line} ${message}`}>{texts.line(line, message)}</li>
        ))}
      </ul>
    </div>
  )
}

function Summary({ preview }: { preview: TidePreview }) {
  const { days, extremes, first_date, last_date, conflict_count, doubt_count } = preview
  const period = tideTablesTexts.period(isoToText(first_date ?? ''), isoToText(last_date ?? ''))
  return (
    <p className="num">
      {texts.summary(texts.days(days), texts.extremes(extremes), period)}{' '}
      {conflict_count + doubt_count === 0 ? texts.fine : null}
    </p>
  )
}

type ImportFormProps = Omit<TablePreviewProps, 'checked' | 'onConfirm'> & {
  preview: TidePreview
  onConfirm: (input: Omit<ImportInput, 'csv'>) => void
}

function ImportForm({ preview, isWriting, onConfirm, onCancel }: ImportFormProps) {
  const [name, setName] = useState(texts.nameDefault)
  const [edition, setEdition] = useState('')
  const [replace, setReplace] = useState(false)
  const [acceptDoubts, setAcceptDoubts] = useState(false)
  const isSettled =
    (preview.conflict_count === 0 || replace) && (preview.doubt_count === 0 || acceptDoubts)
  const [isTold, setIsTold] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const input = { name, edition, replace, accept_doubts: acceptDoubts }
  const problems = bodyProblems(importTideTable.body, input)
  const problemOf = (field: 'name' | 'edition') =>
    problems.find(({ path }) => path === field)?.message ?? null
  const wrong = (['name', 'edition'] as const).findIndex(problemOf)
  function confirm(event: FormEvent) {
    event.preventDefault()
    setIsTold(wrong >= 0)
    if (wrong < 0) return onConfirm(input)
    fields.current?.querySelectorAll('input')[wrong]?.focus()
  }
  return (
    <form noValidate onSubmit={confirm} className="grid gap-4">
      {preview.conflict_count > 0 ? (
        <Conflicts preview={preview}>
          <Checkbox label={texts.replace} checked={replace} onCheckedChange={setReplace} />
        </Conflicts>
      ) : null}
      {preview.doubt_count > 0 ? (
        <Doubts preview={preview}>
          <Checkbox label={texts.accept} checked={acceptDoubts} onCheckedChange={setAcceptDoubts} />
        </Doubts>
      ) : null}
      <div ref={fields} className="grid gap-4 md:grid-cols-2">
        <Field label={texts.name} required error={isTold ? problemOf('name') : null}>
          <Input value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field
          label={texts.edition}
          hint={texts.editionHint}
          required
          error={isTold ? problemOf('edition') : null}
        >
          <Input value={edition} onChange={({ target }) => setEdition(target.value)} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" pending={isWriting} disabled={!isSettled}>
          {texts.action}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

type WarningProps = { preview: TidePreview; children: ReactNode }

function Conflicts({ preview, children }: WarningProps) {
  return (
    <section aria-labelledby="conflitos" className="rounded-input bg-sol-100 p-4">
      <h3 id="conflitos" className="text-base!">
        {texts.conflicts(preview.conflict_count)}
      </h3>
      <ul className="num mt-3 grid max-h-80 gap-3 overflow-y-auto text-sm">
        {preview.conflicts.map(({ date, present, imported }) => (
          <li key={date} className="border-line border-t pt-2">
            <p className="font-semibold">{isoToText(date)}</p>
            <p>
              {texts.present(present.edition)}: {watersText(present.extremes)}
            </p>
            <p>
              {texts.imported}: {watersText(imported)}
            </p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

function Doubts({ preview, children }: WarningProps) {
  return (
    <section aria-labelledby="duvidas" className="rounded-input bg-sol-100 p-4">
      <h3 id="duvidas" className="text-base!">
        {texts.doubts(preview.doubt_count)}
      </h3>
      <p className="mt-1">{texts.doubtsText}</p>
      <ul className="num mt-3 grid max-h-60 gap-1 overflow-y-auto text-sm">
        {preview.doubts.map(({ date, minutes, metres }) => (
          <li key={date}>{texts.doubt(isoToText(date), minutes, metresText(metres))}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}

const metresText = (metres: number) => `${metres.toFixed(2).replace('.', ',')} m`

function watersText(extremes: readonly TideExtreme[]): string {
  return extremes
    .map(({ minute, height_m }) => {
      const time = `${Math.floor(minute / 60)}h${String(minute % 60).padStart(2, '0')}`
      return `${time} ${metresText(height_m)}`
    })
    .join(', ')
}
