import type { OwnOrdering } from '@portal/contract/storefront/orders/ordering'
import clsx from 'clsx'
import { Bike, CirclePause, type LucideIcon, QrCode, VolumeX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { hourText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { timeText } from './board.rules.ts'
import { boardTexts } from './board.texts.ts'

const LOOKS = {
  sound: 'bg-sol-400',
  pause: 'bg-areia-200',
  offline: 'bg-guara-100 [&>svg]:text-vermelho-700',
}

type NoticeProps = {
  look: keyof typeof LOOKS
  icon: LucideIcon
  title: string
  /** On a phone there is room for the title only; it says enough. */
  text: string
  role?: 'status' | 'alert'
  children: ReactNode
}

/** One line and one button. */
function Notice({ look, icon: Icon, title, text, role = 'status', children }: NoticeProps) {
  return (
    <div
      role={role}
      className={clsx(
        'grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-input py-2 pr-2 pl-4 leading-[1.4] text-ink md:py-3 md:pr-3',
        LOOKS[look],
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span>
        <b className="font-bold">{title}</b>
        <span className="max-md:sr-only"> {text}</span>
      </span>
      {children}
    </div>
  )
}

export function SoundNotice({ onTurnOn }: { onTurnOn: () => void }) {
  const { sound } = boardTexts
  return (
    <Notice look="sound" icon={VolumeX} title={sound.blocked} text={sound.blockedText}>
      <Button size="sm" onClick={onTurnOn}>
        {sound.turnOn}
      </Button>
    </Notice>
  )
}

/** The kitchen waits for whoever sees the bank statement. */
export function PixNotice({ count, to }: { count: number; to: string }) {
  const { pix } = boardTexts
  return (
    <Notice look="sound" icon={QrCode} title={pix.title(count)} text={pix.text}>
      <LinkButton to={to} size="sm">
        {pix.action}
      </LinkButton>
    </Notice>
  )
}

type PauseNoticeProps = {
  pause: NonNullable<OwnOrdering['pause']>
  open: number
  now: Date
  isSaving: boolean
  /** Null for whose role does not pause. */
  onResume: (() => void) | null
}

export function PauseNotice({ pause, open, now, isSaving, onResume }: PauseNoticeProps) {
  const { pause: texts } = boardTexts
  const text = pause.is_by_clock
    ? texts.byClock(open)
    : pause.until
      ? texts.until(open, timeText(pause.until, now))
      : texts.endless(open)
  return (
    <Notice look="pause" icon={CirclePause} title={texts.title} text={text}>
      {onResume ? (
        <Button size="sm" pending={isSaving} onClick={onResume}>
          {texts.resume}
        </Button>
      ) : null}
    </Notice>
  )
}

type DeliveryNoticeProps = {
  rest: OwnOrdering['delivery_pauses'][number]
  now: Date
  isSaving: boolean
  /** Null for whose role does not pause. */
  onResume: (() => void) | null
}

export function DeliveryNotice({ rest, now, isSaving, onResume }: DeliveryNoticeProps) {
  const { delivery: texts } = boardTexts.pause
  const { neighbourhood, until } = rest
  return (
    <Notice
      look="pause"
      icon={Bike}
      title={texts.rests(neighbourhood)}
      text={until ? texts.until(timeText(until, now)) : texts.endless}
    >
      {onResume ? (
        <Button size="sm" pending={isSaving} onClick={onResume}>
          {texts.resume}
        </Button>
      ) : null}
    </Notice>
  )
}

type OfflineNoticeProps = {
  readAt: number
  seconds: number
  isTrying: boolean
  onRetry: () => void
}

export function OfflineNotice({ readAt, seconds, isTrying, onRetry }: OfflineNoticeProps) {
  const { offline } = boardTexts
  return (
    <Notice
      look="offline"
      icon={WifiOff}
      role="alert"
      title={offline.title(hourText(new Date(readAt)))}
      text={offline.text(seconds)}
    >
      <Button size="sm" pending={isTrying} onClick={onRetry}>
        {offline.retry}
      </Button>
    </Notice>
  )
}
