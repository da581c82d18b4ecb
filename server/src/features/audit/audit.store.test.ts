import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { systemActor } from '../../platform/actor.ts'

const portal = useTestApp()

it('keeps what was recorded, whoever wants it changed', async () => {
  const { connection, stores, clock } = portal.deps
  await stores.audit.record(systemActor, clock.now(), { action: 'settings.updated' })
  const refused = { message: expect.stringContaining('append-only') }
  await expect(
    connection.updateTable('audit_log').set({ action: 'outra' }).execute(),
  ).rejects.toMatchObject(refused)
  await expect(connection.deleteFrom('audit_log').execute()).rejects.toMatchObject(refused)
  await expect(sql`truncate audit_log`.execute(connection)).rejects.toMatchObject(refused)
})
