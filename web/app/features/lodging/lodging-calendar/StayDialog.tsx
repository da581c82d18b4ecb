import { nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import type { HouseStay } from '@portal/contract/lodging/stays/calendar'
import { STAY_STATUS_WORDS } from '@portal/contract/lodging/stays/stays.texts'
import { PIX_STATE_WORDS } from '@portal/contract/money/house-pix/house-pix.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { calendarKey } from './calendar.queries.ts'
import { calendarTexts, rangeText } from './calendar.texts.ts'
import { GuestThread } from './GuestThread.tsx'
import { StayPrice } from './StayPrice.tsx'
import type { CalendarWrites } from './use-calendar-writes.ts'

const { stay: texts, requests, byPhone } = calendarTexts

type StayDialogProps = {
  establishmentId: string
  stayId: string
  writes: CalendarWrites
  onEnd: (stay: HouseStay) => void
  onClose: () => void
}

/** One stay of the house: who, when, for how much, and what can still be done. */
export function StayDialog({ establishmentId, stayId, writes, onEnd, onClose }: StayDialogProps) {
  const query = useQuery({
    queryKey: [...calendarKey(establishmentId), 'stay', stayId],
    queryFn: () =>
      browserApi.get('/api/v1/my/establishments/:id/stays/:stay', {
        params: { id: establishmentId, stay: stayId },
      }),
  })
  const stay = query.data
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={stay?.contact?.name ?? texts.title}
      footer={
        <>
          {stay?.may.confirm ? (
            <Button
              pending={writes.isSaving}
              onClick={() => void writes.confirm(stay).then(onClose)}
            >
              {texts.confirm}
            </Button>
          ) : null}
          {stay?.may.cancel ? (
            <Button look="line" onClick={() => onEnd(stay)}>
              {texts.cancel}
            </Button>
          ) : null}
          <DialogClose>{texts.close}</DialogClose>
        </>
      }
    >
      <Loaded query={query} texts={calendarTexts} why={failureText} className="h-40">
        {(found) => (
          <div className="grid gap-3">
            <p>
              <Badge tone={found.status === 'confirmed' ? 'ok' : 'mar'}>
                {STAY_STATUS_WORDS[found.status]}
              </Badge>
            </p>
            <p className="num">
              <b>{found.unit.name}</b>, {rangeText(found.arrival, found.departure)},{' '}
              {nightsText(found.nights.length)}, {requests.people(found.adults, found.children)}
            </p>
            {found.source === 'house' ? <p className="text-muted">{byPhone.source}</p> : null}
            {found.note ? (
              <p className="wrap-break-word">
                <b>{byPhone.noteTitle}:</b> {found.note}
              </p>
            ) : null}
            {found.message ? <p className="wrap-break-word">“{found.message}”</p> : null}
            {found.contact ? (
              <dl className="num grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
                {found.contact.phone ? (
                  <>
                    <dt className="text-muted">{texts.phone}</dt>
                    <dd>
                      <a className="underline" href={`https://wa.me/55${found.contact.phone}`}>
                        {found.contact.phone}
                      </a>
                    </dd>
                  </>
                ) : null}
                {found.contact.email ? (
                  <>
                    <dt className="text-muted">{texts.email}</dt>
                    <dd className="wrap-anywhere">{found.contact.email}</dd>
                  </>
                ) : null}
              </dl>
            ) : (
              <p className="text-muted">{texts.forgotten}</p>
            )}
            <StayPrice stay={found} />
            {found.deposit ? (
              <p className="num">
                {texts.deposit(moneyText(found.deposit.amount_cents))}{' '}
                <b>{PIX_STATE_WORDS[found.deposit.state]}</b>
              </p>
            ) : null}
            {found.source === 'guest' ? (
              <GuestThread establishmentId={establishmentId} stay={found} />
            ) : null}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
