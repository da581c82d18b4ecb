import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { createListing, dailyHours } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { tell } from './establishments.jobs.ts'
import { TELL_OWNER_JOB, type TellOwnerData } from './tell-owner.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const portal = useTestApp({
  clock: fixedClock(),
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
const NAME = 'Peixaria do Zé'
let admin: TestPerson
let rosa: TestPerson
beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
})
beforeEach(async () => {
  post.mailbox.clear()
  await portal.deps.connection.deleteFrom('establishments').execute()
  await promised()
  rosa = await createPerson(portal, { name: 'Rosa Pinheiro', plan: 'espadarte' })
})

type Status = 'pending' | 'published' | 'suspended' | 'archived'
const place = async (status: Status, owner: TestPerson | null = rosa) =>
  (await createListing(portal, { owner, status, fields: { name: NAME } })).id
const decide = (id: string, decision: string, body?: object, who = admin) =>
  call(portal, 'POST', `/admin/establishments/${id}/${decision}`, body, who)
/** What the worker finds in the queue, taken out of it. */
const promised = async () =>
  (
    await portal.asOwner<{ data: TellOwnerData }>(
      'delete from jobs.job where name = $1 returning data',
      [TELL_OWNER_JOB.name],
    )
  ).rows.map(({ data }) => data)
const deliver = async () => {
  for (const data of await promised()) await tell.handle(data, portal.deps)
  return post.mailbox.list(rosa.email)
}
const reason = 'Falta o endereço & o telefone.'

describe('the owner is told by e-mail', () => {
  it.each([
    ['pending', 'approve', { version: 1 }, 'Peixaria do Zé está no ar', 'já aparece no guia'],
    [
      'pending',
      'reject',
      { version: 1, reason },
      'O cadastro de Peixaria do Zé precisa de ajustes',
      `Motivo: ${reason}`,
    ],
    ['published', 'suspend', { reason }, 'Peixaria do Zé saiu do ar', `Motivo: ${reason}`],
    ['suspended', 'restore', undefined, 'Peixaria do Zé voltou ao ar', 'de volta ao guia'],
  ] as const)('that what was %s: %s', async (status, decision, body, subject, words) => {
    const id = await place(status)
    expect((await decide(id, decision, body)).status).toBe(200)
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain('Olá, Rosa Pinheiro!')
    expect(mail?.text).toContain(words)
    expect(mail?.text).toContain(`http://portal.test/dash-espadarte?negocio=${id}`)
  })

  it.each([
    ['approve', {}, 'As alterações de Peixaria do Zé Filho foram aprovadas', 'já aparecem'],
    [
      'reject',
      { reason },
      'As alterações de Peixaria do Zé não foram aprovadas',
      `Motivo: ${reason}`,
    ],
  ])('what became of changes that waited: %s', async (decision, body, subject, words) => {
    const id = await place('published')
    const changes = { name: 'Peixaria do Zé Filho' }
    await call(portal, 'PATCH', `/my/establishments/${id}`, { version: 1, changes }, rosa)
    const answer = await decide(id, `changes/${decision}`, { version: 2, ...body })
    expect(answer.status).toBe(200)
    const [mail] = await deliver()
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(words)
  })

  // spec: 471
  it('of what the administration corrected, and only then', async () => {
    const id = await place('published')
    const correct = (who: TestPerson, version: number, phone: string) =>
      call(
        portal,
        'PATCH',
        `/my/establishments/${id}`,
        { version, changes: { phone, website: null } },
        who,
      )
    expect((await correct(rosa, 1, '(91) 3423-0001')).status).toBe(200)
    expect(await promised()).toEqual([])
    expect((await correct(admin, 2, '(91) 3423-0002')).status).toBe(200)
    const hours = { version: 3, hours: dailyHours(8 * 60, 18 * 60) }
    await call(portal, 'PUT', `/my/establishments/${id}/hours`, hours, admin)
    const mails = await deliver()
    const subject = 'A equipe do portal corrigiu Peixaria do Zé'
    expect(mails.map((mail) => mail.subject)).toEqual([subject, subject])
    // The queue promises no order of two e-mails.
    const changed = mails.map(({ text }) => /O que mudou: .*/.exec(text ?? '')?.[0]).sort()
    expect(changed).toEqual(['O que mudou: Horário de funcionamento.', 'O que mudou: Telefone.'])
    // Saved again as it is, nothing has changed.
    await correct(admin, 4, '(91) 3423-0002')
    expect(await promised()).toEqual([])
  })

  it('each owner of their own, when many are decided at once', async () => {
    const bento = await createPerson(portal, { plan: 'atalaia' })
    const ids = [await place('published'), await place('published', bento)]
    const body = { ids, decision: 'suspend', reason }
    await call(portal, 'POST', '/admin/establishments/bulk', body, admin)
    expect(await deliver()).toHaveLength(1)
    expect(post.mailbox.list(bento.email)).toHaveLength(1)
  })

  // spec: 358
  it('with one number, however often the e-mail is sent', async () => {
    const id = await place('published')
    await decide(id, 'suspend', { reason })
    const [data] = await promised()
    if (!data) throw new Error('no e-mail was promised')
    await tell.handle(data, portal.deps)
    await tell.handle(data, portal.deps)
    await decide(id, 'restore')
    const numbers = (await deliver()).map(
      ({ headers }) => headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value,
    )
    expect(numbers).toHaveLength(3)
    expect(new Set(numbers).size).toBe(2)
    expect(numbers).toContain(`<establishment-${id}-2@portal.test>`)
  })
})

describe('no e-mail goes out', () => {
  it('for what nobody owns', async () => {
    await decide(await place('published', null), 'suspend', { reason })
    expect(await promised()).toEqual([])
  })

  it('when the decision was refused', async () => {
    const id = await place('published')
    expect((await decide(id, 'approve', { version: 1 })).status).toBe(409)
    expect((await decide(id, 'suspend', { reason }, rosa)).status).toBe(403)
    expect(await promised()).toEqual([])
  })

  it('to an administrator about their own place', async () => {
    await decide(await place('published', admin), 'suspend', { reason })
    expect(await promised()).toEqual([])
  })

  it('to somebody who has left, or no longer owns it', async () => {
    const id = await place('published')
    await decide(id, 'suspend', { reason })
    await portal.deps.pool.query('update establishments set user_id = $1', [admin.userId])
    expect(await deliver()).toEqual([])
    expect(post.mailbox.list(admin.email)).toEqual([])
  })
})
