import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  chromium,
} from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/support/browser.ts'
import routes from '../web/app/routes.ts'
import type { Fault } from './layout/faults.ts'
import {
  dashboardAddresses,
  editorOf,
  filledBy,
  isOpen,
  matches,
  patternsOf,
  plainAddresses,
  ROLES,
  type Role,
} from './layout/screens.ts'
import { visit } from './layout/visit.ts'
import { freePort } from './local-postgres.ts'
import { runNode, stop } from './processes.ts'

// spec: 463
/**
 * `npm run layout`: every screen of every role is opened at the widths asked for and looked at for
 * what keeps a hand from using it (scripts/layout/faults.ts says what). At `--origin`, or on a portal of
 * its own. `--only owner` is one role, `--screens /dash-clube` what begins so, `--pictures folder` keeps
 * a picture of every screen with a fault.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    widths: { type: 'string', default: '320,360,768,1280' },
    only: { type: 'string' },
    screens: { type: 'string', default: '/' },
    pictures: { type: 'string' },
  },
})
const widths = values.widths.split(',').map(Number)
const LANES = 2
const MOST_TOLD = 8
/** Of one kind that has many pages, so many are looked through for the longest. */
const MOST_CANDIDATES = 80

const count = { passed: 0, failed: 0 }
const server = values.origin ? null : await startPortal()
const origin = values.origin ?? server?.origin ?? ''
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...CHROMIUM_ARGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(100)
  const patterns = patternsOf(await routes)
  for (const role of ROLES) {
    if (!values.only || values.only === role.name) await sweep(browser, role, patterns)
  }
} finally {
  await browser.close()
  if (server) await stop(server.child)
}
console.log(`${count.passed} passed, ${count.failed} failed`)
process.exitCode = count.failed === 0 ? 0 : 1

async function startPortal() {
  const port = String(await freePort())
  const child = runNode(['e2e/support/serve.ts'], {
    env: { PORT: port, E2E_PORT: port },
    quiet: true,
  })
  return { child, origin: `http://localhost:${port}` }
}

/** The first width finds the addresses, the others open the same. */
async function sweep(of: Browser, role: Role, patterns: readonly string[]) {
  const own = patterns.filter(role.opens)
  let addresses: string[] = []
  for (const width of widths) {
    const context = await contextOf(of, role, width)
    if (addresses.length === 0) addresses = await discover(context, role, own, width)
    else await openAll(context, role, width, addresses)
    await context.close()
  }
}

