import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeStreetMap } from '../server/test/street-map.ts'
import { type Colour, MAP_BROWSER, pixelsOf } from './support/drawn-map.ts'
import { installMap, query } from './support/operator.ts'
import { bringIntoView, DESKTOP, expect, open, test } from './support/test.ts'

/** A machine without a graphics card draws in software, and takes its time. */
const DRAWN = { timeout: 60_000 }
/** Of `web/app/ui/map/map-palette.ts`: the ground under streets, and the edge of a main road. */
const GROUND: Colour = [244, 237, 221]
const EDGE: Colour = [213, 166, 75]
const CREDIT = '© OpenStreetMap'
const OUR_CREDIT = '© colaboradores do OpenStreetMap'
const SCHEMATIC = 'Mapa esquemático · Costa: GSHHG (LGPL)'

test.use(MAP_BROWSER)
test.describe.configure({ timeout: 240_000 })
test.afterEach(() => installMap())

/** The page of the business nearest to the street of the test file. */
async function openMap(page: Page) {
  const [place] = await query<{ slug: string; name: string }>(
    `select slug, name from establishments where status = 'published' and plan <> 'clube'
      and latitude is not null
      order by point(longitude, latitude) <-> point(-47.315, -0.594) limit 1`,
  )
  if (!place) throw new Error('no business has a pin')
  await open(page, `/guia/${place.slug}`)
  const part = page.getByRole('region', { name: 'Como chegar' })
  await bringIntoView(part)
  await page.mouse.move(100, 300)
  const map = part.getByRole('region', { name: `Mapa: onde fica ${place.name}` })
  await expect(map).toBeVisible(DRAWN)
  return { part, map }
}

// spec: 404
test('an operator installs a map of streets, everybody sees them, and the way back is one command', async ({
  page,
  expected,
}) => {
  expected.complaints.push(/ERR_FAILED|Failed to load resource/)
  await page.setViewportSize(DESKTOP)
  const folder = await mkdtemp(join(tmpdir(), 'portal-streets-'))
  try {
    const file = join(folder, 'cidade.pmtiles')
    await writeStreetMap(file)
    expect(await installMap(file)).toContain('Mapa instalado e em uso')
  } finally {
    await rm(folder, { recursive: true })
  }
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const { part, map } = await openMap(page)
  await expect(part.getByRole('link', { name: CREDIT })).toBeVisible(DRAWN)
  await expect.poll(() => pixelsOf(page, map, GROUND), DRAWN).toBeGreaterThan(2_000)
  await expect.poll(() => pixelsOf(page, map, EDGE), DRAWN).toBeGreaterThan(60)
  const { origin } = new URL(page.url())
  expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(origin))).toEqual([])

  // A file that cannot be read: the coast is there as before.
  await page.route('**/mapas/**', (route) => route.abort())
  const without = await openMap(page)
  await expect(without.part.getByText(SCHEMATIC)).toBeVisible(DRAWN)
  await page.unroute('**/mapas/**')

  expect(await installMap('--schematic')).toContain('esquemático está em uso')
  const again = await openMap(page)
  await expect(again.part.getByText(SCHEMATIC)).toBeVisible(DRAWN)

  expect(await installMap()).toContain('Mapa instalado e em uso: 1.9 MB')
  const ours = await openMap(page)
  await expect(ours.part.getByRole('link', { name: OUR_CREDIT })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
    DRAWN,
  )
})
