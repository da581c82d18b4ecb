import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ChipLooks, chipStyle } from './chip-style.ts'

/** A short way to a place: "Onde comer". `aria-current="page"` marks where one is. */
export function LinkChip({ look, className, ...rest }: ComponentProps<typeof Link> & ChipLooks) {
  return <Link {...rest} className={chipStyle({ look, className })} />
}
