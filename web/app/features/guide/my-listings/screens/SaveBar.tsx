import type { ComponentProps } from 'react'
import { SaveBar as UiSaveBar } from '~/ui/SaveBar.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'

const { save, discardAsk } = myListingsTexts

type SaveBarProps = Omit<ComponentProps<typeof UiSaveBar>, 'texts'> & { label?: string }

/** With the words of a listing's screens. */
export function SaveBar({ label = save.button, ...bar }: SaveBarProps) {
  const { discard, pending } = save
  return <UiSaveBar texts={{ save: label, discard, pending, ask: discardAsk }} {...bar} />
}
