import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type DisclosureProps = {
  label: string
  /** What it is of, where the eye knows by the place and the ear does not. */
  describes?: string | undefined
  /** Something inside has to be seen: it stands open. */
  isNeeded?: boolean | undefined
  children: ReactNode
}

/** One part that most do not need. What is inside is made when it is first opened. */
export function Disclosure({ label, describes, isNeeded = false, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="group"
      {...(isNeeded ? { open: true } : {})}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true)
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-mar-600 [&::-webkit-details-marker]:hidden">
        {label}
        {describes ? <span className="sr-only">: {describes}</span> : null}
        <ChevronDown
          aria-hidden="true"
          className="size-5 flex-none transition-transform group-open:rotate-180"
        />
      </summary>
      {wasOpened || isNeeded ? children : null}
    </details>
  )
}
