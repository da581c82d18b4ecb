import { once } from 'node:events'
import { expect, it } from 'vitest'
import { startNode, stopNode, useTestApp } from '../../../test/test-app.ts'
import { updatePortalSettings } from '../../features/settings/update-portal-settings.ts'
import { systemActor } from '../actor.ts'

const portal = useTestApp()

async function rename(site_name: string) {
  const { version } = await portal.deps.stores.settings.read()
  return updatePortalSettings(
    systemActor,
    { seenVersion: version, changes: { site_name } },
    portal.deps,
  )
}

it('tells another node what this one committed', async () => {
  const other = await startNode(portal.databaseUrl)
  const name = async () => (await other.app.inject('/api/v1/portal-settings')).json().site_name
  await name()
  const heard = once(other.deps.bus, 'changed')
  await rename('Ouvido no outro nó')
  expect(await heard).toEqual([['settings']])
  expect(await name()).toBe('Ouvido no outro nó')
  await stopNode(other)
})

it('says nothing of work that was rolled back', async () => {
  const heard: string[][] = []
  portal.deps.bus.on('changed', (tags) => heard.push(tags))
  const failing = portal.deps.work.transaction(async ({ changes }) => {
    changes.announce('settings')
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  const next = once(portal.deps.bus, 'changed')
  await portal.deps.work.transaction(async ({ changes }) => changes.announce('marker'))
  await next
  expect(heard.flat()).not.toContain('settings')
})

it('trusts nothing it remembers while the line is cut, and recovers by itself', async () => {
  const other = await startNode(portal.databaseUrl)
  const name = async () => (await other.app.inject('/api/v1/portal-settings')).json().site_name
  await rename('Antes do corte')
  await name()
  const down = once(other.deps.bus, 'down')
  await portal.deps.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal-bus'
     and datname = current_database()`,
  )
  await down
  const up = once(other.deps.bus, 'up')
  await rename('Durante o corte')
  expect(await name()).toBe('Durante o corte')
  await up
  expect(await name()).toBe('Durante o corte')
  await stopNode(other)
})
