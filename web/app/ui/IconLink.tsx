import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type IconButtonLooks, iconButtonStyle } from './icon-button-style.ts'

export function IconLink({
  label,
  look,
  className,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'aria-label'> & IconButtonLooks & { label: string }) {
  return <Link {...rest} aria-label={label} className={iconButtonStyle({ look, className })} />
}
