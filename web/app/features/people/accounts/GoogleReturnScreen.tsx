import { CircleAlert } from 'lucide-react'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { GoogleIcon } from './GoogleIcon.tsx'
import { planOfPage } from './plan-choice.rules.ts'
import { peekReturnPath } from './return-path.ts'
import { useGoogle } from './use-google.ts'
import { useGoogleReturn } from './use-google-return.ts'

/** Its parameters are read in the browser only: they are nobody else's business. */
export const meta = linkPageMeta('Entrando', '/auth/callback')

/** /auth/callback */
export default function GoogleReturnScreen() {
  const failure = useGoogleReturn()
  if (failure) return <GoogleFailed reason={failure} />
  return <Waiting label={accountsTexts.google.returning} />
}

function GoogleFailed({ reason }: { reason: string }) {
  const texts = accountsTexts.google
  const plan = planOfPage(new URLSearchParams(window.location.search).get('plan') ?? 'clube', null)
  const returnPath = peekReturnPath()
  const [isLeaving, leave] = useGoogle({ plan, cycle: 'month', returnPath })
  return (
    <Outcome icon={<CircleAlert />} title={texts.failed.title} text={reason}>
      <LinkButton to="/auth" state={{ from: returnPath }} look="primary">
        {texts.withPassword}
      </LinkButton>
      <Button look="line" pending={isLeaving} onClick={leave}>
        {isLeaving ? null : <GoogleIcon />}
        {isLeaving ? texts.pending : texts.retry}
      </Button>
    </Outcome>
  )
}
