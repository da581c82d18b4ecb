/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/**
 * What keeps somebody from using a layout:
 *   wide     the page, or a window over it, is wider than the screen
 *   cut      a control is cut by a box that hides what overflows, or lies beside the screen
 *   overlap  two controls lie on each other
 *   covered  a control cannot be tapped even when it is scrolled to the middle
 *   tall     a window is higher than the screen and does not scroll
 *   small    a control under 24 × 24 px with another one nearer than 24 px
 *   away     the chosen one of a row that scrolls sideways is out of sight
 *   collide  two texts of a drawing lie on each other
 */
export type Fault = { kind: string; what: string }

/** Of the page as it lies there, after all of it was scrolled through. */
export const faultsOfPage = (page: Page) => run(page, 'pageFaults()')
/** Of what is open over it. */
export const faultsOfWindows = (page: Page) => run(page, 'windowFaults()')

/** Everything below runs in the page: it is sent there as text, and knows nothing of this module. */
const SENT = () =>
  [
    ...[nameOf, styleOf, scrollsAlong, scrollerOf, widestOf, controlsIn, shownBox, inkOf],
    ...[hides, isKept, cutsOf, pairFaults, coveredOf, chosenAway, collisions, distinct, inRoot],
    ...[pageFaults, windowsOpen, windowFaults],
  ].join('\n')

function run(page: Page, call: string): Promise<Fault[]> {
  return page.evaluate(`(() => {${SENT()}\nreturn ${call}})()`)
}

/** Tolerances of a few pixels all along: edges lie between them. */
function nameOf(element: Element): string {
  const { value = '', innerText = '' } = element as HTMLInputElement
  const texts = [element.getAttribute('aria-label'), innerText, value, element.textContent]
  const words = texts.find((text) => text?.trim()) ?? element.getAttribute('name') ?? ''
  const short = words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
  return `${element.tagName.toLowerCase()} "${short}"`
}

function styleOf(element: Element): CSSStyleDeclaration {
  return getComputedStyle(element)
}

function scrollsAlong(element: Element, axis: 'X' | 'Y'): boolean {
  return ['auto', 'scroll'].includes(styleOf(element)[`overflow${axis}`])
}

function scrollerOf(element: Element, axis: 'X' | 'Y'): Element | null {
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (scrollsAlong(up, axis)) return up
  }
  return null
}

function widestOf(): string {
  const width = document.documentElement.clientWidth
  let worst: { element: Element; right: number } | null = null
  for (const element of document.body.querySelectorAll('*')) {
    const { right } = element.getBoundingClientRect()
    if (right <= width + 1 || scrollerOf(element, 'X')) continue
    if (!worst || right > worst.right) worst = { element, right }
  }
  if (!worst) return ''
  const classes = worst.element.getAttribute('class') ?? ''
  return `; ${nameOf(worst.element)} .${classes.slice(0, 60)}`
}

/** `seen` is what the boxes around it leave of it. */
type Placed = { element: HTMLElement; box: DOMRect; seen: DOMRect }

function controlsIn(root: Element): Placed[] {
  const wanted =
    'a[href],button,input:not([type=hidden]),select,textarea,[role=button],[role=tab],[role=menuitem],[role=switch],[role=option],summary'
  const placed: Placed[] = []
  for (const element of root.querySelectorAll<HTMLElement>(wanted)) {
    if (element.closest('[inert],[aria-hidden=true]') || element.closest('.sr-only')) continue
    if (styleOf(element).pointerEvents === 'none') continue
    // What floats over a corner of every page is not of the page.
    if (element.closest('[data-sonner-toaster]')) continue
    // Markers lie where their places lie.
    if (element.closest('.maplibregl-canvas-container,.map-still')) continue
    const seen = shownBox(element)
    if (seen) placed.push({ element, box: inkOf(element), seen })
  }
  return placed
}

/** Null for what nobody sees: hidden, scrolled out of its box, kept beside the screen until it has focus. */
function shownBox(element: HTMLElement): DOMRect | null {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null
  if (styleOf(element).clipPath.includes('inset(50%')) return null
  const box = inkOf(element)
  let { left, top, right, bottom } = box
  if (right < -500 || bottom < -500) return null
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    const frame = up.getBoundingClientRect()
    if (styleOf(up).overflowX !== 'visible') {
      left = Math.max(left, frame.left)
      right = Math.min(right, frame.right)
    }
    if (styleOf(up).overflowY !== 'visible') {
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
    }
    if (styleOf(up).position === 'fixed') break
  }
  if (right - left <= 2 || bottom - top <= 2) return null
  return new DOMRect(left, top, right - left, bottom - top)
}

/** Along which axes what overflows is not shown, and cannot be scrolled to. */
function hides(element: Element): { across: boolean; down: boolean } {
  const { overflowX, overflowY, contain, contentVisibility } = styleOf(element)
  const paints = /paint|content|strict/.test(contain) || contentVisibility === 'auto'
  return {
    across: paints || ['hidden', 'clip'].includes(overflowX),
    down: paints || ['hidden', 'clip'].includes(overflowY),
  }
}

