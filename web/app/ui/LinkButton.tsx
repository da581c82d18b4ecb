import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLooks, buttonStyle } from './button-style.ts'

/** A place to go that looks like a button; what changes something is a `Button`. */
export function LinkButton({
  look,
  size,
  block,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLooks) {
  return <Link {...rest} className={buttonStyle({ look, size, block, className })} />
}
