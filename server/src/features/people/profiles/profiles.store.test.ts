import { describe, expect, it } from 'vitest'
import { createPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const NOBODY = '0198f6a0-0000-7000-8000-000000000001'

describe('a profile', () => {
  const fields = {
    full_name: 'Rosa de Nazaré',
    whatsapp: '91988887777',
    state: 'PA',
    city: 'Salinópolis',
    accepts_promotions: true,
  }

  it('is filled in with the sign-up, with or without a birth date', async () => {
    const { profiles } = portal.deps.stores
    const [rosa, bento] = [await createPerson(portal), await createPerson(portal)]
    await profiles.fill(rosa.userId, fields, clock.now())
    await profiles.fill(bento.userId, { ...fields, birth_date: '1990-02-28' }, clock.now())
    expect(await profiles.read(rosa.userId, clock.now())).toMatchObject({
      ...fields,
      birth_date: null,
      email: rosa.email,
      plan_type: 'clube',
      plan_ends_at: null,
      is_complete: true,
    })
    expect((await profiles.read(bento.userId, clock.now()))?.birth_date).toBe('1990-02-28')
  })

  // spec: 91
  it('shows the plan of the moment it is read for', async () => {
    const rosa = await createPerson(portal)
    const end = new Date(clock.now().getTime() + 1_000)
    await portal.deps.stores.subscriptions.startTrial(rosa.userId, 'atalaia', clock.now(), end)
    const planAt = async (now: Date) =>
      (await portal.deps.stores.profiles.read(rosa.userId, now))?.plan_type
    expect(await planAt(clock.now())).toBe('atalaia')
    expect(await planAt(end)).toBe('clube')
  })

  it('of nobody is nothing, and cannot be filled in', async () => {
    const { profiles } = portal.deps.stores
    expect(await profiles.read(NOBODY, clock.now())).toBeNull()
    await expect(profiles.fill(NOBODY, fields, clock.now())).rejects.toThrow()
  })
})

describe('a consent', () => {
  const consent = {
    userId: NOBODY,
    kind: 'promotions',
    granted: true,
    textVersion: '2026-11',
    origin: 'clube-de-vantagens',
  } as const

  it('is listed with every later one, newest first', async () => {
    const { consents } = portal.deps.stores
    const at = clock.now()
    await consents.record(consent, at)
    const later = new Date(at.getTime() + 1)
    await consents.record({ ...consent, granted: false, origin: 'meu-perfil' }, later)
    expect(await consents.list(NOBODY)).toEqual([
      { ...consent, granted: false, origin: 'meu-perfil', at: later },
      { ...consent, at },
    ])
  })

  it('is neither changed nor removed, whoever asks', async () => {
    for (const change of [
      'update consents set granted = true',
      'delete from consents',
      'truncate consents',
    ]) {
      await expect(portal.deps.pool.query(change), change).rejects.toThrow('permission denied')
      await expect(portal.asOwner(change), change).rejects.toThrow('append-only')
    }
  })
})
