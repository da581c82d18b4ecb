import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import { ROLE_WORDS, STATUS_WORDS } from '@portal/contract/establishments/vocabulary'
import { ChevronsUpDown, Plus, Store } from 'lucide-react'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'
import { REGISTRATION, screenAddress } from '../screen-address.rules.ts'

const texts = myListingsTexts.switcher

type ListingSwitcherProps = {
  listings: readonly MyEstablishment[]
  current: MyEstablishment
  /** The screen to stay in. */
  screen: string
}

/** Which listing the screens are of; a choice where there are several. */
export function ListingSwitcher({ listings, current, screen }: ListingSwitcherProps) {
  const others = listings.filter(({ id }) => id !== current.id)
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button
          type="button"
          className="flex min-h-14 w-full min-w-0 items-center gap-3 rounded-item bg-mar-900 px-3 py-2 text-left text-on-dark hover:bg-mar-700"
        >
          <Picture
            picture={current.photo}
            alt=""
            ratio="1/1"
            sizes="36px"
            className="size-9 flex-none rounded-item!"
          >
            <span className="grid place-items-center text-mar-700">
              <Store aria-hidden="true" className="size-5" />
            </span>
          </Picture>
          <span className="min-w-0 flex-1 text-sm leading-tight">
            <span className="sr-only">{texts.label}</span>
            <b className="block truncate font-semibold">{current.name}</b>
            <span className="block truncate text-on-dark-muted text-xs">
              {STATUS_WORDS[current.status]} · {ROLE_WORDS[current.role]}
            </span>
          </span>
          <ChevronsUpDown aria-hidden="true" className="size-4.5 flex-none" />
        </button>
      }
      entries={[
        ...others.map(({ id, name }) => ({
          label: name,
          icon: <Store aria-hidden="true" />,
          to: screenAddress(screen, id),
        })),
        {
          label: texts.another,
          icon: <Plus aria-hidden="true" />,
          to: REGISTRATION,
          separated: others.length > 0,
        },
      ]}
    />
  )
}
