import { LogOut } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { shellTexts } from './shell.texts.ts'
import { useSignOut } from './use-sign-out.ts'

/** The drawer closes at once; the notice tells how it went. */
export function DrawerSignOut({ onSignOut }: { onSignOut: () => void }) {
  const { isLeaving, leave } = useSignOut()
  return (
    <Button
      look="line"
      block
      pending={isLeaving}
      onClick={() => {
        leave()
        onSignOut()
      }}
    >
      {isLeaving ? null : <LogOut aria-hidden="true" strokeWidth={1.9} />}
      {shellTexts.account.signOut}
    </Button>
  )
}
