import type { InboxItem } from '@portal/contract/portal/workplace/business-inbox'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { lazy, Suspense } from 'react'
import { ReviewToAnswer } from '~/features/guide/received-reviews/ReviewToAnswer.tsx'
import { inboxTexts } from '~/features/portal/inbox/inbox.texts.ts'
import { MessageToAnswer } from '~/features/portal/inbox/MessageToAnswer.tsx'
import { TemplatePicker } from '~/features/portal/inbox/TemplatePicker.tsx'
import { screenAddress } from '~/screens/screen-address.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'

/** Few businesses let rooms, sell goods or houses: what answers those is loaded where somebody waits. */
const StayRequests = lazy(() =>
  import('~/features/lodging/lodging-calendar/StayRequests.tsx').then((module) => ({
    default: module.StayRequests,
  })),
)
const ReturnToAnswer = lazy(() =>
  import('~/features/storefront/order-board/ReturnToAnswer.tsx').then((module) => ({
    default: module.ReturnToAnswer,
  })),
)
const LeadPanel = lazy(() =>
  import('~/features/properties/properties/editor/LeadsList.tsx').then((module) => ({
    default: module.LeadPanel,
  })),
)

type WaitingCardProps = {
  establishmentId: string
  item: InboxItem
  /** The most urgent one has the action of the screen. */
  isFirst: boolean
  onAnswered: () => void
}

/** What waits, with its answer: the features meet here. */
export function WaitingCard({ item, ...rest }: WaitingCardProps) {
  const { establishmentId, isFirst, onAnswered } = rest
  switch (item.kind) {
    case 'order':
      return <OrderToAnswer establishmentId={establishmentId} order={item.order} />
    case 'message':
      return (
        <MessageToAnswer
          establishmentId={establishmentId}
          message={item.message}
          to={`${screenAddress('mensagens', establishmentId)}&mensagem=${item.id}`}
          onSent={onAnswered}
        />
      )
    case 'review':
      return (
        <ReviewToAnswer
          establishmentId={establishmentId}
          review={item.review}
          templates={(box) => <TemplatePicker establishmentId={establishmentId} {...box} />}
          onSent={onAnswered}
        />
      )
    default:
      return (
        <Suspense fallback={<Skeleton shape="block" className="h-44" />}>
          {item.kind === 'stay' ? (
            <StayRequests
              establishmentId={establishmentId}
              requests={[item.stay]}
              isFirst={isFirst}
              onAnswered={onAnswered}
            />
          ) : item.kind === 'return' ? (
            <ReturnToAnswer
              establishmentId={establishmentId}
              order={item.order}
              onAnswered={onAnswered}
            />
          ) : (
            <LeadPanel lead={item.lead} establishmentId={establishmentId} onAnswered={onAnswered} />
          )}
        </Suspense>
      )
  }
}

type OrderToAnswerProps = {
  establishmentId: string
  order: Extract<InboxItem, { kind: 'order' }>['order']
}

/** The board rings, shows what was ordered and says by when: an order is accepted there. */
function OrderToAnswer({ establishmentId, order }: OrderToAnswerProps) {
  const texts = inboxTexts.waiting
  const lines = order.lines.map(({ quantity, name }) => `${quantity} ${name}`).join(', ')
  return (
    <Panel aria-label={texts.order(order.number)} className="grid gap-3">
      <h2 className="font-text text-base font-semibold tracking-normal">
        {texts.order(order.number)}
      </h2>
      <p className="num wrap-break-word">
        {lines}, {moneyText(order.total_cents)}
      </p>
      <p className="text-sm text-muted">{texts.orderText}</p>
      <LinkButton to={screenAddress('pedidos', establishmentId)}>{texts.toBoard}</LinkButton>
    </Panel>
  )
}
