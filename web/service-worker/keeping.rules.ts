/** What is kept, for how long, and what goes first. Pure. */

export type Kept = { url: string; at: number }

/** The newest stay; those that are pinned always do. */
export function pagesToDrop(
  kept: readonly Kept[],
  most: number,
  pinned: readonly string[],
): string[] {
  return kept
    .filter(({ url }) => !pinned.includes(url))
    .sort((one, other) => other.at - one.at)
    .slice(most)
    .map(({ url }) => url)
}

/**
 * A file stays while a kept page names it, while this release needs it, and for a week: a tab that
 * was left open over a release still finds what it goes on to ask for.
 */
export function filesToDrop(
  kept: readonly Kept[],
  needed: ReadonlySet<string>,
  now: number,
  graceMs: number,
): string[] {
  return kept.filter(({ url, at }) => !needed.has(url) && now - at > graceMs).map(({ url }) => url)
}

const PART = /^bytes=(\d+)-(\d*)$/

/** The part of a file that is asked for, as far as there is one. Null is all of it. */
export function partOf(range: string | null, size: number): { start: number; end: number } | null {
  const [, from, to] = PART.exec(range ?? '') ?? []
  if (from === undefined) return null
  const start = Number(from)
  const end = Math.min(to ? Number(to) : size - 1, size - 1)
  return start <= end ? { start, end } : null
}

/** The files a page names: its styles, its scripts, its typefaces. */
export function filesIn(html: string, origin: string): string[] {
  const found = html.matchAll(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g)
  return [...new Set([...found].map(([path]) => origin + path))]
}

/** Only on its root, which no script is named by: the page's policy still fits it. */
export function markKept(html: string, at: string, why: 'offline' | 'slow'): string {
  return html.replace(/<html(?=[\s>])/, `<html data-kept-at="${at}" data-kept-why="${why}"`)
}
