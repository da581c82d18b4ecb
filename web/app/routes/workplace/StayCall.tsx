import { nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import type { HouseStay } from '@portal/contract/lodging/stays/calendar'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { ReactNode } from 'react'
import { calendarTexts, rangeText } from '~/features/lodging/lodging-calendar/calendar.texts.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { CallFoot } from './CallFoot.tsx'
import { callsTexts as texts } from './calls.texts.ts'

type StayCallProps = {
  establishmentId: string
  stay: HouseStay
  later: ReactNode
  note: ReactNode
  onSeen: () => void
}

/** Who asks for which nights. It is answered where the calendar is, which knows of other portals. */
export function StayCall({ establishmentId, stay, later, note, onSeen }: StayCallProps) {
  return (
    <>
      <p className="mt-3 text-[1.0625rem] leading-[1.35] wrap-break-word">
        <b className="block font-[650]">{stay.unit.name}</b>
        <span className="num text-on-dark-muted">
          {rangeText(stay.arrival, stay.departure)}, {nightsText(stay.nights.length)},{' '}
          {calendarTexts.requests.people(stay.adults, stay.children)}
        </span>
      </p>
      {stay.message ? (
        <p className="my-3 rounded-[14px] bg-mar-900 px-3.5 py-2.5 wrap-break-word">
          “{stay.message}”
        </p>
      ) : null}
      <CallFoot
        sum={
          <b className="num font-head text-[1.75rem] leading-none max-[21.25rem]:text-[1.375rem]">
            <span className="sr-only">{texts.total}</span> {moneyText(stay.total_cents)}
          </b>
        }
        see={{ label: texts.seeStay, to: screenAddress('reservas', establishmentId), onSeen }}
        later={later}
        note={note}
      />
    </>
  )
}
