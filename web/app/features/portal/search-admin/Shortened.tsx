import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { searchAdminTexts as texts } from './search-admin.texts.ts'

type ShortenedProps<Item> = {
  rows: Item[]
  /** How many are shown until somebody asks for the others. */
  most: number
  children: (shown: Item[]) => ReactNode
}

/** The beginning of a long list: what comes after it on the page is not pushed out of reach. */
export function Shortened<Item>({ rows, most, children }: ShortenedProps<Item>) {
  const [isWhole, setWhole] = useState(false)
  const hidden = isWhole ? 0 : Math.max(0, rows.length - most)
  return (
    <>
      {children(hidden > 0 ? rows.slice(0, most) : rows)}
      {hidden > 0 ? (
        <div className="mt-3 text-center">
          <Button look="ghost" size="sm" onClick={() => setWhole(true)}>
            {texts.showOthers(hidden)}
          </Button>
        </div>
      ) : null}
    </>
  )
}