async function contextOf(of: Browser, { login }: Role, width: number): Promise<BrowserContext> {
  const isPhone = width < 600
  const context = await of.newContext({
    viewport: { width, height: isPhone ? 740 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    serviceWorkers: 'block',
    // Nothing fades or slides: what is there is where it will be.
    reducedMotion: 'reduce',
  })
  if (!login) return context
  const path = `${origin}/api/v1/auth/sign-in`
  const answer = await context.request.post(path, { data: login, headers: { origin } })
  if (!answer.ok()) throw new Error(`${login.email} cannot sign in: ${answer.status()}`)
  return context
}

/** Opens what is known, fills in open addresses from the links seen there, until nothing is new. */
async function discover(
  context: BrowserContext,
  role: Role,
  patterns: readonly string[],
  width: number,
): Promise<string[]> {
  const known = new Set(patterns.flatMap(plainAddresses))
  if (role.name === 'owner') {
    for (const address of dashboardAddresses(await listingsOf(context.request))) known.add(address)
  }
  const links = new Set(role.login ? [] : await sitemapOf(context.request))
  const filled = new Map<string, string>()
  const editors = new Set<string>()
  const addresses: string[] = []
  for (let next = [...known]; next.length > 0; ) {
    addresses.push(...next)
    for (const link of await openAll(context, role, width, next)) links.add(link)
    next = []
    for (const pattern of patterns.filter((one) => isOpen(one) && !filled.has(one))) {
      const found =
        (await longestOf(context.request, pattern, links, (link) => known.has(pathOf(link)))) ??
        filledBy(pattern, filled)
      if (!found) continue
      filled.set(pattern, found)
      next.push(found)
    }
    for (const link of [...links].sort()) {
      const editor = role.name === 'admin' ? editorOf(link) : null
      if (!editor || editors.has(editor)) continue
      editors.add(editor)
      next.push(link)
    }
  }
  for (const pattern of patterns.filter((one) => isOpen(one) && !filled.has(one))) {
    count.failed += 1
    console.log(`FAILED ${pattern} (${role.name}): no link leads to any`)
  }
  return addresses
}

function pathOf(link: string): string {
  return link.replace(/[?#].*$/, '')
}

/** The fullest of its kind, as far as bytes say it; adds what it links to. */
async function longestOf(
  request: APIRequestContext,
  pattern: string,
  links: Set<string>,
  isPlain: (address: string) => boolean,
) {
  const linked = [...links].filter((link) => matches(pattern, link) && !isPlain(link)).sort()
  // What a page links to at certain hours only is there all the same.
  const ofBusinesses = [...links].flatMap((link) => {
    const slug = /^\/guia\/([^/?#]+)$/.exec(link)?.[1]
    return slug && /^\/[a-z]+\/:slug$/.test(pattern) ? [pattern.replace(':slug', slug)] : []
  })
  const candidates = linked.length > 0 ? linked : ofBusinesses
  const pages: { address: string; length: number }[] = []
  for (const address of candidates.slice(0, MOST_CANDIDATES)) {
    const answer = await request.get(origin + address, { maxRedirects: 0 })
    if (answer.status() !== 200) continue
    const text = await answer.text()
    pages.push({ address: pathOf(address), length: text.length })
    for (const [, link = ''] of text.matchAll(/href="(\/[^"]*)"/g)) links.add(link)
  }
  return pages.sort((a, b) => b.length - a.length)[0]?.address ?? null
}

async function listingsOf(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get(`${origin}/api/v1/my/establishments`)
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
}

async function sitemapOf(request: APIRequestContext): Promise<string[]> {
  const read = async (url: string) => {
    const text = await (await request.get(url)).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location)
  }
  const found: string[] = []
  for (const map of await read(`${origin}/sitemap.xml`)) {
    found.push(...(await read(origin + new URL(map).pathname)))
  }
  return found.map((url) => new URL(url).pathname)
}

/** Answers with every link seen. */
async function openAll(
  context: BrowserContext,
  role: Role,
  width: number,
  addresses: readonly string[],
): Promise<string[]> {
  const left = addresses
    .filter((address) => address.startsWith(values.screens))
    .map((address, index) => ({ address, withShell: index === 0 }))
  const links: string[] = []
  async function lane() {
    for (let one = left.shift(); one; one = left.shift()) {
      const page = await context.newPage()
      const seen = await visit(page, origin + one.address, one.withShell).catch(asFault)
      await tell(`${width} px ${one.address} (${role.name})`, seen.faults)
      if (seen.faults.length > 0 && values.pictures) {
        await mkdir(values.pictures, { recursive: true })
        const name = `${role.name}-${width}-${one.address}`.replaceAll(/[^a-z0-9-]+/gi, '_')
        await page.screenshot({ path: join(values.pictures, `${name.slice(0, 90)}.png`) })
      }
      links.push(...seen.links)
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return links
}

function asFault(error: unknown): { faults: Fault[]; links: string[] } {
  const [line = ''] = String(error).split('\n')
  return { faults: [{ kind: 'failed', what: line }], links: [] }
}

function tell(place: string, faults: readonly Fault[]) {
  if (faults.length === 0) count.passed += 1
  else {
    count.failed += 1
    const told = faults.slice(0, MOST_TOLD).map(({ kind, what }) => `${kind} ${what}`)
    const more = faults.length > MOST_TOLD ? ` · and ${faults.length - MOST_TOLD} more` : ''
    console.log(`FAILED ${place}: ${told.join(' · ')}${more}`)
  }
}
