import { IMPORTS_SHARE, PHOTO_QUOTA } from '@portal/contract/ground/media/photo-quota'
import type { PlanType } from '@portal/contract/shared/plans'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { keysOf, mediaFolders, upload } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { jpeg } from '../../../../test/photos.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { quotaPassed } from './photo-quota.rules.ts'

const DAY = 24 * 60 * 60 * 1000
const clock = fixedClock()
const portal = useTestApp({ clock, environment: await mediaFolders() })
let small: Buffer
beforeAll(async () => {
  small = await jpeg({ width: 640, height: 480 })
})

const usage = (person: TestPerson) => portal.deps.stores.media.usage(person.userId)
/** As many as a counter says: what is counted is not sent here one by one. */
const pretend = (person: TestPerson, photos: number, bytes = 0) =>
  portal.asOwner(
    `insert into media_usage (user_id, photos, bytes) values ($1, $2, $3)
     on conflict (user_id) do update set photos = $2, bytes = $3`,
    [person.userId, photos, bytes],
  )
const full = PHOTO_QUOTA.clube ?? { photos: 0, bytes: 0 }
const keep = async (person: TestPerson) =>
  portal.deps.scratch.use(async (file) => {
    const { writeFile } = await import('node:fs/promises')
    await writeFile(file, small)
    return portal.deps.ports.keepPhotoFile(person.userId, { file, bytes: small.length })
  })

describe('what an account holds', () => {
  it('is counted with every photo that comes and goes', async () => {
    const rosa = await createPerson(portal)
    const one = await upload(portal, rosa, small)
    await upload(portal, rosa, small)
    expect(await usage(rosa)).toEqual({ photos: 2, bytes: 2 * small.length, isStaff: false })
    const crop = await call(
      portal,
      'POST',
      `/media/${one.json.id}/crop`,
      { left: 0, top: 0, width: 400, height: 400 },
      rosa,
    )
    expect(crop.status, JSON.stringify(crop.json)).toBe(201)
    // A part has no file of its own.
    expect(await usage(rosa)).toMatchObject({ photos: 3, bytes: 2 * small.length })
    await portal.asOwner('delete from media where user_id = $1', [rosa.userId])
    expect(await usage(rosa)).toMatchObject({ photos: 0, bytes: 0 })
  })

  it('goes with the photos to another account, and away with the person', async () => {
    const [rosa, ana] = [await createPerson(portal), await createPerson(portal)]
    await upload(portal, rosa, small)
    await portal.asOwner('update media set user_id = $2 where user_id = $1', [
      ...[rosa.userId, ana.userId],
    ])
    expect([(await usage(rosa)).photos, (await usage(ana)).photos]).toEqual([0, 1])
    await portal.asOwner('delete from users where id = $1', [ana.userId])
    expect(
      (await portal.asOwner('select from media_usage where user_id = $1', [ana.userId])).rowCount,
    ).toBe(0)
  })

  it('has an end for what is sent, told in a sentence, and no file is left behind', async () => {
    const rosa = await createPerson(portal)
    await pretend(rosa, full.photos - 1)
    expect((await upload(portal, rosa, small)).status).toBe(201)
    const kept = (await keysOf(portal.deps, 'originals/')).length
    const { status, json } = await upload(portal, rosa, small)
    expect([status, json.code]).toEqual([409, 'media.quota'])
    expect(json.detail).toContain('500 fotos ou 2 GB')
    expect((await keysOf(portal.deps, 'originals/')).length).toBe(kept)
    await pretend(rosa, 3, full.bytes - small.length + 1)
    expect((await upload(portal, rosa, small)).json.code).toBe('media.quota')
  })

  it('is not passed by two who send the last one at once', async () => {
    const rosa = await createPerson(portal)
    await pretend(rosa, full.photos - 1)
    const sent = await Promise.all([1, 2, 3].map(() => upload(portal, rosa, small)))
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('leaves room for what is sent by hand where an import has filled the rest', async () => {
    const rosa = await createPerson(portal)
    await pretend(rosa, full.photos * IMPORTS_SHARE - 1)
    expect(await portal.deps.ports.whyNoPhotoRoom(rosa.userId)).toBeNull()
    await keep(rosa)
    expect(await portal.deps.ports.whyNoPhotoRoom(rosa.userId)).toContain('pararam de chegar')
    await expect(keep(rosa)).rejects.toMatchObject({ code: 'media.quota' })
    expect((await upload(portal, rosa, small)).status).toBe(201)
  })

  it('is small in a trial, whatever plan is tried, and the plan’s own once somebody answers for it', async () => {
    const rosa = await createPerson(portal)
    const { subscriptions } = portal.deps.stores
    const [now, end] = [clock.now(), new Date(clock.now().getTime() + 14 * DAY)]
    await subscriptions.startTrial(rosa.userId, 'espadarte', now, end)
    await pretend(rosa, 1_499)
    expect((await upload(portal, rosa, small)).status).toBe(201)
    const { json } = await upload(portal, rosa, small)
    expect([json.code, json.detail]).toEqual([
      'media.quota',
      'Sua conta já guarda tudo o que cabe no período de teste (1.500 fotos ou 6 GB). Apague fotos que não usa mais ou assine o plano, e envie de novo.',
    ])
    expect(await portal.deps.ports.whyNoPhotoRoom(rosa.userId)).toContain('período de teste')
    await subscriptions.grant(rosa.userId, 'macarico', clock.now())
    expect((await upload(portal, rosa, small)).status).toBe(201)
  })

  it('has no end for who works for the portal', () => {
    const used = { photos: 1_000_000, bytes: 1e15, isStaff: false }
    const held = (plan: PlanType) => ({ plan, isTrying: false })
    expect(quotaPassed(used, held('superadmin'), 'upload')).toBeNull()
    expect(quotaPassed({ ...used, isStaff: true }, held('clube'), 'upload')).toBeNull()
    expect(quotaPassed(used, held('espadarte'), 'upload')).toContain('20.000 fotos ou 60 GB')
  })
})

it('prepares what somebody sends before what any import brought', async () => {
  const rosa = await createPerson(portal)
  const brought = [await keep(rosa), await keep(rosa)]
  const sent = await upload(portal, rosa, small)
  const { rows } = await portal.asOwner<{ id: string }>(
    `select data->>'id' as id from jobs.job where name = 'media.process' and state = 'created'
       and data->>'id' = any($1) order by priority desc, created_on`,
    [[...brought.map(({ id }) => id), sent.json.id]],
  )
  expect(rows.map(({ id }) => id)[0]).toBe(sent.json.id)
})
