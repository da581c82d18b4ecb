/** The three heights of the list on a phone. Pure: what scrolls is the browser's business. */

export const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const
export type SheetHeight = (typeof SHEET_HEIGHTS)[number]

/** What is always seen of it: the handle, how many places there are, the first of them. */
export const PEEK_PIXELS = 172
/** Above it at its highest: the layers stay in reach. */
export const GAP_PIXELS = 68

/** The sheet rises as its frame scrolls: this far for each height. */
export function scrollOf(height: SheetHeight, framePixels: number): number {
  if (height === 'peek') return 0
  const full = Math.max(0, framePixels - PEEK_PIXELS)
  return height === 'full' ? full : Math.min(full, Math.max(0, framePixels / 2 - PEEK_PIXELS))
}

/** The height it rests at, or is nearest to. Beyond the highest its rows scroll. */
export function heightAt(scrollPixels: number, framePixels: number): SheetHeight {
  const distance = (height: SheetHeight) => Math.abs(scrollPixels - scrollOf(height, framePixels))
  if (scrollPixels >= scrollOf('full', framePixels) - 1) return 'full'
  return SHEET_HEIGHTS.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

/** A tap goes up, and down again from the top. */
export function tappedHeight(height: SheetHeight): SheetHeight {
  return SHEET_HEIGHTS[(SHEET_HEIGHTS.indexOf(height) + 1) % SHEET_HEIGHTS.length] ?? 'peek'
}

const KEYS: Record<string, (index: number) => number> = {
  ArrowUp: (index) => index + 1,
  ArrowDown: (index) => index - 1,
  Home: () => SHEET_HEIGHTS.length - 1,
  End: () => 0,
}

/** By the keyboard, on the handle; nothing where the key means something else. */
export function pressedHeight(height: SheetHeight, key: string): SheetHeight | null {
  const step = KEYS[key]
  if (!step) return null
  const index = step(SHEET_HEIGHTS.indexOf(height))
  return SHEET_HEIGHTS[Math.min(SHEET_HEIGHTS.length - 1, Math.max(0, index))] ?? null
}
