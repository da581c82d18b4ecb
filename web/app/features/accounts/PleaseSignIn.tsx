import { useEffect, useRef } from 'react'
import { Button } from '~/ui/Button.tsx'
import { accountsTexts } from './accounts.texts.ts'

/**
 * The account stands; only the way in is still to be walked. Takes the focus, for the long form it
 * replaces leaves the screen somewhere in the footer.
 */
export function PleaseSignIn({ onSignIn }: { onSignIn: () => void }) {
  const { title, description } = accountsTexts.signUp.pleaseSignIn
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-card bg-mangue-100 p-6">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-h3 outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-5">{description}</p>
      <Button look="primary" onClick={onSignIn}>
        {accountsTexts.signUp.toSignIn}
      </Button>
    </div>
  )
}
