import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { migrationsFolder } from '../../paths.ts'
import { systemActor } from '../../platform/actor.ts'

const portal = useTestApp()

it('keeps what was recorded, whoever wants it changed', async () => {
  const { pool, stores, clock } = portal.deps
  await stores.audit.record(systemActor, clock.now(), { action: 'settings.updated' })
  for (const change of [
    "update audit_log set action = 'outra'",
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(pool.query(change), change).rejects.toThrow('permission denied')
    await expect(portal.asOwner(change), change).rejects.toThrow('append-only')
  }
})

it('of what an earlier release told it, forgets what names people, once', async () => {
  const told = { title: 'Luau da Rosa', slug: 'bar-da-rosa', reason: 'Rosa pediu', from: 'pending' }
  await portal.asOwner(
    `insert into audit_log (at, actor_kind, action, details)
      values (now(), 'system', 'event.status-set', $1), (now(), 'system', 'tabbar.removed', $2)`,
    [told, { key: 'agenda' }],
  )
  const file = join(migrationsFolder, '0045_audit_log_without_names.sql')
  await portal.asOwner(await readFile(file, 'utf8'))
  const { rows } = await portal.asOwner(
    "select details from audit_log where action <> 'settings.updated' order by action",
  )
  expect(rows).toEqual([{ details: { from: 'pending' } }, { details: { key: 'agenda' } }])
  await expect(portal.asOwner('delete from audit_log')).rejects.toThrow('append-only')
})
