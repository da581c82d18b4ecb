import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { atTime } from '@portal/contract/shared/clock.texts'
import { useQueryClient } from '@tanstack/react-query'
import { Store, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { WAITING_KEY } from '~/features/portal/inbox/waiting.queries.ts'
import { isShort } from '~/features/storefront/order-board/board.rules.ts'
import { useAlarm } from '~/features/storefront/order-board/use-alarm.ts'
import { useCountInTitle } from '~/features/storefront/order-board/use-board-screen.ts'
import { cityDay, hourText, momentText } from '~/platform/moments.ts'
import { Picture } from '~/ui/Picture.tsx'
import { isInTheMiddle } from '~/ui/unsaved-work.ts'
import { CallRing } from './CallRing.tsx'
import { CallStrip } from './CallStrip.tsx'
import { type Call, ringsAgainAt, titleOf } from './calls.rules.ts'
import { callsTexts as texts } from './calls.texts.ts'
import { OrderCall } from './OrderCall.tsx'
import { StayCall } from './StayCall.tsx'

type CallWindowProps = {
  /** What is lost first comes first. */
  calls: readonly [Call, ...Call[]]
  now: Date
  places: readonly MyEstablishment[]
  onLater: () => void
  /** Its screen is opened, where it is shown. */
  onSeen: () => void
}

/**
 * As a telephone that rings. Over what somebody is writing it takes the room of the bar only, and no focus;
 * it has the whole screen once they open it, or are done.
 */
export function CallWindow({ calls, now, places, onLater, onSeen }: CallWindowProps) {
  const [call] = calls
  const alarm = useAlarm(calls, now)
  useCountInTitle(calls.length)
  const [isOpened, setOpened] = useState(false)
  if (!isOpened && isInTheMiddle()) {
    return <CallStrip call={call} now={now} onOpen={() => setOpened(true)} onLater={onLater} />
  }
  const place = places.find(({ id }) => id === call.establishmentId)
  return (
    <Base.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onLater())}>
      <Base.Portal>
        <Base.Viewport className="fixed inset-0 z-60 grid grid-cols-[minmax(0,1fr)] overflow-y-auto bg-mar-950 text-on-dark">
          <CallPopup call={call}>
            <header className="flex items-center gap-3">
              <PlaceFace place={place} />
              <p className="min-w-0 flex-1 leading-[1.3]">
                <b className="block truncate font-[650]">{place?.name}</b>
                <small className="block truncate text-on-dark-muted text-xs">{texts.kept}</small>
              </p>
              {calls.length > 1 ? (
                <span className="flex-none rounded-full bg-sol-400 px-2.5 py-1 font-semibold text-mar-950 text-xs">
                  {texts.more(calls.length - 1)}
                </span>
              ) : null}
            </header>
            <div className="mt-4 flex items-center gap-4">
              <CallRing call={call} now={now} />
              <Base.Title className="min-w-0 text-[1.6875rem] leading-[1.1] wrap-break-word">
                {titleOf(call)}
              </Base.Title>
            </div>
            <CallBody
              key={call.id}
              call={call}
              now={now}
              sound={alarm.isOn ? null : alarm.turnOn}
              onLater={onLater}
              onSeen={onSeen}
            />
          </CallPopup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** The focus stands on the whole: whoever pressed Enter elsewhere has accepted nothing. */
function CallPopup({ call, children }: { call: Call; children: ReactNode }) {
  const popup = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next in the queue is read out, too.
  useEffect(() => popup.current?.focus({ preventScroll: true }), [call.id])
  return (
    <Base.Popup
      ref={popup}
      data-call=""
      tabIndex={-1}
      initialFocus={popup}
      className="on-dark mx-auto flex min-h-full w-full max-w-140 flex-col px-5 pt-4 outline-none"
    >
      {children}
    </Base.Popup>
  )
}

type CallBodyProps = {
  call: Call
  now: Date
  /** Null where it is heard. */
  sound: (() => void) | null
  onLater: () => void
  onSeen: () => void
}

function CallBody({ call, now, sound, onLater, onSeen }: CallBodyProps) {
  const queries = useQueryClient()
  const isBrief = isShort(call)
  const foot = {
    establishmentId: call.establishmentId,
    later: (
      <button type="button" className={CALL_BUTTON} onClick={onLater}>
        <VolumeX aria-hidden="true" />
        {isBrief ? texts.mute : texts.later}
      </button>
    ),
    note: (
      <>
        {sound ? (
          <button type="button" className={`${CALL_BUTTON} mt-2 w-full`} onClick={sound}>
            <Volume2 aria-hidden="true" />
            {texts.sound}
          </button>
        ) : null}
        <p className="mt-3 text-center text-on-dark-muted text-xs">
          {isBrief
            ? texts.others
            : texts.laterNote(whenText(new Date(ringsAgainAt(call, now)), now))}
        </p>
      </>
    ),
    onSeen,
  }
  return call.item.kind === 'order' ? (
    <OrderCall
      order={call.item.order}
      onAnswered={() => void queries.invalidateQueries({ queryKey: WAITING_KEY })}
      {...foot}
    />
  ) : (
    <StayCall stay={call.item.stay} {...foot} />
  )
}

const whenText = (at: Date, now: Date) =>
  cityDay(at) === cityDay(now) ? atTime(hourText(at)) : momentText(at)

const CALL_BUTTON =
  'flex min-h-13 items-center justify-center gap-2 rounded-input px-3 font-semibold inset-ring-[1.5px] inset-ring-white/50 hover:bg-mar-900 [&_svg]:size-4.5'

function PlaceFace({ place }: { place: MyEstablishment | undefined }) {
  if (place?.photo) {
    return (
      <Picture
        picture={place.photo}
        alt=""
        ratio="1/1"
        sizes="40px"
        className="size-10 flex-none rounded-[10px]!"
      />
    )
  }
  return (
    <span className="grid size-10 flex-none place-items-center rounded-[10px] bg-mar-700">
      <Store aria-hidden="true" className="size-5" />
    </span>
  )
}
