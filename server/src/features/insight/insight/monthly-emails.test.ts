import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { countVisits } from '../../../../test/visits.ts'
import type { Deps } from '../../../deps.ts'
import { leaveToken, readLeaveToken } from './leave-links.rules.ts'
import { claimMonthlyEmails, sendMonthlyEmail } from './monthly-emails.jobs.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
// The first of August, 8h in the city.
const clock = fixedClock('2026-08-01T11:00:00Z')
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
const MONTH = '2026-07-01'

beforeEach(async () => {
  post.mailbox.clear()
  await portal.deps.connection.deleteFrom('establishments').execute()
})

async function business(options: { plan?: 'atalaia' | 'macarico'; visits?: number } = {}) {
  const { plan, visits = 40 } = options
  const owner = await createPerson(portal, plan ? { plan } : {})
  const { id } = await createListing(portal, { owner, fields: { name: 'Maré Cheia' } })
  if (visits > 0) {
    await countVisits(portal, id, [
      { day: '2026-07-31', hour: 23, kind: 'view', people: visits },
      { day: '2026-07-15', hour: 10, kind: 'whatsapp', people: 12 },
      { day: '2026-06-15', hour: 10, kind: 'whatsapp', people: 9 },
      { day: '2026-06-15', hour: 10, kind: 'view', people: 30 },
    ])
  }
  return { id, owner }
}

const claim = (deps: Deps = portal.deps) => claimMonthlyEmails.handle({}, deps)
const send = (establishmentId: string, deps: Deps = portal.deps) =>
  sendMonthlyEmail.handle({ establishmentId, month: MONTH }, deps)
const claimed = async () => {
  const { rows } = await sql<{ id: string; sent: boolean }>`
    select establishment_id as id, sent_at is not null as sent from insight_emails
  `.execute(portal.deps.connection)
  return rows
}
const received = ({ email }: TestPerson) => post.mailbox.list(email)

describe('the e-mail of a month', () => {
  it('tells an owner the figures of the month that is over, in the sentences of the page', async () => {
    const { id, owner } = await business({ plan: 'macarico' })
    await claim()
    await send(id)
    const [mail] = received(owner)
    expect(mail?.subject).toBe('Maré Cheia em julho: como foi na internet')
    expect(mail?.text).toContain('40 visitas à sua página, 10 a mais que em junho.')
    expect(mail?.text).toContain('Chamaram no WhatsApp 12 vezes, 3 a mais.')
    expect(mail?.text).toContain(`/dash-espadarte?aba=desempenho&negocio=${id}`)
  })

  // spec: 671
  it('is sent to the plans that have figures and saw a visit, and to nobody else', async () => {
    const [full, weekly] = [
      await business({ plan: 'macarico' }),
      await business({ plan: 'atalaia' }),
    ]
    await business()
    await business({ plan: 'macarico', visits: 0 })
    await claim()
    expect((await claimed()).map(({ id }) => id).sort()).toEqual([full.id, weekly.id].sort())
    await send(weekly.id)
    expect(received(weekly.owner)[0]?.text).not.toContain('aba=desempenho')
  })

  // spec: 671
  it('comes once, however often its jobs run and whatever dies in between', async () => {
    const { id, owner } = await business({ plan: 'macarico' })
    await Promise.all([claim(), claim()])
    await claim()
    expect(await claimed()).toHaveLength(1)
    // The mail server is away: nothing is marked, and the next try sends it.
    const away = { ...portal.deps.mail, send: () => Promise.reject(new Error('away')) }
    await expect(send(id, { ...portal.deps, mail: away })).rejects.toThrow('away')
    expect(await claimed()).toEqual([{ id, sent: false }])
    await Promise.all([send(id), send(id)])
    await send(id)
    await claim()
    expect(received(owner)).toHaveLength(1)
    expect(await claimed()).toEqual([{ id, sent: true }])
  })

  it('is not sent to who sold the business or lost the plan before it left', async () => {
    const { id, owner } = await business({ plan: 'macarico' })
    await claim()
    await sql`update establishments set user_id = null where id = ${id}`.execute(
      portal.deps.connection,
    )
    await send(id)
    expect(received(owner)).toEqual([])
  })

  it('is not written again of a month that was told, but of the next one', async () => {
    const { id } = await business({ plan: 'macarico' })
    await claim()
    await countVisits(portal, id, [{ day: '2026-08-02', hour: 9, kind: 'view', people: 1 }])
    clock.advance(31 * 86_400_000)
    await claim()
    expect(await claimed()).toHaveLength(2)
    clock.advance(-31 * 86_400_000)
  })
})

describe('leaving the e-mail of a month', () => {
  const leave = (token: string, headers: Record<string, string> = {}) =>
    portal.app.inject({
      method: 'POST',
      url: `/resumo-do-mes/sair?token=${token}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const tokenOf = ({ id, owner }: { id: string; owner: TestPerson }) =>
    leaveToken({ userId: owner.userId, establishmentId: id }, portal.deps.config.auth.secret)

  // spec: 671
  it('takes one click of a mail program, without a session', async () => {
    const one = await business({ plan: 'macarico' })
    await claim()
    await send(one.id)
    const [mail] = received(one.owner)
    const token = tokenOf(one)
    expect(mail?.text).toContain(`/resumo-do-mes/sair?token=${token}`)
    expect((await leave(token)).body).toBe('OK')
    await sql`delete from insight_emails`.execute(portal.deps.connection)
    await claim()
    expect(await claimed()).toEqual([])
  })

  it('leads a person on to a page, also with a link that is not ours', async () => {
    const html = { accept: 'text/html' }
    const one = await business({ plan: 'macarico' })
    expect((await leave(tokenOf(one), html)).headers.location).toBe(
      '/resumo-do-mes/sair?resultado=saiu',
    )
    expect((await leave('x.y.z', html)).headers.location).toBe(
      '/resumo-do-mes/sair?resultado=link-invalido',
    )
    expect((await leave('x.y.z')).statusCode).toBe(422)
  })

  it('knows only links that the portal wrote', async () => {
    const one = await business({ plan: 'macarico' })
    const other = await business({ plan: 'macarico' })
    const secret = portal.deps.config.auth.secret
    expect(readLeaveToken(tokenOf(one), secret)).toEqual({
      userId: one.owner.userId,
      establishmentId: one.id,
    })
    const [user, , mark] = tokenOf(one).split('.')
    expect(readLeaveToken(`${user}.${other.id}.${mark}`, secret)).toBeNull()
    expect(readLeaveToken(tokenOf(one), 'another secret')).toBeNull()
  })
})
