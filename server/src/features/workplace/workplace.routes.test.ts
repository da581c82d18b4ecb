import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../test/calls.ts'
import { createListing } from '../../../test/establishments.ts'
import { SAMPLE_EVENT } from '../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { useTestApp } from '../../../test/test-app.ts'

const portal = useTestApp()
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }
let admin: TestPerson
let rosa: TestPerson
beforeEach(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  rosa = await createPerson(portal, { plan: 'espadarte', profile })
})

const find = (path: string, typed: string, who: TestPerson) =>
  call(portal, 'GET', `${path}?busca=${encodeURIComponent(typed)}`, undefined, who)
const found = async (path: string, typed: string, who: TestPerson) =>
  (await find(path, typed, who)).json.map(({ kind, title }: { kind: string; title: string }) => [
    kind,
    title,
  ])

describe('records for administrators', () => {
  it('are found by name without accents, whatever their kind and state', async () => {
    await createListing(portal, { owner: rosa, fields: { name: 'Maré Cheia' }, status: 'draft' })
    const when = { ...SAMPLE_EVENT.when, day: '2099-07-25' }
    const event = { ...SAMPLE_EVENT, title: 'Festival da maré', when }
    const form = { client_id: crypto.randomUUID(), submitter: null, phone: null, event }
    expect((await call(portal, 'POST', '/event-submissions', form, rosa)).status).toBe(201)
    expect(await found('/admin/records', 'mare', admin)).toEqual([
      ['establishment', 'Maré Cheia'],
      ['event', 'Festival da maré'],
    ])
  })

  it('begin with what begins as it was typed', async () => {
    await createListing(portal, { owner: rosa, fields: { name: 'Bar do Sol' } })
    await createListing(portal, { owner: rosa, fields: { name: 'Sol e Mar' } })
    const titles = (await found('/admin/records', 'sol', admin)).map(([, title]: string[]) => title)
    expect(titles).toEqual(['Sol e Mar', 'Bar do Sol'])
  })

  it('are people too, by name or e-mail', async () => {
    const [record] = (await find('/admin/records', rosa.email, admin)).json
    expect(record).toMatchObject({ kind: 'person', id: rosa.userId, note: rosa.email })
  })

  it('take the signs of a pattern as they are written', async () => {
    await createListing(portal, { owner: rosa, fields: { name: 'Maré Cheia' } })
    expect(await found('/admin/records', '%_', admin)).toEqual([])
  })

  it('are nobody else’s to read, and are asked for with two letters at least', async () => {
    expect((await find('/admin/records', 'mare', rosa)).status).toBe(403)
    expect((await find('/admin/records', 'm', admin)).status).toBe(422)
    expect((await call(portal, 'GET', '/admin/records?busca=mare')).status).toBe(401)
  })
})

describe('records of one’s own', () => {
  it('are the messages of one’s places, and not those of others', async () => {
    const place = await createListing(portal, { owner: rosa, fields: { name: 'Maré Cheia' } })
    const dona = await createPerson(portal, { plan: 'espadarte', profile })
    const other = await createListing(portal, { owner: dona, fields: { name: 'Outra Casa' } })
    const guest = await createPerson(portal, { profile })
    for (const { id } of [place, other]) {
      const message = {
        ...{ idempotency_key: crypto.randomUUID(), establishment_id: id },
        message: 'A caldeirada serve quantas pessoas?',
      }
      expect((await call(portal, 'POST', '/contact-messages', message, guest)).status).toBe(201)
    }
    const records = (await find('/my/records', 'CALDEIRADA', rosa)).json
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      kind: 'message',
      establishment: { id: place.id, name: 'Maré Cheia' },
    })
    expect((await find('/my/records', 'caldeirada', guest)).json).toEqual([])
  })

  it('need somebody who asks', async () => {
    expect((await call(portal, 'GET', '/my/records?busca=mare')).status).toBe(401)
  })
})
