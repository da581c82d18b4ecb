import { CANCELLATION_WORDS, nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import type { MyStay } from '@portal/contract/lodging/stays/stay'
import {
  STAY_END_WORDS,
  STAY_STATUS_WORDS,
  type StayStatus,
} from '@portal/contract/lodging/stays/stays.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { BedDouble } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { StayThread } from './StayThread.tsx'
import { useMyStays, useStayWrites } from './stays.queries.ts'
import { dayText, myStaysTexts as texts } from './stays.texts.ts'

/** What a house asks for in advance, under the stay. */
export type RenderDeposit = (stay: MyStay) => ReactNode

/** The stays a person asked for, with what they can do about each. */
export function MyStays({ renderDeposit }: { renderDeposit: RenderDeposit }) {
  const { user } = useAuth()
  const { query, stays } = useMyStays(user?.id ?? null)
  return (
    <Panel>
      <Loaded
        query={{ ...query, data: stays }}
        texts={texts}
        why={failureText}
        surface="plain"
        className="h-40"
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              surface="plain"
              icon={<BedDouble />}
              title={texts.empty.title}
              action={
                <LinkButton to="/guia-comercial?categoria=onde-ficar" look="line" size="sm">
                  {texts.empty.action}
                </LinkButton>
              }
            >
              {texts.empty.text}
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {found.map((stay) => (
                  <Row
                    key={stay.id}
                    stay={stay}
                    deposit={stay.deposit ? renderDeposit(stay) : null}
                  />
                ))}
              </ul>
              {query.hasNextPage ? (
                <Button
                  look="line"
                  size="sm"
                  className="mt-4"
                  pending={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {texts.more}
                </Button>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}

const toneOf = (status: StayStatus): ComponentProps<typeof Badge>['tone'] => {
  if (status === 'confirmed') return 'ok'
  if (status === 'requested') return 'sol-soft'
  return status === 'accepted' ? 'sol' : 'neutral'
}

function Row({ stay, deposit }: { stay: MyStay; deposit: ReactNode }) {
  const { establishment: house, status, rule, ending, may } = stay
  const writes = useStayWrites()
  const [isWriting, setIsWriting] = useState(false)
  const dates = `${dayText(stay.arrival)} → ${dayText(stay.departure)}`
  const fee = stay.cancel_fee_cents ?? 0
  return (
    <li aria-label={texts.name(house.name, dates)} className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 wrap-break-word text-base">{house.name}</h3>
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
        <Button
          look="line"
          size="sm"
          aria-expanded={isWriting}
          onClick={() => setIsWriting(!isWriting)}
        >
          {texts.write}
        </Button>
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
      {isWriting ? <StayThread stay={stay} /> : null}
    </li>
  )
}
