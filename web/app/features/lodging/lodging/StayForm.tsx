import { guestsText } from '@portal/contract/lodging/lodging/lodging.texts'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Form } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { lodgingTexts } from './lodging-page.texts.ts'
import type { PickedNight } from './StayCalendar.tsx'
import { StayDates } from './StayDates.tsx'
import { departureFor, nextWeekend, type Stay } from './stay.rules.ts'
import { stayTexts as texts } from './stay.texts.ts'

/** Larger parties write the number of their own into the address, or ask by message. */
const MOST_OFFERED = 16

export type StayFormProps = {
  /** Where the dates are asked for; the rest of the address comes as hidden fields. */
  action: string
  stay: Stay | null
  problem: string | null
  today: string
  submit: string
  /** Of the room that is looked at. */
  nights?: readonly PickedNight[] | undefined
  /** The navigation of a link that asks for the dates. */
  askedBy?: string | null
  children?: ReactNode
}

const { calendar: calendarTexts } = lodgingTexts
const nothing = () => () => {}

/** Dates and guests in the address of the page: it works before any script does, and can be sent on. */
export function StayForm(props: StayFormProps) {
  const { action, stay, problem, today, submit, nights, askedBy, children } = props
  const [picked, setPicked] = useState<Stay | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isLive = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  // Both days were chosen: nothing else is left to say.
  useEffect(() => {
    if (picked) form.current?.requestSubmit()
  }, [picked])
  const shown = picked ?? stay ?? nextWeekend(today)
  const sizes = Array.from({ length: MOST_OFFERED }, (_, place) => place + 1)
  if (!sizes.includes(shown.guests)) sizes.push(shown.guests)
  return (
    <Form
      // What the address says wins over what was typed before.
      ref={form}
      key={stay ? `${stay.arrival}${stay.departure}${stay.guests}` : ''}
      action={action}
      aria-label={texts.form}
      preventScrollReset
      onChange={({ currentTarget }) => keepOrder(currentTarget)}
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-4"
    >
      {children}
      {isLive ? (
        <div className="col-span-2 grid gap-1.5">
          <span aria-hidden="true" className="font-semibold text-sm">
            {calendarTexts.dates}
          </span>
          <StayDates
            stay={shown}
            today={today}
            nights={nights}
            label={calendarTexts.dates}
            askedBy={askedBy ?? null}
            onPick={setPicked}
          />
          <input type="hidden" name="chegada" value={shown.arrival} />
          <input type="hidden" name="saida" value={shown.departure} />
        </div>
      ) : (
        <>
          <Field label={texts.arrival}>
            <Input type="date" name="chegada" required min={today} defaultValue={shown.arrival} />
          </Field>
          <Field label={texts.departure}>
            <Input type="date" name="saida" required min={today} defaultValue={shown.departure} />
          </Field>
        </>
      )}
      <Field label={texts.guests}>
        <PlainSelect name="pessoas" defaultValue={shown.guests}>
          {sizes.map((guests) => (
            <option key={guests} value={guests}>
              {guestsText(guests)}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <Button type="submit">
        <Search aria-hidden="true" />
        {submit}
      </Button>
      {problem ? (
        <p role="alert" className="col-span-full font-semibold text-vermelho-700">
          {problem}
        </p>
      ) : null}
    </Form>
  )
}

/** Who moves the arrival beyond the departure means a later stay. */
function keepOrder({ elements }: HTMLFormElement) {
  const [arrival, departure] = ['chegada', 'saida'].map((name) => elements.namedItem(name))
  if (!(arrival instanceof HTMLInputElement) || !(departure instanceof HTMLInputElement)) return
  departure.value = departureFor(arrival.value, departure.value)
}
