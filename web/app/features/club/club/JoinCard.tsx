import type { ReactNode } from 'react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { Sheet } from '~/ui/Sheet.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { JOIN_ANCHOR } from './club.constants.ts'
import { clubTexts } from './club.texts.ts'
import { JoinForm } from './JoinForm.tsx'
import { MemberGreeting } from './MemberGreeting.tsx'
import { NewMember } from './NewMember.tsx'
import { useGoogleJoin } from './use-google-join.ts'
import { useJoinClub } from './use-join-club.ts'

const googleTexts = clubTexts.join.google

const texts = clubTexts.join

type JoinCardProps = {
  googleIcon: ReactNode
  /** What a new member can take at once; without it they are led home. */
  welcome?: ReactNode
}

/**
 * The form for everybody, as the page is the same for everybody; who turns out to be signed in is
 * greeted instead.
 */
export function JoinCard({ googleIcon, welcome }: JoinCardProps) {
  const { user } = useAuth()
  const club = useJoinClub({ hasWelcome: Boolean(welcome) })
  return (
    <Sheet id={JOIN_ANCHOR} className="scroll-mt-24 self-start text-ink">
      {user ? (
        club.hasJoined && welcome ? (
          <NewMember user={user}>{welcome}</NewMember>
        ) : (
          <MemberGreeting user={user} isNew={club.hasJoined} />
        )
      ) : (
        <>
          <h2>{texts.title}</h2>
          <p className="mt-2 mb-5 text-muted">
            {texts.lead} {texts.haveAccount} <TextLink to="/auth">{texts.signIn}</TextLink>
          </p>
          <noscript>
            <p className="mb-5 rounded-card bg-sol-100 p-4 text-sm">{texts.noScript}</p>
          </noscript>
          <GoogleJoin icon={googleIcon} />
          <p className="my-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {texts.divider}
          </p>
          <JoinForm club={club} />
        </>
      )}
    </Sheet>
  )
}

/** The instant sign-up: Google knows the name and the e-mail already. */
function GoogleJoin({ icon }: { icon: ReactNode }) {
  const { isLeaving, leave } = useGoogleJoin()
  return (
    <Button look="line" block pending={isLeaving} onClick={leave}>
      {isLeaving ? null : icon}
      {isLeaving ? googleTexts.pending : googleTexts.label}
    </Button>
  )
}
