import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { ReactNode } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import type { ListingForm } from '../listing-form.rules.ts'
import { myListingsTexts } from '../my-listings.texts.ts'

const texts = myListingsTexts.editor

/** Handed in by the route: the page of a business is another feature. */
export type PageSlot = (listing: OwnEstablishment, form: ListingForm) => ReactNode

/** The page as visitors will see it, before they do. */
export function WholePage({ children }: { children: ReactNode }) {
  return (
    <Dialog
      size="lg"
      align="top"
      title={texts.wholePageTitle}
      trigger={
        <Button look="line" size="sm" className="justify-self-start">
          {texts.wholePage}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
