import type { MouseEvent, ReactNode } from 'react'
import { NavLink } from 'react-router'

type ShellLinkProps = {
  to: string
  children: ReactNode
  className: string
  label?: string | undefined
  disabled?: boolean | undefined
  onClick?: ((event: MouseEvent) => void) | undefined
}

/** A link that marks the current page; switched off, it has no address and takes no focus. */
export function ShellLink({ to, children, className, label, disabled, onClick }: ShellLinkProps) {
  if (disabled) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is what a disabled link is
      <a
        role="link"
        aria-disabled="true"
        aria-label={label}
        className={`${className} pointer-events-none opacity-55`}
      >
        {children}
      </a>
    )
  }
  return (
    <NavLink to={to} end={to === '/'} aria-label={label} onClick={onClick} className={className}>
      {children}
    </NavLink>
  )
}
