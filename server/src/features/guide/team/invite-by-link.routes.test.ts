import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { LINK_LIFETIME_MS, TEAM_MAX } from './team.constants.ts'

// Sessions go by the real clock.
const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock })

let owner: TestPerson
let place: string
let lastAddress = 0
beforeEach(async () => {
  lastAddress += 1
  owner = await createPerson(portal, { plan: 'atalaia' })
  place = (await createListing(portal, { owner, fields: { name: 'Bar do Zé' } })).id
})

type From = Partial<TestPerson>
const from = (person: From) => ({ address: `10.6.0.${lastAddress}`, ...person })
const invite = (person: From, role: unknown = 'staff') =>
  call(portal, 'POST', `/my/establishments/${place}/team/invitation-links`, { role }, from(person))
const tokenOf = ({ json }: Awaited<ReturnType<typeof invite>>) =>
  new URL(json.link.url).hash.replace('#token=', '')
const accept = (person: From, token: string) =>
  call(portal, 'POST', '/team-invitations/accept', { token }, from(person))
const read = (token: string) => call(portal, 'POST', '/team-invitations/read', { token }, from({}))

describe('an invitation by link', () => {
  it('is told once, ready for WhatsApp, and kept as a fingerprint', async () => {
    const answer = await invite(owner, 'manager')
    expect(answer.status).toBe(201)
    const { link, team } = answer.json
    const whatsApp = new URL(link.whatsapp_url)
    expect(whatsApp.origin).toBe('https://wa.me')
    expect(whatsApp.searchParams.get('text')).toContain(link.url)
    expect(whatsApp.searchParams.get('text')).toContain('Bar do Zé')
    expect(team.invitations).toMatchObject([{ email: null, role: 'manager' }])
    const kept = await portal.deps.pool.query('select * from establishment_invitations')
    expect(JSON.stringify(kept.rows)).not.toContain(tokenOf(answer))
    expect((await read(tokenOf(answer))).json).toMatchObject({ email: null, role: 'manager' })
  })

  // spec: 366
  it('lets in whoever brings it first, whatever their e-mail, and nobody after', async () => {
    const token = tokenOf(await invite(owner))
    const [rosa, bruno] = [await createPerson(portal), await createPerson(portal)]
    const answers = await Promise.all([accept(rosa, token), accept(bruno, token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await read(token)).status).toBe(422)
  })

  it('ends after three days, and when it is cancelled', async () => {
    const rosa = await createPerson(portal)
    const first = await invite(owner)
    const [{ id }] = first.json.team.invitations
    const cancelPath = `/my/establishments/${place}/team/invitations/${id}`
    expect((await call(portal, 'DELETE', cancelPath, undefined, from(owner))).status).toBe(200)
    expect((await accept(rosa, tokenOf(first))).status).toBe(422)
    const second = tokenOf(await invite(owner))
    clock.advance(LINK_LIFETIME_MS)
    expect((await accept(rosa, second)).status).toBe(422)
  })

  it('is not needed by the owner', async () => {
    expect((await accept(owner, tokenOf(await invite(owner)))).json.code).toBe('team.own-place')
  })

  it('takes one of the places of the team', async () => {
    for (let number = 0; number < TEAM_MAX; number += 1) {
      await addMember(portal, place, await createPerson(portal), 'staff')
    }
    expect((await invite(owner)).json.code).toBe('team.full')
  })

  it('is for the owner to make', async () => {
    const people = { manager: await createPerson(portal), staff: await createPerson(portal) }
    await addMember(portal, place, people.manager, 'manager')
    await addMember(portal, place, people.staff, 'staff')
    expect((await invite(people.manager)).status).toBe(403)
    expect((await invite(people.staff)).status).toBe(403)
    const other = await createPerson(portal, { plan: 'atalaia' })
    await createListing(portal, { owner: other })
    expect((await invite(other)).status).toBe(404)
    expect((await invite({})).status).toBe(401)
    expect((await invite(owner, 'owner')).status).toBe(422)
  })
})
