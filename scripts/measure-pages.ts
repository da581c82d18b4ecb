import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { query } from '../e2e/support/operator.ts'
import { freePort } from './local-postgres.ts'
import { codeOf, repository, runNode, stop } from './processes.ts'

/**
 * Lighthouse against the production build: at `--origin`, or on a database of its own. By itself the
 * pages most people open; with `--every-kind` one of each public kind, among them a menu of 300 dishes.
 */
const PAGES = ['/', '/guia-comercial', '/praia/atalaia', '/clube-de-vantagens', '/criar-conta']
const OTHER_KINDS = [
  '/guia-comercial?categoria=restaurantes',
  '/buscar?q=tacaca',
  '/mapa',
  '/turismo',
  '/roteiros',
  '/meu-roteiro',
  '/eventos',
  '/noticias',
  '/podcast',
  '/voce-no-portal',
  '/utilidade-publica',
  '/planos',
  '/cidade-em-numeros',
  '/sorteios',
  '/favoritos',
  '/politica-de-privacidade',
]
const DISHES_OF_A_LONG_MENU = 300
const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    runs: { type: 'string', default: '5' },
    'every-kind': { type: 'boolean', default: false },
  },
})
const server = values.origin ? null : await startPortal()
const origin = values.origin ?? server?.origin ?? ''
try {
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(100)
  await untilPicturesAreReady()
  process.exitCode = await measure([
    ...PAGES,
    ...(await firstPages(origin)),
    ...(values['every-kind'] ? [...OTHER_KINDS, ...(await storefronts()), ...(await stays())] : []),
  ])
} finally {
  if (server) await stop(server.child)
}

async function startPortal() {
  const port = String(await freePort())
  const child = runNode(['e2e/support/serve.ts'], {
    env: { PORT: port, E2E_PORT: port, PORTAL_ENVIRONMENT: 'production' },
  })
  return { child, origin: `http://localhost:${port}` }
}

/** The worker prepares the seeded pictures with all the processors there are. */
async function untilPicturesAreReady() {
  const waiting = `select count(*)::integer as left from media where status = 'processing'`
  while ((await query<{ left: number }>(waiting))[0]?.left !== 0) await wait(500)
}

/** One page of each kind that has many: a business, an event, an article. */
async function firstPages(origin: string): Promise<string[]> {
  const listings = await read<{ establishments: Named[] }>(origin, '/api/v1/establishments')
  const home = await read<{ events: Named[]; articles: Named[] }>(origin, '/api/v1/home')
  return [
    `/guia/${firstOf(listings.establishments)}`,
    `/eventos/${firstOf(home.events)}`,
    `/noticias/${firstOf(home.articles)}`,
  ]
}

/** A menu that is longer than any, a shop and a place that delivers. */
async function storefronts(): Promise<string[]> {
  const [menu] = await query<{ id: string; slug: string; dishes: number }>(
    `select establishments.id, establishments.slug, count(*)::integer as dishes
     from catalog_items join establishments on establishments.id = catalog_items.establishment_id
     join catalog_sections on catalog_sections.id = catalog_items.section_id
     where catalog_sections.kind = 'menu' and catalog_items.removed_at is null
     group by establishments.id order by dishes desc limit 1`,
  )
  if (!menu) throw new Error('the seed has no menu')
  await lengthenMenu(menu)
  const slugs = await query<Named>(
    `select distinct on (kind) slug from catalog_sections
     join establishments on establishments.id = catalog_sections.establishment_id
     where kind = 'shop' order by kind, slug`,
  )
  return [`/cardapio/${menu.slug}`, `/loja/${firstOf(slugs)}`]
}

/** A house with rooms, an agency and one of its properties. */
async function stays(): Promise<string[]> {
  const houses = await query<Named>(
    `select slug from establishments where status = 'published'
       and exists (select from lodging_units where establishment_id = establishments.id)
     order by slug limit 1`,
  )
  const [property] = await query<Named & { agency: string }>(
    `select properties.slug, establishments.slug as agency
     from properties join establishments on establishments.id = properties.establishment_id
     where properties.status = 'published' and establishments.status = 'published'
     order by 2, 1 limit 1`,
  )
  if (!property) throw new Error('the seed has no property')
  const agency = `/imoveis/${property.agency}`
  return [`/hospedagem/${firstOf(houses)}`, agency, `${agency}/${property.slug}`]
}

/** Its own dishes over and over, under other names, until there are enough. */
async function lengthenMenu(menu: { id: string; dishes: number }) {
  const copies = Math.ceil(DISHES_OF_A_LONG_MENU / menu.dishes) - 1
  await query(
    `insert into catalog_items (establishment_id, section_id, name, description, price_cents, photo_id,
       tags, allergens, position, created_at, updated_at)
     select establishment_id, section_id, name || ' ' || copy, description, price_cents, photo_id,
       tags, allergens, position + 100 * copy, created_at, updated_at
     from catalog_items cross join generate_series(1, $2::integer) as copy
     where establishment_id = $1 and removed_at is null`,
    [menu.id, copies],
  )
}

type Named = { slug: string }

async function read<Answer>(origin: string, path: string): Promise<Answer> {
  const answer = await fetch(origin + path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as Answer
}

function firstOf([first]: readonly Named[]): string {
  if (!first) throw new Error('the seed is incomplete')
  return first.slug
}

async function measure(paths: readonly string[]): Promise<number> {
  const urls = paths.map((path) => origin + path)
  const script = join(repository, 'scripts/lighthouse.ts')
  const code = await codeOf(runNode([script, '--runs', values.runs, ...urls]))
  return code ?? 1
}
