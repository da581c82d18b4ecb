import { businessOf } from './visits.rules.ts'

const CARDS = 'main article a[href^="/guia/"]'
/** How often new cards of a list are looked for, and those seen are told. */
const LOOK_MS = 2_000
const MOST_TOLD = 30

/** Tells which businesses came into view as cards, each once for a page, a few at a time. */
export function watchCards(onSeen: (slugs: string[]) => void): () => void {
  const own = businessOf(location.pathname)
  const seen = new Set<string>()
  let untold: string[] = []
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const slug = businessOf((target as HTMLAnchorElement).pathname)
        if (!slug || slug === own || seen.has(slug)) continue
        seen.add(slug)
        untold.push(slug)
      }
    },
    { threshold: 0.5 },
  )
  function tell() {
    while (untold.length > 0) onSeen(untold.splice(0, MOST_TOLD))
  }
  function look() {
    tell()
    if (!document.hidden)
      for (const card of document.querySelectorAll(CARDS)) observer.observe(card)
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  addEventListener('pagehide', tell)
  return () => {
    clearInterval(timer)
    removeEventListener('pagehide', tell)
    observer.disconnect()
    tell()
    untold = []
  }
}
