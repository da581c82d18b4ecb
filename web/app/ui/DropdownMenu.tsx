import { Menu as Base } from '@base-ui/react/menu'
import clsx from 'clsx'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { itemStyle, popupStyle, positionerStyle } from './popup-style.ts'

type MenuEntry = {
  label: string
  icon?: ReactNode
  destructive?: boolean | undefined
  disabled?: boolean | undefined
  /** A hairline above: starts another group. */
  separated?: boolean | undefined
} & ({ to: string; onSelect?: never } | { to?: never; onSelect: () => void })

type DropdownMenuProps = {
  trigger: ReactElement
  entries: MenuEntry[]
  align?: 'start' | 'center' | 'end'
}

/** Actions on a thing. A list of links to places is a nav, not a menu. */
export function DropdownMenu({ trigger, entries, align = 'end' }: DropdownMenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50" />
        <Base.Positioner sideOffset={6} align={align} className={positionerStyle}>
          <Base.Popup className={popupStyle({ padding: 'list', className: 'min-w-55' })}>
            {entries.map(({ label, icon, destructive, disabled, separated, to, onSelect }) => {
              const shared = {
                className: clsx(
                  itemStyle,
                  destructive
                    ? 'text-vermelho-700 data-highlighted:bg-guara-100'
                    : '[&_svg]:text-mar-600',
                ),
                children: (
                  <>
                    {icon}
                    {label}
                  </>
                ),
              }
              return (
                <Fragment key={label}>
                  {separated ? <Base.Separator className="mx-3 my-2 h-px bg-line" /> : null}
                  {to === undefined ? (
                    <Base.Item {...shared} disabled={disabled} onClick={onSelect} />
                  ) : (
                    <Base.LinkItem {...shared} render={<Link to={to} />} closeOnClick />
                  )}
                </Fragment>
              )
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
