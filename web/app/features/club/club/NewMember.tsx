import type { SessionUser } from '@portal/contract/people/accounts/session'
import { type ReactNode, useEffect, useRef } from 'react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { clubTexts } from './club.texts.ts'

const texts = clubTexts.member.welcome

type NewMemberProps = {
  user: SessionUser
  /** What they can take at once. */
  children: ReactNode
}

/** In place of the form that somebody just sent: the first coupon, then what is still to do. */
export function NewMember({ user, children }: NewMemberProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form was longer than the screen, and its end is where the person looked.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [])
  const name = user.user_metadata.full_name?.trim().split(/\s+/)[0] ?? null
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-h2 wrap-anywhere outline-none">
        {texts.title(name)}
      </h2>
      {children}
      <p>{texts.next}</p>
      <LinkButton to="/dash-clube#whatsapp" look="line">
        {texts.confirm}
      </LinkButton>
      <TextLink to="/" block>
        {texts.home}
      </TextLink>
    </div>
  )
}