/** A line of text that is a link is as wide as its words, however wide its box is. */
function inkOf(element: HTMLElement): DOMRect {
  const box = element.getBoundingClientRect()
  const { backgroundColor, borderTopWidth, boxShadow, paddingLeft } = styleOf(element)
  const isPlain =
    element.tagName === 'A' &&
    backgroundColor === 'rgba(0, 0, 0, 0)' &&
    borderTopWidth === '0px' &&
    boxShadow === 'none' &&
    paddingLeft === '0px'
  if (!isPlain || !element.innerText.trim()) return box
  const range = document.createRange()
  range.selectNodeContents(element)
  const words = range.getBoundingClientRect()
  const left = Math.max(box.left, words.left)
  const right = Math.min(box.right, words.right)
  return new DOMRect(left, box.top, Math.max(0, right - left), box.height)
}

/** Whether it stays where it is while the page, or the window it is in, scrolls. */
function isKept(element: Element, root: Element): boolean {
  for (let up: Element | null = element; up && up !== root; up = up.parentElement) {
    if (['fixed', 'sticky'].includes(styleOf(up).position)) return true
  }
  return false
}

function cutsOf(placed: readonly Placed[]): Fault[] {
  const faults: Fault[] = []
  const width = document.documentElement.clientWidth
  for (const { element, box } of placed) {
    // What a box on the way scrolls to is not cut by those around it.
    const isReached = { across: false, down: false }
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      isReached.across ||= scrollsAlong(up, 'X')
      isReached.down ||= scrollsAlong(up, 'Y')
      const frame = up.getBoundingClientRect()
      const hidden = hides(up)
      const across = Math.max(box.right - frame.right, frame.left - box.left)
      const down = Math.max(box.bottom - frame.bottom, frame.top - box.top)
      const cut = Math.max(
        hidden.across && !isReached.across && frame.width > 2 ? across : 0,
        hidden.down && !isReached.down && frame.height > 2 ? down : 0,
      )
      if (cut > 3 && cut < box.width + 400) {
        faults.push({ kind: 'cut', what: `${nameOf(element)} by ${Math.round(cut)} px` })
        break
      }
      if (styleOf(up).position === 'fixed') break
    }
    const isBeside = box.left < -3 || box.right > width + 3
    if (isBeside && box.left < width * 2 && !scrollerOf(element, 'X')) {
      const place = `${Math.round(box.left)}–${Math.round(box.right)} of ${width}`
      faults.push({ kind: 'cut', what: `${nameOf(element)} lies at ${place}` })
    }
  }
  return faults
}

/** Only neighbours in the document are compared: others do not lie near each other. */
function pairFaults(placed: readonly Placed[]): Fault[] {
  const faults: Fault[] = []
  const isInline = ({ element }: Placed) => styleOf(element).display === 'inline'
  const area = ({ seen }: Placed) => seen.width * seen.height
  const isSmall = ({ box }: Placed) => box.width < 24 || box.height < 24
  placed.forEach((a, index) => {
    for (const b of placed.slice(index + 1, index + 12)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue
      // The label of a choice is pressed in its place.
      if ((a.element as HTMLInputElement).labels?.length && b.element.closest('label')) continue
      const across = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left)
      const down = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top)
      // A card that is one link under its own buttons is wanted.
      const isCard = area(a) > 6 * area(b) || area(b) > 6 * area(a)
      const isLine = isInline(a) || isInline(b)
      if (across > 4 && down > 4 && !isCard && !isLine) {
        const by = `${Math.round(across)} × ${Math.round(down)} px`
        const what = `${nameOf(a.element)} and ${nameOf(b.element)} by ${by}`
        faults.push({ kind: 'overlap', what })
      }
      const apart = Math.hypot(
        (a.box.left + a.box.right - b.box.left - b.box.right) / 2,
        (a.box.top + a.box.bottom - b.box.top - b.box.bottom) / 2,
      )
      if ((isSmall(a) || isSmall(b)) && apart < 24 && !isLine) {
        faults.push({ kind: 'small', what: `${nameOf(a.element)} beside ${nameOf(b.element)}` })
      }
    }
  })
  return faults
}

