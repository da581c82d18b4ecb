import { type ReactNode, useEffect, useRef } from 'react'

type OutcomeProps = {
  icon: ReactNode
  title: string
  text: ReactNode
  /** What the person can do now, main thing first. */
  children?: ReactNode
}

/** The end of a way, good or bad. Takes the focus, so that it is heard instead of what it replaces. */
export function Outcome({ icon, title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="wrap grid min-h-[55dvh] place-items-center py-14 text-center">
      <div className="grid max-w-120 justify-items-center gap-4">
        <span aria-hidden="true" className="text-mar-700 [&_svg]:size-11">
          {icon}
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {title}
        </h1>
        <p className="text-lead text-muted">{text}</p>
        {children ? <div className="mt-3 grid justify-items-center gap-3">{children}</div> : null}
      </div>
    </div>
  )
}
