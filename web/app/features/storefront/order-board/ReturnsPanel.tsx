import { moneyText } from '@portal/contract/shared/plan-prices'
import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { RETURN_ANSWER_WORDS } from '@portal/contract/storefront/orders/orders.texts'
import clsx from 'clsx'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { WhatsappIcon } from '~/ui/brand-icons.tsx'
import { iconButtonStyle } from '~/ui/icon-button-style.ts'
import { firstName, returnClock } from './board.rules.ts'
import { boardTexts } from './board.texts.ts'
import type { OrderWrites } from './use-order-writes.ts'

const ReturnDialog = lazy(() =>
  import('./ReturnDialog.tsx').then((module) => ({ default: module.ReturnDialog })),
)

const { returns: texts, card } = boardTexts

type ReturnsPanelProps = { returns: readonly OwnOrder[]; now: Date; writes: OrderWrites }

/** Goods of the shop on their way back: what silence costs stands before what is only awaited. */
export function ReturnsPanel({ returns, now, writes }: ReturnsPanelProps) {
  const headingId = useId()
  const [answered, setAnswered] = useState<OwnOrder | null>(null)
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id={headingId} className="text-base">
        {texts.title(returns.length)}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-2">
        {returns.map((order) => (
          <ReturnRow
            key={order.id}
            {...{ order, now, writes }}
            onAnswer={() => setAnswered(order)}
          />
        ))}
      </ul>
      {answered ? (
        <Suspense>
          <ReturnDialog
            key={answered.id}
            order={returns.find(({ id }) => id === answered.id) ?? answered}
            writes={writes}
            onClose={() => setAnswered(null)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

type ReturnRowProps = Omit<ReturnsPanelProps, 'returns'> & {
  order: OwnOrder
  onAnswer: () => void
}

function ReturnRow({ order, now, writes, onAnswer }: ReturnRowProps) {
  const { return: back, contact, lines, number, whatsapp_url, total_cents } = order
  if (!back) return null
  const name = firstName(contact?.name ?? '')
  const clock = returnClock(back, now)
  const isAsked = back.status === 'asked'
  return (
    <li
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-[14px] border p-4 leading-[1.4]',
        isAsked ? 'border-[#E6C25C] bg-sol-100' : 'border-line bg-white',
      )}
    >
      <h3 className="text-base wrap-break-word">{texts.wants(name, number)}</h3>
      <p className="num text-[0.875rem] wrap-break-word">
        {lines.map(({ quantity, name: item }) => `${quantity} ${item}`).join(', ')},{' '}
        {moneyText(total_cents)}
      </p>
      {back.reason ? <p className="wrap-break-word">“{back.reason}”</p> : null}
      <p
        className={clsx(
          'num font-semibold text-[0.875rem]',
          clock.isLate ? 'text-vermelho-700' : 'text-[#6B4200]',
        )}
      >
        {back.answer ? texts.answered(RETURN_ANSWER_WORDS[back.answer.code]) : clock.text}
      </p>
      <div className="flex items-center gap-2">
        {isAsked ? (
          <Button size="sm" onClick={onAnswer}>
            <span>
              {texts.answer}
              <span className="sr-only">{card.ofOrder(number)}</span>
            </span>
          </Button>
        ) : null}
        <Button
          size="sm"
          look="line"
          pending={writes.pending?.id === order.id && writes.pending.to === 'returned'}
          onClick={() => void writes.receiveReturn(order)}
        >
          <span>
            {texts.receive}
            <span className="sr-only">{card.ofOrder(number)}</span>
          </span>
        </Button>
        {whatsapp_url ? (
          <a
            href={whatsapp_url}
            target="_blank"
            rel="noreferrer"
            aria-label={card.whatsapp(name)}
            className={iconButtonStyle({ className: 'ml-auto text-mar-700' })}
          >
            <WhatsappIcon />
          </a>
        ) : null}
      </div>
    </li>
  )
}
