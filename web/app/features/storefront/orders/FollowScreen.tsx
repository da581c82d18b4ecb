import type { FollowedOrder } from '@portal/contract/storefront/orders/order'
import type { ReactNode } from 'react'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { InvalidLink, isLinkToken, ReadByLink } from '~/ui/ReadByLink.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { FollowedOrderView } from './FollowedOrderView.tsx'
import { useFollowedOrder } from './follow.queries.ts'
import { followTexts as texts } from './follow.texts.ts'

/** What an order that is paid in advance asks for, on top of its page. */
export type RenderPix = (order: FollowedOrder, token: string) => ReactNode
type FollowScreenProps = { renderPix: RenderPix }

const GUIDE = '/guia-comercial'

/** /pedido: the order behind the private link, and nothing without it. */
export function FollowScreen({ renderPix }: FollowScreenProps) {
  const token = useLinkToken()
  if (token === undefined) return <Waiting label={texts.loading} />
  return isLinkToken(token) ? (
    <KnownLink token={token} renderPix={renderPix} />
  ) : (
    <InvalidLink texts={texts} to={GUIDE} />
  )
}

function KnownLink({ token, renderPix }: FollowScreenProps & { token: string }) {
  const order = useFollowedOrder(token)
  return (
    <ReadByLink
      read={order}
      status={failureStatus(order.error)}
      failure={failureText(order.error)}
      texts={texts}
      to={GUIDE}
    >
      {(found) => (
        <FollowedOrderView
          order={found}
          token={token}
          readAt={order.dataUpdatedAt}
          isLost={order.isError}
          pix={found.pix ? renderPix(found, token) : null}
        />
      )}
    </ReadByLink>
  )
}
