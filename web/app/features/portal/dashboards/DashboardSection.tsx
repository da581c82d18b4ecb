import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useNarrow } from '~/platform/use-narrow.ts'
import { SECTIONS, type SectionName } from '~/screens/own.screens.ts'
import { isThere, type Screen } from '~/screens/screen.ts'

type DashboardSectionProps = {
  id: SectionName
  /** Where the table does not say what it is for. */
  lead?: string
  /** It is a page by itself. */
  isPage?: boolean
  /**
   * What is not of this moment: on a phone it is an entry that opens, and so it does for who follows a link
   * into it. What else it is known by, such as a part of it, is named here.
   */
  entry?: true | readonly string[]
  children: ReactNode
}

/** A place the navigation leads to; it takes the focus so that Tab goes on from here. */
export function DashboardSection(props: DashboardSectionProps) {
  const { id, lead, isPage = false, entry, children } = props
  const isNarrow = useNarrow()
  const section: Screen = SECTIONS[id]
  const purpose = lead ?? section.lead
  const Title = isPage ? 'h1' : 'h2'
  if (!isThere(section)) return null
  if (entry && isNarrow) return <Entry {...props} purpose={purpose} />
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

function Entry({
  id,
  entry,
  purpose,
  children,
}: DashboardSectionProps & { purpose: string | undefined }) {
  const { label, icon: Icon }: Screen = SECTIONS[id]
  const { hash } = useLocation()
  const [isOpened, setOpened] = useState<boolean | null>(null)
  const isAskedFor = [id, ...(Array.isArray(entry) ? entry : [])].includes(hash.slice(1))
  const isOpen = isOpened ?? isAskedFor
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titulo`}
      className="scroll-mt-28 border-line border-b outline-none"
    >
      <h2 className="text-base">
        <button
          id={`${id}-titulo`}
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-13 w-full cursor-pointer items-center gap-3 text-left"
          onClick={() => setOpened(!isOpen)}
        >
          {Icon ? <Icon aria-hidden="true" className="size-5 flex-none text-mar-600" /> : null}
          <span className="min-w-0 flex-1">{label}</span>
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-5 flex-none transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-1 pb-6">
          {purpose ? <p className="text-muted">{purpose}</p> : null}
          {children}
        </div>
      ) : null}
    </section>
  )
}
