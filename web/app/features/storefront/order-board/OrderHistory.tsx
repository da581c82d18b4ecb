import { moneyText } from '@portal/contract/shared/plan-prices'
import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import {
  ORDER_STATUS_WORDS,
  ORDER_STATUSES,
  type OrderStatus,
} from '@portal/contract/storefront/orders/orders.texts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ClipboardList } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { cityDay, dayAgoText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'
import { DateField } from '~/ui/DateField.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Table } from '~/ui/Table.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { useTypedFilter } from '~/ui/use-typed-filter.ts'
import { kindText } from './board.rules.ts'
import { type OrderFilter, orderListQuery, sheetAddress } from './history.queries.ts'
import { historyTexts as texts } from './history.texts.ts'
import type { BoardPlace } from './OrderBoard.tsx'
import { OrderDetail } from './OrderDetail.tsx'

const FROM = 'de'
const UNTIL = 'ate'
const STATUS = 'situacao'
const SEARCH = 'busca'
const ORDER = 'pedido'
const DAY_MS = 24 * 60 * 60_000
/** What is looked for is mostly recent; older days are asked for. */
const DAYS_SHOWN = 30

type OrderHistoryProps = { establishment: BoardPlace; back: string }

export function OrderHistory({ establishment, back }: OrderHistoryProps) {
  const search = useSearchParams()
  const [address, setAddress] = search
  const filter = filterOf(address)
  const orders = useQuery(orderListQuery(establishment.id, filter))
  const open = address.get(ORDER)
  const set = (name: string, value: string) =>
    setAddress((current) => withFilter(current, name, value), { replace: true })
  const closed = new URLSearchParams(address)
  closed.delete(ORDER)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <TextLink to={back} block>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {texts.back}
        </TextLink>
        <h1 className="text-[2rem]">{texts.title}</h1>
      </header>
      <Panel aria-label={texts.title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <fieldset className="grid min-w-0 items-end gap-3 md:grid-cols-2 xl:grid-cols-[11rem_11rem_1fr_1.2fr_auto]">
          <legend className="sr-only">{texts.filters.label}</legend>
          <Field label={texts.filters.from}>
            <DateField value={filter.from} onValueChange={(day) => day && set(FROM, day)} />
          </Field>
          <Field label={texts.filters.until}>
            <DateField value={filter.until} onValueChange={(day) => day && set(UNTIL, day)} />
          </Field>
          <Field label={texts.filters.status}>
            <PlainSelect
              value={filter.status ?? ''}
              onChange={({ target }) => set(STATUS, target.value)}
            >
              <option value="">{texts.filters.any}</option>
              {ORDER_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {ORDER_STATUS_WORDS[status]}
                </option>
              ))}
            </PlainSelect>
          </Field>
          <TypedSearch search={search} />
          <a
            href={sheetAddress(establishment.id, filter)}
            download
            className={buttonStyle({ look: 'line', size: 'sm', className: 'min-h-12!' })}
          >
            {texts.sheet}
          </a>
        </fieldset>
        <Loaded
          query={orders}
          texts={{ loading: texts.loading, loadError: texts.loadFailed }}
          why={failureText}
          surface="plain"
        >
          {(page) => (
            <div aria-busy={orders.isPlaceholderData} className="grid gap-4">
              <OrderTable orders={page.orders} address={address} />
              <CursorPagination
                previous={cursorTrail(closed).previous}
                next={cursorTrail(closed).next(page.next_cursor)}
              />
            </div>
          )}
        </Loaded>
      </Panel>
      {open ? (
        <OrderDetail
          key={open}
          establishment={establishment}
          orderId={open}
          onClose={() => setAddress(closed, { preventScrollReset: true })}
        />
      ) : null}
    </div>
  )
}

function TypedSearch({ search }: { search: ReturnType<typeof useSearchParams> }) {
  const { typed, setTyped } = useTypedFilter(search, SEARCH)
  return (
    <Field label={texts.filters.search}>
      <Input
        type="search"
        value={typed}
        maxLength={80}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  )
}

type OrderTableProps = { orders: OwnOrder[]; address: URLSearchParams }

function OrderTable({ orders, address }: OrderTableProps) {
  const now = new Date()
  const addressOf = (id: string) => {
    const next = new URLSearchParams(address)
    next.set(ORDER, id)
    return `?${next}`
  }
  const { columns } = texts
  return (
    <Table
      caption={texts.caption}
      hideCaption
      rows={orders}
      rowKey={({ id }) => id}
      empty={
        <EmptyState surface="plain" level="h2" icon={<ClipboardList />} title={texts.none}>
          {texts.noneText}
        </EmptyState>
      }
      columns={[
        {
          key: 'number',
          header: columns.number,
          cell: ({ id, number }) => (
            <Link
              to={addressOf(id)}
              preventScrollReset
              className="num inline-flex min-h-11 items-center font-semibold text-mar-600 underline underline-offset-4"
            >
              <span className="sr-only">{texts.open(number)}</span>
              <span aria-hidden="true">{number}</span>
            </Link>
          ),
        },
        {
          key: 'when',
          header: columns.when,
          cell: ({ placed_at }) => dayAgoText(new Date(placed_at), now),
        },
        { key: 'who', header: columns.who, cell: kindText },
        {
          key: 'status',
          header: columns.status,
          cell: ({ status }) => (
            <Badge tone={status === 'delivered' ? 'ok' : status === 'cancelled' ? 'bad' : 'mar'}>
              {ORDER_STATUS_WORDS[status]}
            </Badge>
          ),
        },
        {
          key: 'total',
          header: columns.total,
          numeric: true,
          cell: ({ total_cents }) => moneyText(total_cents),
        },
      ]}
    />
  )
}

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

function filterOf(address: URLSearchParams): OrderFilter {
  const today = new Date()
  const [from, until] = [address.get(FROM), address.get(UNTIL)]
  const status = ORDER_STATUSES.find((one: OrderStatus) => one === address.get(STATUS))
  return {
    from: isDay(from) ? from : cityDay(new Date(today.getTime() - (DAYS_SHOWN - 1) * DAY_MS)),
    until: isDay(until) ? until : cityDay(today),
    status,
    search: address.get(SEARCH)?.trim() || undefined,
    cursor: cursorTrail(address).current,
  }
}
