import { linkPageMeta } from '~/features/accounts/link-page-meta.ts'
import { FOLLOW } from '~/features/coverage-requests/coverage.constants.ts'
import { followTexts } from '~/features/coverage-requests/coverage.texts.ts'
import { FollowScreen } from '~/features/coverage-requests/FollowScreen.tsx'

export const meta = linkPageMeta(followTexts.title, FOLLOW)

export default function FollowCoverage() {
  return <FollowScreen />
}
