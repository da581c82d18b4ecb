import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }

/**
 * Said by the browser about itself: drawing a map without a graphics card is slow, a letter shown by
 * the mailbox may run nothing, and a journey has no service worker unless it asks for one.
 */
const OF_THE_MACHINE = [
  /GL Driver Message/,
  /Blocked script execution in 'about:srcdoc'/,
  /Service Worker registration blocked by Playwright/,
]

/** A journey fails on anything the browser complains about, unless the journey expects it. */
export const test = base.extend<{ expected: { complaints: RegExp[] }; complaints: string[] }>({
  expected: [{ complaints: [] }, { option: true }],
  complaints: [
    async ({ page, expected }, use) => {
      const complaints: string[] = []
      const pages = new Set<string>()
      page.on('response', (response) => {
        if (response.request().isNavigationRequest()) pages.add(response.url())
      })
      page.on('console', (message) => {
        // A page that answers 404 is an answer; its status is the journey's own business.
        if (pages.has(message.location().url) && message.text().includes('404')) return
        if (!['error', 'warning'].includes(message.type())) return
        // Which address it was is half of the answer.
        const { url } = message.location()
        complaints.push(url ? `${message.text()} [${url}]` : message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      const unexpected = complaints.filter(
        (text) => ![...OF_THE_MACHINE, ...expected.complaints].some((known) => known.test(text)),
      )
      expect(unexpected, `the browser complained: ${unexpected.join(' · ')}`).toEqual([])
    },
    { auto: true },
  ],
})

export { portalUrl } from './browser.ts'
export { expect }

/** Half faded in, a notice has half its contrast, and one may arrive while we look: nothing fades. */
async function atRest(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (motion) =>
          motion.playState !== 'running' ||
          motion.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )
}

const showNotices = (page: Page, isShown: boolean) =>
  page.evaluate(
    (visibility) => {
      for (const region of document.querySelectorAll<HTMLElement>('[data-sonner-toaster]')) {
        region.style.visibility = visibility
      }
    },
    isShown ? '' : 'hidden',
  )

/** Looked at again until nothing is wrong: a page may still be changing when it is first read. */
export async function expectAccessible(page: Page) {
  await atRest(page)
  // For five seconds a notice covers a part of what lies under it; it is looked at by itself.
  await showNotices(page, false)
  await expect.poll(() => violationsOf(page)).toEqual([])
  await showNotices(page, true)
}

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const AXE = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')
const NOTHING_MORE = ';'

/** Left alone, the builder sends its megabyte and a half to the page twice each time it looks. */
async function sourceFor(page: Page): Promise<string> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.frames().length === 1 ? NOTHING_MORE : AXE
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource: await sourceFor(page) })
    // Only violations are described: describing every node that passes takes most of the time.
    .options({ resultTypes: ['violations'] })
    // Without it axe opens a second page for its results, which costs as much again.
    .setLegacyMode()
    // No script runs in there, not the reader's either: it would wait for its answer for ever.
    .exclude('iframe[sandbox=""]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    const selectors = nodes.map(({ target }) => String(target))
    const isReal = async (selector: string) =>
      id !== 'target-size' || !(await isFreeElsewhere(page, selector))
    const real: string[] = []
    for (const selector of selectors) if (await isReal(selector)) real.push(selector)
    if (real.length > 0) found.push(`${id}: ${real.join(' ; ')}`)
  }
  return found
}

/**
 * Half under a bar that stays, a target is too small to axe; where a page is scrolled to is chance.
 * It is no fault if the target is whole once it is scrolled to the middle.
 */
function isFreeElsewhere(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const LEAST_SIZE = 24
    const target = document.querySelector(wanted)
    if (!target) return false
    const bars = [...document.querySelectorAll('[data-bar]')].filter((bar) => !bar.contains(target))
    function isUnderBar(box: DOMRect) {
      return bars
        .map((bar) => bar.getBoundingClientRect())
        .some(({ top, bottom }) => top < box.bottom && bottom > box.top)
    }
    if (!isUnderBar(target.getBoundingClientRect())) return false
    const { scrollX, scrollY } = window
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = target.getBoundingClientRect()
    const isFree = !isUnderBar(box) && Math.min(box.width, box.height) >= LEAST_SIZE
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return isFree
  }, selector)
}

/** Hydrated: from here on a click is answered by the page itself. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  return response
}

/** A part whose code comes with the scrolling is drawn anew on the way: then the way is gone again. */
export async function bringIntoView(part: Locator) {
  await expect(async () => {
    await part.scrollIntoViewIfNeeded({ timeout: 5_000 })
    await expect(part).toBeInViewport({ timeout: 1_000 })
  }).toPass()
}
