import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { KEEP_CODES, KEEP_WORDS } from '@portal/contract/storefront/orders/orders.texts'
import { Button } from '~/ui/Button.tsx'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { firstName } from './board.rules.ts'
import { boardTexts } from './board.texts.ts'
import type { OrderWrites } from './use-order-writes.ts'

const { cancellation: texts, card } = boardTexts

type CancellationAnswerProps = { order: OwnOrder; writes: OrderWrites }

/** The customer would like to leave what was accepted. A no says why, and leaves it as it was. */
export function CancellationAnswer({ order, writes }: CancellationAnswerProps) {
  const { pending } = writes
  const isOnItsWay = pending?.id === order.id ? pending.to : null
  const name = firstName(order.contact?.name ?? '') || texts.somebody
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-item bg-sol-400 p-2.5 text-[0.875rem] text-mar-950">
      <p className="font-bold">{texts.asked(name)}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Button
          size="sm"
          className="px-2! whitespace-normal!"
          pending={isOnItsWay === 'cancellation'}
          onClick={() => void writes.answer(order, null)}
        >
          <span>
            {texts.accept}
            <span className="sr-only">{card.ofOrder(order.number)}</span>
          </span>
        </Button>
        <DropdownMenu
          align="start"
          entries={KEEP_CODES.map((code) => ({
            label: KEEP_WORDS[code],
            onSelect: () => void writes.answer(order, code),
          }))}
          trigger={
            <Button
              size="sm"
              look="line"
              className="px-2! whitespace-normal!"
              pending={KEEP_CODES.some((code) => code === isOnItsWay)}
            >
              <span>
                {texts.deny}
                <span className="sr-only">{card.ofOrder(order.number)}</span>
              </span>
            </Button>
          }
        />
      </div>
    </div>
  )
}
