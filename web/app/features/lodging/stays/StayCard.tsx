import { CANCELLATION_WORDS, nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import type { MyStay } from '@portal/contract/lodging/stays/stay'
import {
  STAY_END_WORDS,
  STAY_STATUS_WORDS,
  type StayStatus,
} from '@portal/contract/lodging/stays/stays.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import type { StayWrites } from './stays.queries.ts'
import { dayText, myStaysTexts as texts } from './stays.texts.ts'

type StayCardProps = {
  stay: MyStay
  writes: StayWrites
  /** What the house asks for in advance. */
  deposit: ReactNode
  /** What guest and house wrote each other, once it is asked for; nothing where they write elsewhere. */
  thread?: ReactNode
  /** Below the heading of where it stands. */
  level?: 'h2' | 'h3'
}

const toneOf = (status: StayStatus): ComponentProps<typeof Badge>['tone'] => {
  if (status === 'confirmed') return 'ok'
  if (status === 'requested') return 'sol-soft'
  return status === 'accepted' ? 'sol' : 'neutral'
}

/** One stay as its guest sees it: where it stands, until when, and what they can do. */
export function StayCard({ stay, writes, deposit, thread, level: Title = 'h3' }: StayCardProps) {
  const { establishment: house, status, rule, ending, may } = stay
  const [isWriting, setIsWriting] = useState(false)
  const dates = `${dayText(stay.arrival)} → ${dayText(stay.departure)}`
  const fee = stay.cancel_fee_cents ?? 0
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Title className="min-w-0 wrap-break-word text-base">{house.name}</Title>
        <b className="num">{moneyText(stay.total_cents)}</b>
      </div>
      <div className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span aria-live="polite">
          <Badge tone={toneOf(status)}>{STAY_STATUS_WORDS[status]}</Badge>
        </span>
        {status === 'requested' ? (
          <span>{texts.until.respond(momentText(new Date(stay.respond_by)))}</span>
        ) : null}
        {status === 'accepted' && stay.confirm_by ? (
          <span>{texts.until.confirm(momentText(new Date(stay.confirm_by)))}</span>
        ) : null}
      </div>
      <p className="num">
        {stay.unit.name}, {dates}, {nightsText(stay.nights.length)}
      </p>
      {ending ? (
        <p className="text-muted">
          {ending.text || STAY_END_WORDS[ending.code]}
          {ending.fee_cents ? ` ${texts.fee(moneyText(ending.fee_cents))}` : ''}
        </p>
      ) : (
        <p className="text-sm text-muted">
          {CANCELLATION_WORDS[rule.cancellation].name}.{' '}
          {texts.rule.free(momentText(new Date(rule.free_until)), moneyText(rule.late_fee_cents))}{' '}
          {status === 'confirmed' ? texts.documents : texts.rule.before}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {may.confirm ? (
          <Button
            look="primary"
            size="sm"
            pending={writes.isSaving}
            onClick={() => void writes.confirm(stay)}
          >
            {texts.confirm}
          </Button>
        ) : null}
        {thread ? (
          <Button
            look="line"
            size="sm"
            aria-expanded={isWriting}
            onClick={() => setIsWriting(!isWriting)}
          >
            {texts.write}
          </Button>
        ) : null}
        {may.cancel ? (
          <ConfirmDialog
            destructive
            title={texts.cancelTitle(house.name)}
            description={fee > 0 ? texts.cancelCosts(moneyText(fee)) : texts.cancelFree}
            confirmLabel={texts.cancelAction}
            cancelLabel={texts.keep}
            onConfirm={async () => void (await writes.cancel(stay))}
            trigger={
              <Button look="ghost" size="sm">
                {texts.cancel}
              </Button>
            }
          />
        ) : null}
      </div>
      {deposit}
      {isWriting ? thread : null}
    </>
  )
}

/** By which a list names it. */
export const stayName = ({ establishment: { name }, arrival, departure }: MyStay) =>
  texts.name(name, `${dayText(arrival)} → ${dayText(departure)}`)
