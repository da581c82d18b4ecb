import type { MoneyOrder, UndecidedPayment } from '@portal/contract/money/payments/money'
import { namesOf } from '@portal/contract/shared/names-of'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { Decisions } from '~/lists/Decisions.tsx'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { dayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { TableColumn } from '~/ui/Table.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { paymentsTexts } from '../payments.texts.ts'
import { DecideButton } from './DecideButton.tsx'
import { moneyOrdersQuery } from './money.queries.ts'
import { moneyTexts as texts } from './money.texts.ts'
import { STATUS_TONES } from './status-tones.ts'

const [STATUS, METHOD, FROM, UNTIL] = ['situacao', 'forma', 'de', 'ate'] as const
const STATUSES = namesOf(texts.status)
const METHODS = namesOf(texts.methods)
const UNDECIDED = 'precisa-de-decisao'
const orderAddress = (id: string) => `/admin/financeiro/${id}`

/** Orders of plans, behind what waits for somebody's decision. */
export default function MoneyScreen() {
  const address = useListAddress({
    filters: [STATUS, METHOD, FROM, UNTIL],
    sorts: SORTS,
    defaultSort: 'recentes',
  })
  const [from, until] = [address.chosen(FROM), address.chosen(UNTIL)]
  const filter = {
    search: address.search || undefined,
    status: address.one(STATUS, STATUSES),
    method: address.one(METHOD, METHODS),
    from: from || undefined,
    until: until || undefined,
    sort: address.sort,
    cursor: address.trail.current,
  }
  const orders = useQuery(moneyOrdersQuery(filter))
  return (
    <div className="grid grid-cols-1 gap-5">
      {orders.data ? <Undecided payments={orders.data.undecided} /> : null}
      <ListScreen
        list="money"
        sheet={filter}
        address={address}
        query={orders}
        page={(data) => ({
          rows: data.orders,
          nextCursor: data.next_cursor,
          count: texts.count(data.total),
        })}
        texts={texts}
        icon={<ReceiptText />}
        filters={[
          { name: STATUS, label: texts.filters.status, options: optionsOf(texts.status) },
          { name: METHOD, label: texts.filters.method, options: optionsOf(texts.methods) },
        ]}
        moreFilters={[
          <Field key={FROM} label={texts.filters.from}>
            <DateField
              value={from}
              max={until || undefined}
              onValueChange={(iso) => address.choose(FROM, iso)}
            />
          </Field>,
          <Field key={UNTIL} label={texts.filters.until}>
            <DateField
              value={until}
              min={from || undefined}
              onValueChange={(iso) => address.choose(UNTIL, iso)}
            />
          </Field>,
        ]}
        nameOf={({ buyer, number }) => buyer?.name ?? texts.columns.number(number)}
        columns={COLUMNS}
      />
    </div>
  )
}

function Undecided({ payments }: { payments: readonly UndecidedPayment[] }) {
  return (
    <Panel aria-label={texts.undecided.title}>
      <h2 id={UNDECIDED} tabIndex={-1} className="mb-3 text-h3 outline-none">
        {texts.undecided.title}
      </h2>
      {payments.length === 0 ? <p className="text-muted">{texts.undecided.none}</p> : null}
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">
              <b className="num">{moneyText(payment.amount_cents)}</b>, {whoPaid(payment)},{' '}
              <span className="text-muted">{dayText(new Date(payment.paid_at))}</span>
              {payment.answer_by ? (
                <span className="block text-sm">
                  {texts.undecided.withdrawal(dayText(new Date(payment.answer_by)))}
                </span>
              ) : null}
              {payment.order ? null : (
                <span className="block text-xs text-muted">{payment.provider_id}</span>
              )}
            </span>
            {payment.order ? (
              <TextLink block to={orderAddress(payment.order.id)} className="min-w-0 wrap-anywhere">
                {openText(payment.order)}
              </TextLink>
            ) : (
              <Decisions at="/admin/plan-payments/:id" id={payment.id}>
                <DecideButton
                  payment={payment}
                  decision={payment.may.return_outside ? 'outside' : 'returned'}
                  focusAfter={UNDECIDED}
                />
              </Decisions>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function whoPaid({ order }: UndecidedPayment): string {
  if (!order) return texts.undecided.withoutOrder
  return order.buyer?.name ?? texts.forgotten
}

const openText = ({ buyer, number }: MoneyOrder) =>
  buyer ? texts.undecided.open(buyer.name) : texts.undecided.openNumber(number)

const COLUMNS: TableColumn<MoneyOrder>[] = [
  {
    key: 'name',
    header: texts.columns.buyer,
    sortable: true,
    cell: ({ id, number, buyer }) => (
      <span className="block wrap-break-word">
        <TextLink to={orderAddress(id)}>{buyer?.name ?? texts.forgotten}</TextLink>
        <span className="block text-xs font-normal whitespace-nowrap text-muted">
          {buyer?.document_hint}
        </span>
        <span className="block text-xs font-normal text-muted">{texts.columns.number(number)}</span>
      </span>
    ),
  },
  {
    key: 'plan',
    header: texts.columns.plan,
    cell: ({ plan, cycle }) => paymentsTexts.bought(plan, cycle),
  },
  { key: 'method', header: texts.columns.method, cell: ({ method }) => texts.methods[method] },
  {
    key: 'amount',
    header: texts.columns.amount,
    numeric: true,
    cell: ({ amount_cents }) => moneyText(amount_cents),
  },
  {
    key: 'status',
    header: texts.columns.status,
    cell: ({ status }) => (
      <Badge tone={STATUS_TONES[status] ?? 'neutral'}>{texts.status[status]}</Badge>
    ),
  },
  {
    key: 'moment',
    header: texts.columns.date,
    sortable: true,
    numeric: true,
    cell: ({ created_at }) => (
      <time dateTime={created_at} className="wrap-break-word">
        {dayText(new Date(created_at))}
      </time>
    ),
  },
]
