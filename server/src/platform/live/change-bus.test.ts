import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { openDatabaseLink } from '../../../test/database-link.ts'
import { startNode, stopNode, useTestApp } from '../../../test/test-app.ts'
import { updatePortalSettings } from '../../features/ground/settings/update-portal-settings.ts'
import { systemActor } from '../actor.ts'
import { ChangeBus, cutIntoParts, publishChanges, tell } from './change-bus.ts'
import { Tag, tagsFromText } from './tags.ts'

const portal = useTestApp()

async function rename(site_name: string) {
  const { version } = await portal.deps.stores.settings.read()
  return updatePortalSettings(systemActor, { version, changes: { site_name } }, portal.deps)
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

describe('what one notification holds', () => {
  const bytes = (text: string) => Buffer.byteLength(text)
  const tagsIn = (parts: string[]) => parts.flatMap((part) => JSON.parse(part).tags)

  it('stays below the 8,000 bytes PostgreSQL takes, and no tag is lost or cut', () => {
    const tags = Array.from({ length: 5_000 }, (_, n) =>
      Tag.establishment(`${n}-praia-do-maçarico-🏖️-"a"`),
    )
    const parts = cutIntoParts('the-id', tags)
    expect(Math.max(...parts.map(bytes))).toBeLessThan(8_000)
    expect(Math.max(...parts.map(bytes))).toBeGreaterThan(7_900)
    expect(tagsIn(parts)).toEqual(tags)
  })

  it('fills a part to its last byte and not beyond', () => {
    const fits = cutIntoParts(
      'id',
      tagsFromText('a'.repeat(7_999 - bytes('{"id":"id","tags":[""]}'))),
    )
    expect(fits.map(bytes)).toEqual([7_999])
    const pair = tagsFromText(`${'ã'.repeat(1_000)},${'b'.repeat(6_000)}`)
    expect(cutIntoParts('id', pair).map(bytes)).toEqual([
      bytes(JSON.stringify({ id: '', tags: pair.slice(0, 1) })),
      bytes(JSON.stringify({ id: 'id', tags: pair.slice(1) })),
    ])
  })

  it('names the write in its last part only: who waits for it has heard all of it', () => {
    const tags = Array.from({ length: 1_000 }, (_, n) => Tag.contribution(String(n)))
    const ids = cutIntoParts('the-id', tags).map((part) => JSON.parse(part).id)
    expect(ids.length).toBeGreaterThan(2)
    expect(ids).toEqual([...ids.slice(1).fill(''), 'the-id'])
  })
})

it('brings a commit of thousands of tags to another node whole and in order', async () => {
  const other = await startNode(portal.databaseUrl)
  const tags = Array.from({ length: 2_000 }, (_, n) => Tag.contribution(`praia-${n}-ç`))
  const heard: string[] = []
  other.deps.bus.on('changed', (part) => heard.push(...part))
  await portal.deps.work.transaction(async ({ changes }) => changes.announce(...tags))
  await vi.waitFor(() => expect(heard).toEqual(tags))
  await stopNode(other)
})

it('waits for no echo that was read before the answer to its own commit', async () => {
  const { bus, connection } = portal.deps
  const heard = once(bus, 'changed')
  const id = await publishChanges(connection, [Tag.settings])
  await heard
  const waited = bus.waitForEcho(id).then(() => 'nothing')
  const later = Promise.withResolvers<string>()
  setImmediate(() => later.resolve('the time limit'))
  expect(await Promise.race([waited, later.promise])).toBe('nothing')
})

it('says nothing of work that was rolled back', async () => {
  const heard: string[][] = []
  portal.deps.bus.on('changed', (tags) => heard.push(tags))
  const failing = portal.deps.work.transaction(async ({ changes }) => {
    changes.announce(Tag.settings)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  const next = once(portal.deps.bus, 'changed')
  await portal.deps.work.transaction(async ({ changes }) => changes.announce(Tag.event('marker')))
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

it('trusts nothing it remembers before it could listen for the first time', async () => {
  const link = await openDatabaseLink(portal.directUrls.app, {
    garble: (sent) => Buffer.from(sent.toString('latin1').replace('listen ', 'lisent '), 'latin1'),
  })
  const deaf = await startNode(link.url)
  const name = async () => (await deaf.app.inject('/api/v1/portal-settings')).json().site_name
  expect(deaf.deps.bus.isUp).toBe(false)
  expect((await deaf.app.inject('/readyz')).json()).toEqual({ status: 'deaf' })
  await rename('Antes de ouvir')
  expect(await name()).toBe('Antes de ouvir')
  await rename('Sem ouvir')
  expect(await name()).toBe('Sem ouvir')
  await stopNode(deaf)
  await link.close()
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"id":"","tags":"settings"}',
  '{"id":1,"tags":[]}',
  '{"id":"","tags":[null]}',
])(
  'goes on after a message that it cannot read, which may have been any change: %s',
  async (said) => {
    const name = async () => (await portal.app.inject('/api/v1/portal-settings')).json().site_name
    await rename('Lido e lembrado')
    expect(await name()).toBe('Lido e lembrado')
    await portal.asOwner(`update portal_settings set site_name = 'Mudado à mão'`)
    expect(await name()).toBe('Lido e lembrado')
    const up = once(portal.deps.bus, 'up')
    await portal.asOwner(`select pg_notify('content_changed', $1)`, [said])
    await up
    expect(await name()).toBe('Mudado à mão')
    const heard = once(portal.deps.bus, 'changed')
    await rename('Ouve ainda')
    expect(await heard).toEqual([['settings']])
  },
)

it('leaves PostgreSQL no connection on which it could not listen', async () => {
  let tries = 0
  const link = await openDatabaseLink(portal.directUrls.app, {
    garble(sent) {
      if (!sent.includes('listen ') || ++tries > 1) return sent
      return Buffer.from(sent.toString('latin1').replace('listen ', 'lisent '), 'latin1')
    },
  })
  const open = async () => {
    const { rowCount } = await portal.deps.pool.query(
      `select 1 from pg_stat_activity where application_name = 'portal-bus'
       and datname = current_database()`,
    )
    return rowCount ?? 0
  }
  const before = await open()
  const bus = new ChangeBus(link.url, portal.deps.log, (message) =>
    tell(portal.deps.connection, message),
  )
  const up = once(bus, 'up')
  await bus.start()
  expect(bus.isUp).toBe(false)
  await up
  expect(tries).toBe(2)
  await vi.waitFor(async () => expect(await open()).toBe(before + 1))
  await bus.close()
  await link.close()
})
