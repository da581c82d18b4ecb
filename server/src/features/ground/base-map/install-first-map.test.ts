import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { writeStreetMap } from '../../../../test/street-map.ts'
import { startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { shippedMapFile } from '../../../paths.ts'
import { systemActor } from '../../../platform/actor.ts'
import { installBaseMap, installFirstMap } from './install-base-map.ts'
import { useSchematicMap } from './use-schematic-map.ts'

const folder = await mkdtemp(join(tmpdir(), 'portal-first-map-'))
const environment = { MEDIA_FOLDER: join(folder, 'media') }
const portal = useTestApp({ environment })
afterAll(() => rm(folder, { recursive: true, force: true }))

const startsAgain = () => installFirstMap(shippedMapFile, portal.deps)
type Answer = { streets: { href: string; bytes: number; attribution: string } | null }
async function inUse(app = portal.app) {
  return ((await app.inject({ url: '/api/v1/base-map' })).json() as Answer).streets
}
async function installations() {
  const { rows } = await portal.asOwner<{ count: number }>(
    `select count(*)::int from audit_log where action = 'base-map.installed'`,
  )
  return rows[0]?.count
}

beforeEach(async () => {
  await useSchematicMap(systemActor, portal.deps)
  // As a portal that nobody has started yet.
  await portal.asOwner('delete from base_maps')
  await portal.asOwner('delete from base_map_choice')
})

// spec: 455
it('a new portal has the streets that come with it, with the credit their licence asks for', async () => {
  await startsAgain()
  const streets = await inUse()
  expect(streets).toMatchObject({ attribution: '© colaboradores do OpenStreetMap' })
  const file = await portal.app.inject({ url: streets?.href ?? '' })
  expect(file.rawPayload).toHaveLength(streets?.bytes ?? 0)
})

it('nodes that start together install it once, and every one of them shows it', async () => {
  const others = await Promise.all(
    Array.from({ length: 3 }, () => startNode(portal.databaseUrl, { environment })),
  )
  try {
    const before = (await installations()) ?? 0
    const nodes = [portal, ...others]
    const done = await Promise.all(nodes.map(({ deps }) => installFirstMap(shippedMapFile, deps)))
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await installations()).toBe(before + 1)
    const shown = await Promise.all(nodes.map(({ app }) => inUse(app)))
    expect(new Set(shown.map((streets) => streets?.href)).size).toBe(1)
    expect(shown[0]).not.toBeNull()
  } finally {
    await Promise.all(others.map(stopNode))
  }
})

it('a portal that chose the schematic map keeps it at every later start', async () => {
  await useSchematicMap(systemActor, portal.deps)
  expect(await startsAgain()).toBeNull()
  expect(await inUse()).toBeNull()
  await portal.asOwner('delete from base_map_choice')
  await startsAgain()
  await useSchematicMap(systemActor, portal.deps)
  expect(await startsAgain()).toBeNull()
  expect(await inUse()).toBeNull()
})

it('a portal that installed a map of its own keeps that one', async () => {
  const file = join(folder, 'outra.pmtiles')
  await writeStreetMap(file)
  const { hash } = await installBaseMap(systemActor, file, portal.deps)
  expect(await startsAgain()).toBeNull()
  expect((await inUse())?.href).toContain(hash)
})
