import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { useNow } from '~/platform/use-now.ts'
import { ReturnsPanel } from './ReturnsPanel.tsx'
import { useOrderWrites } from './use-order-writes.ts'

type ReturnToAnswerProps = { establishmentId: string; order: OwnOrder; onAnswered: () => void }

/** One return, answered away from the board. */
export function ReturnToAnswer({ establishmentId, order, onAnswered }: ReturnToAnswerProps) {
  const now = useNow(new Date().toISOString())
  const writes = useOrderWrites(establishmentId)
  async function told(write: Promise<boolean>) {
    const isDone = await write
    if (isDone) onAnswered()
    return isDone
  }
  return (
    <ReturnsPanel
      returns={[order]}
      now={now}
      writes={{
        ...writes,
        answerReturn: (...answer) => told(writes.answerReturn(...answer)),
        receiveReturn: (received) => told(writes.receiveReturn(received)),
      }}
    />
  )
}
