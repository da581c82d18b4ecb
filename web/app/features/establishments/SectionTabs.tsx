import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { chosenTabStyle, otherTabStyle, tabRowStyle, tabStyle } from '~/ui/tab-style.ts'
import { businessTexts as texts } from './business.texts.ts'

type SectionTabsProps = { sections: readonly { id: string; label: string }[] }

/** A section counts as read from when its heading comes this near to the bars above it. */
const BELOW_BARS_PX = 150

/** Ways to the parts of the page: they stay under the header and follow the scroll. */
export function SectionTabs({ sections }: SectionTabsProps) {
  const [currentId, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const follow = () => {
      // Looked up each time: a part whose code has come stands there anew.
      const passed = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= BELOW_BARS_PX
      })
      setCurrent((passed.at(-1) ?? sections[0])?.id)
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [sections])
  return (
    <nav
      aria-label={texts.sections}
      className={clsx(tabRowStyle, 'sticky top-15 z-10 bg-areia-50 lg:top-19')}
    >
      {sections.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === currentId ? 'location' : undefined}
          className={clsx(tabStyle, id === currentId ? chosenTabStyle : otherTabStyle)}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
