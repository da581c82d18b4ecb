import { MOST_MIN_NIGHTS } from '@portal/contract/lodging/lodging/lodging.texts'
import type { CalendarUnit } from '@portal/contract/lodging/stays/calendar'
import { namesOf } from '@portal/contract/shared/names-of'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { WordSelect } from '~/ui/WordSelect.tsx'
import { daysAfter, nightsBetween, reasonsOf } from './calendar.rules.ts'
import { calendarTexts, rangeText } from './calendar.texts.ts'
import type { CalendarWrites } from './use-calendar-writes.ts'

const { price: texts } = calendarTexts
type Kind = keyof typeof texts.kinds

type PriceDialogProps = {
  units: readonly CalendarUnit[]
  nights: { first: string; last: string }
  writes: CalendarWrites
  onDone: () => void
  onClose: () => void
}

/** What the nights cost and why, and another price or a longer shortest stay for all of them. */
export function PriceDialog({ units, nights, writes, onDone, onClose }: PriceDialogProps) {
  const [kind, setKind] = useState<Kind>('cents')
  const [cents, setCents] = useState('')
  const [percent, setPercent] = useState('')
  const [least, setLeast] = useState('')
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const problemOf = (path: string) =>
    problems.find((one) => one.path.startsWith(path))?.message ?? null
  const count = units.length * nightsBetween(nights)
  const sign = kind === 'less' ? -1 : 1
  const change =
    kind === 'table'
      ? ({ kind: 'table' } as const)
      : kind === 'cents' && cents !== ''
        ? ({ kind: 'cents', cents: Number(cents) } as const)
        : kind !== 'cents' && percent !== ''
          ? ({ kind: 'percent', percent: sign * Number(percent) } as const)
          : ({ kind: 'same' } as const)

  async function save() {
    const outcome = await writes.price({
      unit_ids: units.map(({ id }) => id),
      first_night: nights.first,
      last_night: nights.last,
      change,
      min_nights: least === '' ? null : Number(least),
    })
    if (outcome.kind === 'saved') return onDone()
    if (outcome.kind !== 'busy') setProblems(outcome.fields)
  }
  return (
    <Dialog
      open
      align="top"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={rangeText(nights.first, daysAfter(nights.last, 1))}
      footer={
        <Button type="submit" form="preco-das-noites" pending={writes.isSaving}>
          {texts.save(count)}
        </Button>
      }
    >
      <form
        id="preco-das-noites"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <ul aria-label={texts.now} className="num text-sm">
          {reasonsOf(units, nights).map(({ why, from, to, nights: of }) => (
            <li key={why} className="flex justify-between gap-3 border-line border-t py-1.5">
              <span className="min-w-0 wrap-anywhere">{texts.why(why, of)}</span>
              <b className="flex-none font-semibold">
                {from === to ? moneyText(from) : texts.span(moneyText(from), moneyText(to))}
              </b>
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-2 gap-3">
          <Field label={texts.how}>
            <WordSelect
              of={namesOf(texts.kinds)}
              words={texts.kinds}
              value={kind}
              onChoose={setKind}
            />
          </Field>
          {kind === 'cents' ? (
            <Field label={texts.cents} error={problemOf('change')} optional>
              <MaskedField mask="money" value={cents} onValueChange={setCents} />
            </Field>
          ) : kind === 'table' ? null : (
            <Field label={texts.percent} error={problemOf('change')}>
              <Input
                inputMode="numeric"
                value={percent}
                maxLength={3}
                onChange={({ target }) => setPercent(target.value.replace(/\D/g, ''))}
              />
            </Field>
          )}
        </div>
        {kind === 'table' ? (
          <p className="text-muted">{texts.tableText}</p>
        ) : (
          <Field
            label={texts.least}
            hint={texts.leastHint}
            error={problemOf('min_nights')}
            optional
          >
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_MIN_NIGHTS}
              value={least}
              onChange={({ target }) => setLeast(target.value)}
            />
          </Field>
        )}
        <p className="text-muted text-sm">{texts.kept}</p>
      </form>
    </Dialog>
  )
}
