import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { words } from './words.ts'

/** A button of the footer that closes the `Dialog` around it. */
export function DialogClose({
  children = words.cancel,
  look = 'ghost',
  ...rest
}: ComponentProps<typeof Button>) {
  return (
    <Base.Close
      render={
        <Button {...rest} look={look}>
          {children}
        </Button>
      }
    />
  )
}
