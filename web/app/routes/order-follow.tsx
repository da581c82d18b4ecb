import '../workplace.css'
import { FollowScreen } from '~/features/orders/FollowScreen.tsx'
import { followTexts } from '~/features/orders/follow.texts.ts'
import { FOLLOW } from '~/features/orders/orders.constants.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'

export const meta = linkPageMeta(followTexts.title, FOLLOW)

export default function FollowOrder() {
  return <FollowScreen />
}
