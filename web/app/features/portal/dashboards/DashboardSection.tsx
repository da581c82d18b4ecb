import type { ReactNode } from 'react'
import { SECTIONS, type SectionName } from '~/screens/own.screens.ts'
import { isThere, type Screen } from '~/screens/screen.ts'

type DashboardSectionProps = {
  id: SectionName
  /** Where the table does not say what it is for. */
  lead?: string
  /** It is a page by itself. */
  isPage?: boolean
  children: ReactNode
}

/** A place the navigation leads to; it takes the focus so that Tab goes on from here. */
export function DashboardSection({ id, lead, isPage = false, children }: DashboardSectionProps) {
  const section: Screen = SECTIONS[id]
  const purpose = lead ?? section.lead
  const Title = isPage ? 'h1' : 'h2'
  if (!isThere(section)) return null
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titulo`}
      className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-4 outline-none lg:scroll-mt-20"
    >
      <div>
        <Title id={`${id}-titulo`} className={isPage ? 'text-[2rem]' : 'text-[1.5rem]'}>
          {section.label}
        </Title>
        {purpose ? <p className="mt-1 text-muted">{purpose}</p> : null}
      </div>
      {children}
    </section>
  )
}
