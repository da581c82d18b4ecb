import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { InvalidLink, isLinkToken, ReadByLink } from '~/ui/ReadByLink.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { FollowedOrderView } from './FollowedOrderView.tsx'
import { useFollowedOrder } from './follow.queries.ts'
import { followTexts as texts } from './follow.texts.ts'

const GUIDE = '/guia-comercial'

/** /pedido: the order behind the private link, and nothing without it. */
export function FollowScreen() {
  const token = useLinkToken()
  if (token === undefined) return <Waiting label={texts.loading} />
  return isLinkToken(token) ? <KnownLink token={token} /> : <InvalidLink texts={texts} to={GUIDE} />
}

function KnownLink({ token }: { token: string }) {
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
        />
      )}
    </ReadByLink>
  )
}