function coveredOf(placed: readonly Placed[]): Fault[] {
  const faults: Fault[] = []
  const width = document.documentElement.clientWidth
  for (const { element } of placed) {
    const { type = '' } = element as HTMLInputElement
    if (element.tagName === 'INPUT' && ['checkbox', 'radio', 'file'].includes(type)) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    const x = Math.min(Math.max(box.left + Math.min(box.width / 2, 60), 1), width - 1)
    const y = box.top + Math.min(box.height / 2, 20)
    if (y < 0 || y > window.innerHeight) continue
    const top = document.elementFromPoint(x, y)
    if (!top || element.contains(top) || top.contains(element)) continue
    // What is pressed there does the same: its label, the same link, the button around both.
    if (top.closest('label')?.contains(element)) continue
    const around = element.closest<HTMLAnchorElement>('a,button')
    const above = top.closest<HTMLAnchorElement>('a,button')
    if (around && (around === above || (around.href && around.href === above?.href))) continue
    const classes = (top.getAttribute('class') ?? '').slice(0, 50)
    const what = `${nameOf(element)} under ${top.tagName.toLowerCase()}.${classes}`
    faults.push({ kind: 'covered', what })
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return faults
}

/** Before anybody scrolled: rows of tabs and links that show where one is. */
function chosenAway(root: Element): Fault[] {
  const faults: Fault[] = []
  const chosen = 'a[aria-current]:not([aria-current=false]),[role=tab][aria-selected=true]'
  for (const element of root.querySelectorAll<HTMLElement>(chosen)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const row = scrollerOf(element, 'X')
    if (!row || row.scrollWidth <= row.clientWidth + 1) continue
    const box = element.getBoundingClientRect()
    const frame = row.getBoundingClientRect()
    const seen = Math.min(box.right, frame.right) - Math.max(box.left, frame.left)
    if (box.width > 0 && seen < Math.min(box.width, frame.width) / 2) {
      faults.push({ kind: 'away', what: nameOf(element) })
    }
  }
  return faults
}

/** Letters of a chart, and labels that stand at places of their own. */
function collisions(root: Element): Fault[] {
  const faults: Fault[] = []
  for (const drawing of root.querySelectorAll('svg,[data-drawing]')) {
    if (drawing.parentElement?.closest('svg')) continue
    const labels = [...drawing.querySelectorAll('text,[data-label]')]
      .filter((label) => label.checkVisibility({ visibilityProperty: true }))
      .map((label) => ({ label, box: label.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    labels.forEach((a, index) => {
      for (const b of labels.slice(index + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (across > 1 && down > 3) {
          faults.push({ kind: 'collide', what: `${nameOf(a.label)} and ${nameOf(b.label)}` })
        }
      }
    })
  }
  return faults
}

function distinct(faults: readonly Fault[]): Fault[] {
  const seen = new Map(faults.map((fault) => [`${fault.kind} ${fault.what}`, fault]))
  return [...seen.values()]
}

function inRoot(root: Element): Fault[] {
  const placed = controlsIn(root)
  const still = placed.filter(({ element }) => !isKept(element, root))
  return [
    ...chosenAway(root),
    ...collisions(root),
    ...cutsOf(placed),
    ...pairFaults(still),
    ...coveredOf(placed),
  ]
}

function pageFaults(): Fault[] {
  const width = document.documentElement.clientWidth
  const page = document.documentElement.scrollWidth
  const isWide = page > width + 1 || window.innerWidth > screen.width + 1
  const wide = isWide ? [{ kind: 'wide', what: `${page} px${widestOf()}` }] : []
  return distinct([...wide, ...inRoot(document.body)])
}

function windowsOpen(): HTMLElement[] {
  const open = '[role=dialog],dialog[open],[role=alertdialog],[role=menu],[popover]:popover-open'
  return [...document.querySelectorAll<HTMLElement>(open)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
}

function windowFaults(): Fault[] {
  const faults: Fault[] = []
  const width = document.documentElement.clientWidth
  const height = window.innerHeight
  for (const dialog of windowsOpen()) {
    let isInPage = true
    let doesScrollAround = false
    for (let up: Element | null = dialog; up && up !== document.body; up = up.parentElement) {
      if (styleOf(up).position === 'fixed') isInPage = false
      const reaches = scrollsAlong(up, 'Y') && up.scrollHeight > up.clientHeight
      if (up !== dialog && reaches) doesScrollAround = true
    }
    const box = dialog.getBoundingClientRect()
    const name = nameOf(dialog)
    if (!isInPage && !doesScrollAround && (box.top < -2 || box.bottom > height + 2)) {
      const place = `${Math.round(box.top)} to ${Math.round(box.bottom)} of ${height}`
      faults.push({ kind: 'tall', what: `${name} from ${place}` })
    }
    if (box.left < -2 || box.right > width + 2) {
      const place = `${Math.round(box.left)}–${Math.round(box.right)} of ${width}`
      faults.push({ kind: 'wide', what: `${name} ${place}` })
    }
    if (hides(dialog).down && dialog.scrollHeight > dialog.clientHeight + 3) {
      faults.push({
        kind: 'tall',
        what: `${name} hides ${dialog.scrollHeight - dialog.clientHeight} px`,
      })
    }
    // One that lies under another is out of reach while that is open.
    if (dialog === windowsOpen().at(-1)) faults.push(...inRoot(dialog))
  }
  return distinct(faults)
}
