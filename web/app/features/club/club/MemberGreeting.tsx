import type { SessionUser } from '@portal/contract/people/accounts/session'
import { BadgeCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { clubTexts } from './club.texts.ts'

const texts = clubTexts.member

type MemberGreetingProps = {
  user: SessionUser
  /** They joined a moment ago, and the form that had the focus is gone. */
  isNew: boolean
}

/** In place of the form, for who is signed in. */
export function MemberGreeting({ user, isNew }: MemberGreetingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <div className="grid justify-items-start gap-3">
      <BadgeCheck aria-hidden="true" strokeWidth={1.6} className="size-12 text-mangue-500" />
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {texts.title}
      </h2>
      <p className="text-lead wrap-anywhere">{texts.lead(user.user_metadata.full_name)}</p>
      <p className="text-muted">{texts.next}</p>
      <LinkButton to="/dash-clube" look="primary" className="mt-3">
        {texts.open}
      </LinkButton>
    </div>
  )
}
