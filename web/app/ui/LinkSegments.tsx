import clsx from 'clsx'
import { Link, type LinkProps } from 'react-router'
import { chosenSegmentStyle, segmentRowStyle, segmentStyle } from './segment-style.ts'

type LinkSegmentsProps = Pick<LinkProps, 'preventScrollReset' | 'rel'> & {
  label: string
  links: { label: string; to: string; current: boolean }[]
  className?: string | undefined
}

/** A `SegmentedControl` whose views are addresses: lista / lista e mapa. */
export function LinkSegments({ label, links, className, ...rest }: LinkSegmentsProps) {
  return (
    <nav aria-label={label} className={clsx(segmentRowStyle, className)}>
      {links.map(({ label: text, to, current }) => (
        <Link
          key={text}
          to={to}
          {...rest}
          aria-current={current ? 'true' : undefined}
          className={clsx(segmentStyle, current && chosenSegmentStyle)}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
