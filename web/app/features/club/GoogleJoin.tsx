import type { ReactNode } from 'react'
import { Button } from '~/ui/Button.tsx'
import { clubTexts } from './club.texts.ts'
import { useGoogleJoin } from './use-google-join.ts'

const texts = clubTexts.join.google

/** The instant sign-up: Google knows the name and the e-mail already. */
export function GoogleJoin({ icon }: { icon: ReactNode }) {
  const { isLeaving, leave } = useGoogleJoin()
  return (
    <Button look="line" block pending={isLeaving} onClick={leave}>
      {isLeaving ? null : icon}
      {isLeaving ? texts.pending : texts.label}
    </Button>
  )
}
