import clsx from 'clsx'
import type { ReactNode } from 'react'

type PhoneRowProps = {
  label: string
  /** How they stand on wider screens. */
  className: string
  children: ReactNode
}

/** On a phone cards lie side by side and run off the edge, so that the page stays short. */
export const PhoneRow = ({ label, className, children }: PhoneRowProps) => (
  <ul
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by the keyboard
    tabIndex={0}
    className={clsx(
      'rail mt-5 snap-x gap-3 pb-2 max-md:[&>li]:w-[90%] max-md:[&>li]:flex-none max-md:[&>li]:snap-start',
      'md:mx-0 md:mt-8 md:grid md:gap-5 md:overflow-visible md:px-0 md:pb-0',
      className,
    )}
  >
    {children}
  </ul>
)
