/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/support/browser.ts'
import { freePort } from './local-postgres.ts'
import { runNode, stop } from './processes.ts'

/**
 * What the page of the map costs a phone: when its first markers are seen on a slow connection, and
 * what its memory holds after somebody looked around for `node scripts/measure-map.ts [seconds]`.
 * A portal that is up already is measured where PORTAL_URL names it.
 */
const LOOKING_AROUND_S = Number(process.argv[2] ?? 300)
const MOST_FIRST_MARKERS_MS = 2500
const MOST_HEAP_MB = 60
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
  const markers = await firstMarkers(browser)
  const heap = await lookAround(browser)
  console.log(JSON.stringify({ markers, heapMb: heap }, null, 2))
  const isGood = markers.afterShellMs <= MOST_FIRST_MARKERS_MS && heap.end <= MOST_HEAP_MB
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

async function firstMarkers(of: Browser) {
  const { page, cdp } = await phone(of)
  await cdp.send('Network.enable')
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
  await page.context().close()
  const round = Math.round
  // In the page before its style has come, they are seen with the first paint.
  const firstSeen = Math.max(seen.still, painted)
  return {
    firstPaintMs: round(painted),
    firstMarkersMs: round(firstSeen),
    shellAliveMs: round(seen.shell),
    livingMarkersMs: round(seen.living),
    coastDrawnMs: round(seen.drawn),
    /** From the first paint of the shell until places are seen on the map. */
    afterShellMs: round(firstSeen - painted),
    livingAfterShellMs: round(Math.max(0, seen.living - seen.shell)),
  }
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
