import { nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import type { CalendarUnit } from '@portal/contract/lodging/stays/calendar'
import { HOUSE_NOTE_MAX } from '@portal/contract/lodging/stays/stays.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { daysAfter, nightsBetween, tableCents } from './calendar.rules.ts'
import { calendarTexts, rangeText } from './calendar.texts.ts'
import type { CalendarWrites } from './use-calendar-writes.ts'

const { byPhone: texts, requests } = calendarTexts
/** A family takes its children along: a house may put up one bed more. */
const MORE_GUESTS = 3

type ByPhoneDialogProps = {
  units: readonly CalendarUnit[]
  nights: { first: string; last: string }
  writes: CalendarWrites
  onDone: () => void
  onClose: () => void
}

/** Somebody asks by phone, or stands at the counter: who, in which rooms, for how much. */
export function ByPhoneDialog({ units, nights, writes, onDone, onClose }: ByPhoneDialogProps) {
  const { first, last } = nights
  const departure = daysAfter(last, 1)
  // One form is one reservation, however often it is sent.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [note, setNote] = useState('')
  const [rooms, setRooms] = useState(() =>
    units.map((unit) => ({
      unit_id: unit.id,
      adults: Math.min(2, unit.capacity),
      children: 0,
      total_cents: tableCents(unit, nights),
    })),
  )
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [isUnread, setIsUnread] = useState(false)
  const problemOf = (path: string) => problems.find((one) => one.path === path)?.message ?? null
  const change = (place: number, part: Partial<(typeof rooms)[number]>) =>
    setRooms((before) => before.map((one, n) => (n === place ? { ...one, ...part } : one)))
  const total = rooms.reduce((sum, room) => sum + room.total_cents, 0)

  async function save() {
    const outcome = await writes.writeDown({
      ...{ key, rooms, arrival: first, departure },
      ...{ name, phone: phone || null, note, despite_calendar: isUnread },
    })
    if (outcome.kind === 'saved') return onDone()
    if (outcome.kind === 'busy') return
    setProblems(outcome.fields)
    // Refused with a sentence: what is sent next is another reservation.
    if (outcome.status >= 400) setKey(crypto.randomUUID())
    if ('calendars' in outcome.details) setIsUnread(true)
  }
  return (
    <Dialog
      open
      align="top"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={`${rangeText(first, departure)}, ${nightsText(nightsBetween(nights))}`}
      footer={
        <Button type="submit" form="reserva-por-telefone" pending={writes.isSaving}>
          {isUnread ? requests.despiteCalendar : texts.save(moneyText(total))}
        </Button>
      }
    >
      <form
        id="reserva-por-telefone"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field label={texts.name} error={problemOf('name')}>
          <Input
            value={name}
            autoComplete="off"
            maxLength={120}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label={texts.phone} error={problemOf('phone')} optional>
          <MaskedField mask="phone" value={phone} onValueChange={setPhone} autoComplete="off" />
        </Field>
        {units.map((unit, n) => (
          <fieldset key={unit.id} className="grid gap-3 rounded-input bg-areia-100 p-4">
            <legend className="sr-only">{unit.name}</legend>
            <p aria-hidden="true" className="font-semibold wrap-anywhere">
              {unit.name}
            </p>
            <div className="grid grid-cols-2 gap-3">
              <Field
                label={<PartLabel short={texts.peopleShort} whole={texts.people(unit.name)} />}
                hint={texts.sleeps(unit.capacity)}
              >
                <PlainSelect
                  value={rooms[n]?.adults}
                  onChange={({ target }) => change(n, { adults: Number(target.value) })}
                >
                  {Array.from({ length: unit.capacity + MORE_GUESTS }, (_, index) => index + 1).map(
                    (guests) => (
                      <option key={guests}>{guests}</option>
                    ),
                  )}
                </PlainSelect>
              </Field>
              <Field
                label={<PartLabel short={texts.agreedShort} whole={texts.agreed(unit.name)} />}
                hint={texts.table(moneyText(tableCents(unit, nights)))}
                error={problemOf(`rooms.${n}.total_cents`)}
              >
                <MaskedField
                  mask="money"
                  value={String(rooms[n]?.total_cents || '')}
                  onValueChange={(raw) => change(n, { total_cents: Number(raw) })}
                />
              </Field>
            </div>
          </fieldset>
        ))}
        <Field label={texts.note} hint={texts.kept} error={problemOf('note')} optional>
          <Textarea
            rows={2}
            value={note}
            maxLength={HOUSE_NOTE_MAX}
            placeholder={texts.notePlaceholder}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

/** The room stands above; who hears the field hears it with the field. */
const PartLabel = ({ short, whole }: { short: string; whole: string }) => (
  <>
    <span aria-hidden="true">{short}</span>
    <span className="sr-only">{whole}</span>
  </>
)
