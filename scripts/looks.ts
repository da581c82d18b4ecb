import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/support/browser.ts'
import { freePort } from './local-postgres.ts'
import { repository, runNode, stop } from './processes.ts'

/**
 * `npm run looks`: a picture of every kind of public page at three widths, by day and by night, in
 * reports/looks, to be looked at beside the mock-ups. `--only /planos` takes pages that begin so,
 * `--time night` one of the two. Needs a build.
 */
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, time: { type: 'string' } },
})
const TIMES = { day: '10:20', night: '20:40' } as const
const WIDTHS = { 360: 740, 768: 1024, 1280: 800 } as const
/** Of pages that have many, the first that the sitemap names. */
const KINDS = ['guia', 'praia', 'atracao', 'eventos', 'noticias', 'podcast', 'roteiros']
const PAGES = [
  '/',
  '/guia-comercial',
  '/guia-comercial?categoria=onde-comer',
  '/buscar?q=tacaca',
  '/mapa',
  '/turismo',
  '/eventos',
  '/noticias',
  '/podcast',
  '/roteiros',
  '/meu-roteiro',
  '/favoritos',
  '/voce-no-portal',
  '/utilidade-publica',
  '/clube-de-vantagens',
  '/planos',
  '/auth',
  '/criar-conta',
  '/cadastro-espadarte',
  '/cadastro-evento',
  '/solicitar-cobertura',
  '/termos-de-uso',
  '/dados-abertos',
  '/cidade-em-numeros',
  '/nao-existe',
]

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...CHROMIUM_ARGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  for (const [time, hour] of Object.entries(TIMES)) {
    if (!options.time || options.time === time) await lookAt(time, hour)
  }
} finally {
  await browser.close()
}

async function lookAt(time: string, hour: string) {
  const port = String(await freePort())
  const today = new Date().toISOString().slice(0, 10)
  const clockAt = `${today}T${hour}:00-03:00`
  const portal = runNode(['e2e/support/serve.ts'], {
    env: {
      ...{ PORT: port, E2E_PORT: port, CLOCK_AT: clockAt },
      NODE_OPTIONS: `--import=${join(repository, 'scripts/set-clock.ts')}`,
    },
    quiet: true,
  })
  try {
    const origin = `http://localhost:${port}`
    while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(200)
    const pages = [...PAGES, ...(await onePageOfEachKind(origin))]
    for (const [width, height] of Object.entries(WIDTHS)) {
      await takePictures(browser, {
        ...{ origin, clockAt, time },
        viewport: { width: Number(width), height },
        pages: pages.filter((page) => page.startsWith(options.only ?? '')),
      })
    }
  } finally {
    await stop(portal)
  }
}

async function onePageOfEachKind(origin: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const maps = await Promise.all(locations(index).map(async (url) => (await fetch(url)).text()))
  const addresses = maps.flatMap(locations).map((url) => new URL(url).pathname)
  return KINDS.flatMap((kind) => addresses.find((path) => path.startsWith(`/${kind}/`)) ?? [])
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location)
}

type Look = {
  origin: string
  clockAt: string
  time: string
  viewport: { width: number; height: number }
  pages: readonly string[]
}

async function takePictures(of: Browser, { origin, clockAt, time, viewport, pages }: Look) {
  const folder = join(repository, 'reports/looks', time, String(viewport.width))
  await mkdir(folder, { recursive: true })
  const context = await of.newContext({ viewport, locale: 'pt-BR', timezoneId: 'America/Belem' })
  await context.clock.setFixedTime(clockAt)
  const page = await context.newPage()
  for (const path of pages) {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const name = path.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'inicio'
    await page.screenshot({
      path: join(folder, `${name}.jpg`),
      quality: 70,
      type: 'jpeg',
      fullPage: true,
      // A busy machine paints a page of ten screens slowly; one picture that is late ends none of the others.
      timeout: 120_000,
    })
  }
  await context.close()
}
