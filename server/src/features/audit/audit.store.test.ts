import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
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
