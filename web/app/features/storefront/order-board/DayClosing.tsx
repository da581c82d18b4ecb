import { moneyText } from '@portal/contract/shared/plan-prices'
import type { DayClosing as DayClosingData } from '@portal/contract/storefront/orders/board'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { cityDay, cityHour, dayText, momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Field } from '~/ui/Field.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { dayClosingQuery } from './history.queries.ts'
import { historyTexts } from './history.texts.ts'
import type { BoardPlace } from './OrderBoard.tsx'
import { DAY, momentOf, PeriodTabs, useShownDay } from './PeriodTabs.tsx'
import { Sums } from './Sums.tsx'

const { day: texts, back: backText } = historyTexts

type DayClosingProps = { establishment: BoardPlace; back: string }

/** What a day sold, for who closes the till; goes on paper as it stands. */
export function DayClosing({ establishment, back }: DayClosingProps) {
  const [address, setAddress] = useSearchParams()
  const today = cityDay(new Date())
  const day = useShownDay(establishment.id)
  const closing = useQuery({
    ...dayClosingQuery(establishment.id, day ?? today),
    enabled: day !== null,
  })
  function show(next: string) {
    if (!next) return
    const search = new URLSearchParams(address)
    search.set(DAY, next)
    setAddress(search, { replace: true })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <TextLink to={back} block className="print:hidden">
            <ArrowLeft aria-hidden="true" className="size-5" />
            {backText}
          </TextLink>
          <h1 className="text-[2rem]">{texts.title}</h1>
          {day ? (
            <p className="text-muted">
              {texts.business(establishment.name, dayText(momentOf(day)))}
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <Field label={texts.which} className="w-44">
            <DateField value={day ?? today} max={today} onValueChange={show} />
          </Field>
          <Button look="line" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {texts.print}
          </Button>
        </div>
      </header>
      <PeriodTabs shown="day" />
      <Loaded
        query={closing}
        texts={{ loading: texts.loading, loadError: texts.loadFailed }}
        why={failureText}
      >
        {(data) => <Sheet closing={data} />}
      </Loaded>
    </div>
  )
}

const isMidnight = ({ starts_at }: DayClosingData) => cityHour(new Date(starts_at)) === 0

function Sheet({ closing }: { closing: DayClosingData }) {
  const { delivered, cancelled, mean_preparation_minutes: mean } = closing
  return (
    <>
      <Panel aria-label={texts.sold} className="grid gap-1">
        <p className="text-muted">{texts.sold}</p>
        <p className="num font-head font-bold text-[2rem] leading-tight">
          {moneyText(closing.total_cents)}
        </p>
        {isMidnight(closing) ? null : (
          <p className="num text-muted">
            {texts.span(
              momentText(new Date(closing.starts_at)),
              momentText(new Date(closing.ends_at)),
            )}
          </p>
        )}
        {delivered === 0 ? <p>{texts.none}</p> : null}
        <div className="mt-2 grid gap-x-10 md:grid-cols-2">
          <Facts
            facts={[
              [texts.delivered, String(delivered)],
              [texts.cancelled, String(cancelled)],
              [texts.mean, mean === null ? null : texts.minutes(mean)],
            ]}
          />
          <Facts
            facts={[
              [historyTexts.order.items, moneyText(closing.items_cents)],
              [historyTexts.order.delivery, moneyText(closing.delivery_cents)],
              [historyTexts.order.service, moneyText(closing.service_cents)],
            ]}
          />
        </div>
      </Panel>
      {delivered > 0 ? (
        <>
          <div className="grid gap-5 lg:grid-cols-2 print:grid-cols-2">
            <Sums
              title={texts.byPayment}
              column={texts.columns.orders}
              rows={closing.by_payment.map(({ method, orders, total_cents }) => ({
                name: method,
                count: orders,
                cents: total_cents,
              }))}
            />
            <Sums
              title={texts.byMode}
              column={texts.columns.orders}
              rows={closing.by_mode.map(({ mode, orders, total_cents }) => ({
                name: mode,
                count: orders,
                cents: total_cents,
              }))}
            />
          </div>
          <Sums
            title={texts.items}
            column={texts.columns.quantity}
            rows={closing.items.map(({ name, quantity, total_cents }) => ({
              name,
              count: quantity,
              cents: total_cents,
            }))}
          />
        </>
      ) : null}
      <p className="text-muted text-xs">{texts.note}</p>
    </>
  )
}
