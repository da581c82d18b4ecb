/// <reference lib="dom" />
import type { Locator, Page, Request } from '@playwright/test'
import { type Fault, faultsOfPage, faultsOfWindows } from './faults.ts'

/** Longer than any page needs on a busy machine; what goes on after that is a fault of its own. */
const PATIENCE_MS = 30_000
/** What stays open by its nature, or what no layout waits for. */
const NOT_WAITED_FOR = ['websocket', 'ping', 'media', 'other']
const OPENERS = '[aria-haspopup=dialog], [aria-haspopup=menu], button[popovertarget]'
const MOST_WINDOWS = 6

export type Visit = { faults: Fault[]; links: string[] }

/** With what its buttons say they open; `withShell` those around the page as well. */
export async function visit(page: Page, url: string, withShell: boolean): Promise<Visit> {
  const stillness = watch(page)
  const answer = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS })
  const isMissing = url.includes('nao-existe')
  const status = answer?.status() ?? 0
  if (status >= 400 && !(status === 404 && isMissing)) {
    return { faults: [{ kind: 'failed', what: `the server answers ${status}` }], links: [] }
  }
  // What other sites frame is ready as it comes.
  const isAlive = () =>
    document.documentElement.dataset.hydrated === 'true' || !document.querySelector('#topo')
  await page.waitForFunction(isAlive, null, { timeout: PATIENCE_MS })
  await stillness()
  // What comes with the scrolling is there, too.
  for (let from = 0; from < (await heightOf(page)); from += 2400) {
    await scrollThrough(page, from, from + 2400)
    await stillness()
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await stillness()
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  )
  const faults = await faultsOfPage(page)
  await putOffCalls(page)
  for (const { label, opener } of await openersOf(page, withShell)) {
    await putOffCalls(page)
    for (const { kind, what } of await faultsBehind(page, opener, stillness)) {
      faults.push({ kind, what: `after “${label}”: ${what}` })
    }
  }
  return { faults, links }
}

/** What rings over a workplace was looked at with the page; over the windows that follow it would lie by chance. */
async function putOffCalls(page: Page) {
  const later = page.getByRole('button', { name: /^(Depois|Calar 1 min)$/ })
  if (await later.first().isVisible()) await later.first().click()
}

const heightOf = (page: Page) =>
  page.evaluate(() => Math.min(document.documentElement.scrollHeight, 24_000))

/** Every stop is painted once, so that whoever watches for what is near sees it come near. */
function scrollThrough(page: Page, from: number, to: number) {
  return page.evaluate(
    async ([first, last]) => {
      for (let top = first; top < last; top += 600) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((painted) => requestAnimationFrame(painted))
      }
    },
    [from, to] as const,
  )
}

/** Answers with what waits until nothing is asked for and two looks at the page see the same. */
function watch(page: Page): () => Promise<void> {
  const asked = new Set<Request>()
  let tell = () => {}
  page.on('request', (request) => {
    if (!NOT_WAITED_FOR.includes(request.resourceType())) asked.add(request)
  })
  const answered = (request: Request) => {
    asked.delete(request)
    if (asked.size === 0) tell()
  }
  page.on('requestfinished', answered)
  page.on('requestfailed', answered)
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.startsWith('text/event-stream')) answered(response.request())
  })
  return async () => {
    const until = Date.now() + PATIENCE_MS
    for (let before: Look | null = null; ; ) {
      if (asked.size > 0) await within(until, asked, new Promise<void>((done) => (tell = done)))
      const now = await lookAt(page)
      const isSame = before?.elements === now.elements && before.height === now.height
      if (isSame && now.moving + now.coming === 0 && asked.size === 0) return
      if (Date.now() > until) throw new Error(`not at rest: ${JSON.stringify([before, now])}`)
      before = now
    }
  }
}

async function within(until: number, asked: ReadonlySet<Request>, wait: Promise<void>) {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_done, fail) => {
    const tooLate = () => {
      const urls = [...asked].map((request) => `${request.resourceType()} ${request.url()}`)
      fail(new Error(`without an answer: ${urls.join(', ')}`))
    }
    clock = setTimeout(tooLate, until - Date.now())
  })
  await Promise.race([wait, late]).finally(() => clearTimeout(clock))
}

type Look = { elements: number; height: number; moving: number; coming: number }

/** Two frames later: how much there is, how high, what moves, and where something is still to come. */
function lookAt(page: Page): Promise<Look> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((painted) => requestAnimationFrame(painted))
    }
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
      return playState === 'running' && !isEndless
    })
    // Skeletons of parts further down wait until somebody comes by.
    const coming = [...document.querySelectorAll('div.animate-pulse')].filter((skeleton) => {
      const { top, bottom } = skeleton.getBoundingClientRect()
      return skeleton.checkVisibility() && bottom > 0 && top < window.innerHeight
    })
    return {
      elements: document.querySelectorAll('*').length,
      height: document.documentElement.scrollHeight,
      moving: moving.length,
      coming: coming.length,
    }
  })
}

type Opener = { label: string; opener: Locator }

/** One of each kind: a row's menu is that of every row. */
async function openersOf(page: Page, withShell: boolean): Promise<Opener[]> {
  const found = new Map<string, Opener>()
  for (const opener of await page.locator(OPENERS).all()) {
    const about = await opener.evaluate((element) => ({
      label: (element.getAttribute('aria-label') || element.textContent || '').trim().slice(0, 40),
      kind: element.getAttribute('class') ?? '',
      isShown: element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      isInPage: element.closest('main') !== null,
      doesClose: element.getAttribute('popovertargetaction') === 'hide',
    }))
    if (!about.isShown || about.doesClose || !(about.isInPage || withShell)) continue
    const key = `${about.label.split(' ')[0]} ${about.kind}`
    if (!found.has(key)) found.set(key, { label: about.label, opener })
  }
  return [...found.values()].slice(0, MOST_WINDOWS)
}

async function faultsBehind(page: Page, opener: Locator, stillness: () => Promise<void>) {
  await opener.scrollIntoViewIfNeeded()
  await opener.click({ timeout: 5000 }).catch(() => opener.dispatchEvent('click'))
  await stillness()
  const faults = await faultsOfWindows(page)
  await page.keyboard.press('Escape')
  await stillness()
  return faults
}
