import type { EndpointResult } from '@portal/contract/shared/endpoint'
import { moneyText } from '@portal/contract/shared/plan-prices'
import {
  ORDER_MODE_WORDS,
  ORDER_TROUBLE_WORDS,
} from '@portal/contract/storefront/orders/orders.texts'
import type {
  readOrderTroubles,
  TroubledOrder,
} from '@portal/contract/storefront/orders/orders-admin'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Table } from '~/ui/Table.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { ordersAdminTexts as texts } from './orders-admin.texts.ts'

type Troubles = EndpointResult<typeof readOrderTroubles>
const { columns } = texts

/** Trouble passes or grows by the minute. */
const EVERY_MS = 60_000

const troublesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'troubles'],
    queryFn: () => api.get('/api/v1/admin/orders/troubles'),
    refetchOnMount: 'always',
    refetchInterval: EVERY_MS,
  })

/** What goes wrong with orders, and who makes it go wrong. */
export default function OrderTroublesScreen() {
  const troubles = useQuery(troublesQuery())
  const [blocking, setBlocking] = useState<string | null>(null)
  const { block, unblock } = useBlocks()
  if (troubles.isError) {
    return (
      <ErrorState
        title={texts.loadError}
        onRetry={() => void troubles.refetch()}
        retrying={troubles.isFetching}
      >
        {failureText(troubles.error)}
      </ErrorState>
    )
  }
  if (!troubles.data) {
    return (
      <div role="status">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton shape="block" className="h-60" />
      </div>
    )
  }
  const { orders, pauses, phones, blocks } = troubles.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Orders orders={orders} onBlock={setBlocking} />
      {orders.length > 0 ? (
        <div>
          <SheetLink list="order-troubles" filter={{}} />
        </div>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 2xl:grid-cols-2">
        <Pauses pauses={pauses} />
        <Phones phones={phones} onBlock={setBlocking} />
      </div>
      <Blocks blocks={blocks} onUnblock={(phone) => void unblock(phone)} />
      {blocking ? (
        <ReasonDialog
          title={texts.blockTitle(phoneText(blocking))}
          description={texts.blockText}
          label={texts.reason}
          confirmLabel={texts.block}
          destructive
          minLength={3}
          maxLength={280}
          tooShort={texts.tooShort}
          onClose={() => setBlocking(null)}
          onConfirm={(reason) => block(blocking, reason)}
        />
      ) : null}
    </div>
  )
}

function useBlocks(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { save } = useSave<unknown>({
    onSaved: () => client.invalidateQueries({ queryKey: troublesQuery(api).queryKey }),
  })
  const attempt = async (run: () => Promise<unknown>, title: string) => {
    const done = () => ({ title, variant: 'success' as const })
    return (await save({ run, done, failed: texts.failed })).kind === 'saved'
  }
  return {
    block: (phone: string, reason: string) =>
      attempt(
        () => api.send('POST', '/api/v1/admin/orders/blocks', { body: { phone, reason } }),
        texts.blocked,
      ),
    unblock: (phone: string) =>
      attempt(
        () => api.send('DELETE', '/api/v1/admin/orders/blocks/:phone', { params: { phone } }),
        texts.unblocked,
      ),
  }
}

/** "(91) 98888-7777", in one piece. */
const Phone = ({ digits }: { digits: string }) => (
  <span className="whitespace-nowrap">{phoneText(digits)}</span>
)

const phoneText = (digits: string) => digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

type OnBlock = { onBlock: (phone: string) => void }

function BlockButton({ phone, onBlock }: { phone: string } & OnBlock) {
  return (
    <Button
      look="line"
      size="sm"
      aria-label={texts.blockOf(phoneText(phone))}
      onClick={() => onBlock(phone)}
    >
      {texts.block}
    </Button>
  )
}

function Orders({ orders, onBlock }: { orders: TroubledOrder[] } & OnBlock) {
  return (
    <Panel>
      <Table
        caption={texts.troubles}
        cardsBelow="lg"
        rows={orders}
        rowKey={({ id }) => id}
        empty={<Nothing title={texts.troubles}>{texts.noTroubles}</Nothing>}
        columns={[
          {
            key: 'order',
            header: columns.order,
            cell: ({ number, mode }) => `${number} · ${ORDER_MODE_WORDS[mode]}`,
          },
          {
            key: 'business',
            header: columns.business,
            cell: ({ establishment: { slug, name } }) => (
              <TextLink to={`/guia/${slug}`}>{name}</TextLink>
            ),
          },
          {
            key: 'trouble',
            header: columns.trouble,
            cell: ({ trouble }) => ORDER_TROUBLE_WORDS[trouble],
          },
          { key: 'since', header: columns.since, cell: ({ since }) => momentText(new Date(since)) },
          {
            key: 'total',
            header: columns.total,
            numeric: true,
            cell: ({ total_cents: cents }) => moneyText(cents),
          },
          {
            key: 'phone',
            header: columns.phone,
            cell: ({ phone }) => (phone ? <Phone digits={phone} /> : '—'),
          },
          {
            key: 'actions',
            header: columns.actions,
            actions: true,
            cell: ({ phone }) => (phone ? <BlockButton phone={phone} onBlock={onBlock} /> : null),
          },
        ]}
      />
    </Panel>
  )
}

function Pauses({ pauses }: { pauses: Troubles['pauses'] }) {
  return (
    <Panel>
      <Table
        caption={texts.pauses}
        rows={pauses}
        rowKey={({ establishment }) => establishment.id}
        empty={<Nothing title={texts.pauses}>{texts.noPauses}</Nothing>}
        columns={[
          {
            key: 'business',
            header: columns.business,
            cell: ({ establishment: { slug, name } }) => (
              <TextLink to={`/guia/${slug}`}>{name}</TextLink>
            ),
          },
          {
            key: 'who',
            header: columns.who,
            cell: ({ is_by_clock: isByClock }) => (isByClock ? texts.byClock : texts.byTeam),
          },
          {
            key: 'until',
            header: columns.until,
            cell: ({ until }) =>
              until ? texts.until(momentText(new Date(until))) : texts.untilResumed,
          },
        ]}
      />
    </Panel>
  )
}

function Phones({ phones, onBlock }: { phones: Troubles['phones'] } & OnBlock) {
  return (
    <Panel>
      <Table
        caption={texts.phones}
        rows={phones}
        rowKey={({ phone }) => phone}
        empty={<Nothing title={texts.phones}>{texts.noPhones}</Nothing>}
        columns={[
          { key: 'phone', header: columns.phone, cell: ({ phone }) => <Phone digits={phone} /> },
          { key: 'orders', header: columns.orders, numeric: true, cell: ({ orders }) => orders },
          { key: 'left', header: columns.left, numeric: true, cell: ({ left }) => left },
          {
            key: 'businesses',
            header: columns.businesses,
            numeric: true,
            cell: ({ businesses }) => businesses,
          },
          {
            key: 'actions',
            header: columns.actions,
            actions: true,
            cell: ({ phone }) => <BlockButton phone={phone} onBlock={onBlock} />,
          },
        ]}
      />
      <p className="mt-3 text-muted text-sm">{texts.phonesNote}</p>
    </Panel>
  )
}

function Blocks({
  blocks,
  onUnblock,
}: {
  blocks: Troubles['blocks']
  onUnblock: (phone: string) => void
}) {
  return (
    <Panel>
      <Table
        caption={texts.blocks}
        rows={blocks}
        rowKey={({ phone }) => phone}
        empty={<Nothing title={texts.blocks}>{texts.noBlocks}</Nothing>}
        columns={[
          { key: 'phone', header: columns.phone, cell: ({ phone }) => <Phone digits={phone} /> },
          { key: 'reason', header: columns.reason, cell: ({ reason }) => reason },
          {
            key: 'since',
            header: columns.since,
            cell: ({ created_at: at }) => momentText(new Date(at)),
          },
          {
            key: 'actions',
            header: columns.actions,
            actions: true,
            cell: ({ phone }) => (
              <Button
                look="line"
                size="sm"
                aria-label={texts.unblockOf(phoneText(phone))}
                onClick={() => onUnblock(phone)}
              >
                {texts.unblock}
              </Button>
            ),
          },
        ]}
      />
    </Panel>
  )
}

function Nothing({ title, children }: { title: string; children: string }) {
  return (
    <>
      <h2 className="text-h3">{title}</h2>
      <p className="mt-2 text-muted text-sm">{children}</p>
    </>
  )
}
