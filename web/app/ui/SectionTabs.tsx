import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { chosenTabStyle, otherTabStyle, tabRowStyle, tabStyle } from './tab-style.ts'
import { useChosenInSight } from './use-chosen-in-sight.ts'

type SectionTabsProps = {
  /** The name of the landmark. */
  label: string
  sections: readonly { id: string; label: string }[]
}

/** A section counts as read from when its heading comes this near to the bars above it. */
const BELOW_BARS_PX = 150

/** Ways to the parts of the page: they stay under the header and follow the scroll. */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const row = useChosenInSight<HTMLElement>()
  const [currentId, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const follow = () => {
      // Looked up each time: a part whose code has come stands there anew.
      const passed = sections.findLast(({ id }) => {
        const section = document.getElementById(id)
        return section && section.getBoundingClientRect().top <= BELOW_BARS_PX
      })
      setCurrent((passed ?? sections[0])?.id)
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [sections])
  return (
    <nav
      ref={row}
      aria-label={label}
      className={clsx(tabRowStyle, 'sticky top-15 z-10 bg-areia-50 lg:top-19 print:hidden')}
    >
      {sections.map(({ id, label: name }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === currentId ? 'location' : undefined}
          className={clsx(tabStyle, id === currentId ? chosenTabStyle : otherTabStyle)}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
