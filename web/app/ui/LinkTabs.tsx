import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { chosenTabStyle, otherTabStyle, tabRowStyle, tabStyle } from './tab-style.ts'
import { useChosenInSight } from './use-chosen-in-sight.ts'

type LinkTabsProps = {
  label: string
  links: { label: ReactNode; to: string; current?: boolean | undefined }[]
  className?: string | undefined
}

/** Tabs that are places: the categories of the guide, the sections of a business page. */
export function LinkTabs({ label, links, className }: LinkTabsProps) {
  const row = useChosenInSight<HTMLElement>()
  return (
    <nav ref={row} aria-label={label} className={clsx(tabRowStyle, className)}>
      {links.map(({ label: text, to, current }) => (
        <Link
          key={to}
          to={to}
          aria-current={current ? 'page' : undefined}
          className={clsx(tabStyle, current ? chosenTabStyle : otherTabStyle)}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
