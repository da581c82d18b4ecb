import { beforeEach, describe, expect, it } from 'vitest'
import { createCategories, createListing } from '../../../../test/establishments.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { listingSitemap } from './listing-sitemap.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('establishments').execute()
  // Borders are remembered for an hour.
  clock.advance(3_600_001)
})

/** A small reader of XML that knows no entities but the five, and trips over anything unbalanced. */
function parse(xml: string): { root: string; entries: Record<string, string>[] } {
  const body = /^<\?xml version="1\.0" encoding="UTF-8"\?><(\w+) xmlns="([^"]+)">(.*)<\/\1>$/s.exec(
    xml,
  )
  expect(body?.[2]).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const entries = [...(body?.[3] ?? '').matchAll(/<(url|sitemap)>(.*?)<\/\1>/gs)]
  expect(entries.map(([whole]) => whole).join('')).toBe(body?.[3])
  return {
    root: body?.[1] ?? '',
    entries: entries.map(([, , inside = '']) => {
      const fields = [...inside.matchAll(/<(\w+)>([^<>]*)<\/\1>/g)]
      expect(fields.map(([whole]) => whole).join('')).toBe(inside)
      return Object.fromEntries(fields.map(([, name, text]) => [name, text]))
    }),
  }
}
async function read(path: string) {
  const answer = await portal.app.inject({ method: 'GET', url: path })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  return parse(answer.body)
}

describe('the sitemap', () => {
  // spec: 357
  it('leads from its index to every public business, with when it last changed', async () => {
    const places = [await createListing(portal), await createListing(portal)]
    await createListing(portal, { status: 'suspended' })
    await createListing(portal, { status: 'draft' })
    const index = await read('/sitemap.xml')
    const lastmod = clock.now().toISOString()
    expect(index.root).toBe('sitemapindex')
    expect(index.entries).toEqual(
      expect.arrayContaining([
        { loc: 'http://portal.test/sitemaps/paginas.xml' },
        { loc: 'http://portal.test/sitemaps/guia-1.xml', lastmod },
      ]),
    )
    const { root, entries } = await read('/sitemaps/guia-1.xml')
    expect(root).toBe('urlset')
    expect(entries).toEqual(
      places.map(({ slug }) => ({ loc: `http://portal.test/guia/${slug}`, lastmod })),
    )
  })

  it('names the directory and each category under its one address', async () => {
    await createCategories(portal)
    const { entries } = await read('/sitemaps/paginas.xml')
    expect(entries.map(({ loc }) => loc)).toEqual(
      expect.arrayContaining([
        'http://portal.test/',
        'http://portal.test/guia-comercial',
        'http://portal.test/guia-comercial?categoria=onde-comer',
        'http://portal.test/guia-comercial?categoria=peixaria',
      ]),
    )
  })

  it('is in parts that miss nobody and name nobody twice', async () => {
    const slugs: string[] = []
    for (let n = 0; n < 7; n += 1) slugs.push((await createListing(portal)).slug)
    const source = listingSitemap(portal.deps, { partListings: 3 })
    const parts = await source.parts()
    expect(parts.map(({ number }) => number)).toEqual([1, 2, 3])
    // One that is published after the borders were drawn belongs to the last part.
    slugs.push((await createListing(portal)).slug)
    const found: string[] = []
    for (const { number } of parts) {
      for await (const batch of (await source.read(number)) ?? []) {
        found.push(...batch.map(({ path }) => path))
      }
    }
    expect(found).toEqual(slugs.map((slug) => `/guia/${slug}`))
  })

  it.each(['guia-0', 'guia-2', 'guia-9999', 'guia-x', 'nada-1'])(
    'has no part called %s',
    async (name) => {
      await createListing(portal)
      const answer = await portal.app.inject({ method: 'GET', url: `/sitemaps/${name}.xml` })
      expect(answer.statusCode).toBe(404)
    },
  )
})
