import type { ReactNode } from 'react'
import { Link } from 'react-router'

type SwitchedLinkProps = {
  to: string
  disabled: boolean
  current?: boolean
  className: string
  children: ReactNode
  onClick?: (() => void) | undefined
}

/** A link that says whether it is the place one is at; switched off it has no address and no focus. */
export function SwitchedLink({
  to,
  disabled,
  current = false,
  className,
  children,
  onClick,
}: SwitchedLinkProps) {
  if (disabled) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is what a disabled link is
      <a role="link" aria-disabled="true" className={`${className} pointer-events-none opacity-55`}>
        {children}
      </a>
    )
  }
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={className}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}
