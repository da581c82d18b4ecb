/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/support/browser.ts'
import { freePort } from './local-postgres.ts'
import { runNode, stop } from './processes.ts'

/**
 * What the page of the map costs a phone: when its first markers are seen on a slow connection, when
 * its streets are drawn and what they weigh beside the coast alone, and what its memory holds after
 * somebody looked around for `node scripts/measure-map.ts [seconds]`.
 * A portal that is up already is measured where PORTAL_URL names it.
 */
const LOOKING_AROUND_S = Number(process.argv[2] ?? 300)
const MOST_FIRST_MARKERS_MS = 2500
const MOST_HEAP_MB = 60
/** Of the file of streets, for the first view of a phone. */
const MOST_STREET_BYTES = 120_000
/** Streets over the coast alone, in the same run: a busy machine makes both slower. */
const MOST_STREETS_RATIO = 1.5
const PHONE = { width: 360, height: 740 }
/** Slow 4G as Lighthouse has it, and a phone's processor. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4
const BYTES_PER_MB = 1024 * 1024

const given = process.env.PORTAL_URL
const port = await freePort()
const server = given
  ? null
  : runNode(['e2e/support/serve.ts'], {
      env: { PORT: String(port), E2E_PORT: String(port), PORTAL_ENVIRONMENT: 'production' },
    })
const origin = given ?? `http://localhost:${port}`
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...CHROMIUM_ARGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(100)
  // The first render is the server's business, not the phone's.
  await fetch(`${origin}/mapa`)
  const coast = await firstMarkers(browser, 'coast')
  const streets = await firstMarkers(browser, 'streets')
  const streetsToCoast = Math.round((streets.mapDrawnMs / coast.mapDrawnMs) * 100) / 100
  const heap = await lookAround(browser)
  console.log(JSON.stringify({ coast, streets, streetsToCoast, heapMb: heap }, null, 2))
  const isGood =
    streets.afterShellMs <= MOST_FIRST_MARKERS_MS &&
    streets.streetBytes <= MOST_STREET_BYTES &&
    streetsToCoast <= MOST_STREETS_RATIO &&
    heap.end <= MOST_HEAP_MB
  process.exitCode = isGood ? 0 : 1
} finally {
  await browser.close()
  if (server) await stop(server)
}

async function phone(of: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await of.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true })
  const page = await context.newPage()
  return { page, cdp: await context.newCDPSession(page) }
}

type Moments = { shell: number; still: number; living: number; drawn: number }

async function firstMarkers(of: Browser, ground: 'coast' | 'streets') {
  const { page, cdp } = await phone(of)
  if (ground === 'coast') {
    await page.route('**/api/v1/base-map', (route) => route.fulfill({ json: { streets: null } }))
  }
  await cdp.send('Network.enable')
  const bytes = countBytes(cdp)
  await cdp.send('Network.emulateNetworkConditions', SLOW)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    const signs = {
      still: '.map-still-crowd, .map-still-pin',
      shell: 'html[data-hydrated]',
      living: '.maplibregl-marker',
      drawn: '.map-stage[data-drawn]',
    }
    // Two frames later it is on the screen.
    const look = () => {
      for (const [name, sign] of Object.entries(signs)) {
        if (seen[name] || !document.querySelector(sign)) continue
        requestAnimationFrame(() => {
          seen[name] ??= performance.now()
        })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`${origin}/mapa`)
  await page.waitForFunction(() => 'drawn' in (window as unknown as { seen: object }).seen, null, {
    timeout: 120_000,
  })
  const seen = await page.evaluate(() => (window as unknown as { seen: Moments }).seen)
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  const { all, streets } = bytes
  await page.context().close()
  const round = Math.round
  // In the page before its style has come, they are seen with the first paint.
  const firstSeen = Math.max(seen.still, painted)
  return {
    firstPaintMs: round(painted),
    firstMarkersMs: round(firstSeen),
    shellAliveMs: round(seen.shell),
    livingMarkersMs: round(seen.living),
    mapDrawnMs: round(seen.drawn),
    bytes: all,
    streetBytes: streets,
    /** From the first paint of the shell until places are seen on the map. */
    afterShellMs: round(firstSeen - painted),
    livingAfterShellMs: round(Math.max(0, seen.living - seen.shell)),
  }
}

/** As they came over the wire, until now. */
function countBytes(cdp: CDPSession) {
  const count = { all: 0, streets: 0 }
  const ofStreets = new Set<string>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/mapas/')) ofStreets.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    count.all += encodedDataLength
    if (ofStreets.has(requestId)) count.streets += encodedDataLength
  })
  return count
}

async function lookAround(of: Browser) {
  const { page, cdp } = await phone(of)
  await page.goto(`${origin}/mapa`)
  await page.waitForSelector('.map-stage[data-drawn]', { timeout: 120_000 })
  const start = await heapMb(cdp)
  const began = Date.now()
  let middle = start
  let hasPassedMiddle = false
  for (let step = 0; Date.now() - began < LOOKING_AROUND_S * 1000; step++) {
    await drag(page, step)
    if (step % 7 === 3) await page.getByRole('button', { name: 'Aproximar o mapa' }).click()
    if (step % 7 === 6) await page.getByRole('button', { name: 'Afastar o mapa' }).click()
    if (!hasPassedMiddle && Date.now() - began > LOOKING_AROUND_S * 500) {
      hasPassedMiddle = true
      middle = await heapMb(cdp)
    }
  }
  const end = await heapMb(cdp)
  await page.context().close()
  return { seconds: LOOKING_AROUND_S, start, middle, end }
}

/** To and fro in a star, so that it stays near the city. */
async function drag(page: Page, step: number) {
  const angle = (step * 5 * Math.PI) / 8
  const from = { x: 160, y: 280 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + Math.cos(angle) * 90, from.y + Math.sin(angle) * 90, { steps: 8 })
  await page.mouse.up()
  await wait(400)
}

async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return Math.round((usedSize / BYTES_PER_MB) * 10) / 10
}
