import { beforeAll, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing, createPhoto } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { PUBLIC_READ_SECONDS } from './establishments.constants.ts'

const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock })
let rosa: TestPerson
let superadmin: TestPerson

beforeAll(async () => {
  rosa = await createPerson(portal, { plan: 'espadarte' })
  superadmin = await createPerson(portal, { role: 'superadmin' })
})

const read = (path: string) => call(portal, 'GET', path)
const isRemembered = (path: string) => portal.deps.reads.cache.peek(`/api/v1${path}`) !== undefined

async function remembered(slug: string) {
  const paths = [
    '/establishments?ordem=nome',
    '/establishments?aberto=1',
    `/establishments/${slug}`,
    `/establishments/${slug}/nearby`,
    '/neighbourhoods',
  ]
  for (const path of paths) expect((await read(path)).status).toBe(200)
  return paths
}
const whichAreForgotten = (paths: string[]) => paths.map((path) => !isRemembered(path))

it('forgets a page and the lists when the listing is edited, and nobody else’s page', async () => {
  const { id, slug } = await createListing(portal, { owner: rosa })
  const other = await createListing(portal, { owner: rosa })
  const paths = await remembered(slug)
  await read(`/establishments/${other.slug}`)
  await call(
    portal,
    'PATCH',
    `/my/establishments/${id}`,
    { version: 1, changes: { price_range: 4 } },
    { cookie: rosa.cookie },
  )
  expect(whichAreForgotten(paths)).toEqual([true, true, true, true, true])
  expect(isRemembered(`/establishments/${other.slug}`)).toBe(true)
})

it('keeps the lists when a draft is edited', async () => {
  const { slug } = await createListing(portal, { owner: rosa })
  const draft = await createListing(portal, { owner: rosa, status: 'draft' })
  const paths = await remembered(slug)
  await call(
    portal,
    'PATCH',
    `/my/establishments/${draft.id}`,
    { version: 1, changes: { price_range: 4 } },
    { cookie: rosa.cookie },
  )
  expect(whichAreForgotten(paths)).toEqual([false, false, false, false, false])
})

it('forgets a page when one of its photos is described', async () => {
  const photo = await createPhoto(portal, rosa)
  const { slug } = await createListing(portal, { owner: rosa, photos: [photo] })
  await read(`/establishments/${slug}`)
  await call(portal, 'PATCH', `/media/${photo}`, { alt: 'Mesa na areia' }, { cookie: rosa.cookie })
  expect((await read(`/establishments/${slug}`)).json.photos[0].alt).toBe('Mesa na areia')
})

it('hides at once what a plan gave that has ended', async () => {
  const member = await createPerson(portal, { plan: 'atalaia' })
  const { id, slug } = await createListing(portal, { owner: member })
  const tiers = async () => [
    (await read(`/establishments/${slug}`)).json.tier,
    (await read('/establishments?ordem=nome')).json.establishments.find(
      (card: { id: string }) => card.id === id,
    )?.tier,
  ]
  expect(await tiers()).toEqual(['full', 'full'])
  await call(
    portal,
    'PUT',
    `/admin/people/${member.userId}/plan`,
    { plan: 'clube' },
    { cookie: superadmin.cookie },
  )
  expect(await tiers()).toEqual(['basic', 'basic'])
})

it('answers anew after ten minutes, whatever was announced', async () => {
  const { slug } = await createListing(portal, { owner: rosa })
  const paths = await remembered(slug)
  expect(PUBLIC_READ_SECONDS).toBe(600)
  clock.advance(600_000)
  expect(whichAreForgotten(paths)).toEqual([true, true, true, true, true])
})
