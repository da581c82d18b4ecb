import { useEffect, useState } from 'react'

/** A section is being read once its beginning has passed this part of the screen. */
const READING_LINE = 0.35

/** The last section whose beginning has passed, for the menu to mark; the first until one has. */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState(ids[0])
  const list = ids.join(' ')
  useEffect(() => {
    const all = list.split(' ')
    function look() {
      const line = window.innerHeight * READING_LINE
      const passed = all.filter((id) => {
        const section = document.getElementById(id)
        return section !== null && section.getBoundingClientRect().top <= line
      })
      setInSight(passed.at(-1) ?? all[0])
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [list])
  return inSight
}
