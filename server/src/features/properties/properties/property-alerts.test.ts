import type { AlertCriteria } from '@portal/contract/properties/properties/property-alert'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson } from '../../../../test/people.ts'
import { type Agency, createAgency } from '../../../../test/properties.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { alertToken } from './property-alert-links.rules.ts'
import { findNews, forgetAlerts, lookForNews, sendConfirmation, sendNews } from './tell-of-news.ts'

const DAY_MS = 86_400_000
const clock = fixedClock()
const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
const LOFTS: AlertCriteria = {
  ...{ negocio: 'aluguel', de: null, ate: 2000, quartos: 2, bairro: [], tipo: ['loft'] },
  importa: [],
}
const LOFT = {
  sale_price_cents: null,
  rent_price_cents: 180_000,
  type: 'loft',
  bedrooms: 2,
} as const
let agency: Agency
let restore: () => void
beforeAll(async () => {
  restore = switchCapabilities(true, ['properties'])
  agency = await createAgency(portal)
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(DAY_MS)
  await portal.asOwner('delete from property_alerts')
})

type Row = { id: string; confirmed_at: Date | null; told: number }
const alerts = async () =>
  (
    await portal.asOwner<Row>(`select id, confirmed_at, (select count(*)::int
      from property_alert_tellings where alert_id = property_alerts.id) as told
      from property_alerts order by created_at, id`)
  ).rows
const ask = (email: string, criteria: object = LOFTS) =>
  call(portal, 'POST', '/property-alerts', { email, criteria })
const confirm = (token: string) => call(portal, 'POST', '/property-alerts/confirmation', { token })
const token = (id: string, purpose: 'confirm' | 'stop') =>
  alertToken(id, purpose, portal.deps.config.auth.secret)

const lastMail = () => {
  const [mail] = post.mailbox.list()
  return mail?.text ?? ''
}

/** As the queue would: whoever anything came for is looked at. */
async function look() {
  for (const { id } of await alerts()) await lookForNews.handle({ alertId: id }, portal.deps)
}
const told = async (userId: string) =>
  (
    await portal.asOwner<{ title: string; body: string; path: string }>(
      `select title, body, path from notifications where user_id = $1 and kind = 'property-found'`,
      [userId],
    )
  ).rows

// spec: 870
it('tells a member of what came since, once of each, and at most once a day', async () => {
  const member = await createPerson(portal, { name: 'Marina Prado' })
  const other = await createPerson(portal, { name: 'Rui Lobo' })
  const mine = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: object) =>
    call(portal, method, `/my/property-alerts${path}`, body, { cookie: member.cookie })
  await agency.publish({ ...LOFT, title: 'Loft de antes' })
  clock.advance(60_000)
  expect((await call(portal, 'GET', '/my/property-alerts')).status).toBe(401)
  expect((await mine('POST', '', { criteria: { ...LOFTS, quartos: 0 } })).status).toBe(422)
  const saved = await mine('POST', '', { criteria: LOFTS })
  expect(saved.status).toBe(201)
  expect((await mine('POST', '', { criteria: { ...LOFTS, tipo: ['loft', 'loft'] } })).json.id).toBe(
    saved.json.id,
  )
  await look()
  expect(await told(member.userId)).toEqual([])

  clock.advance(60_000)
  const { slug } = await agency.publish({ ...LOFT, title: 'Loft novo' })
  await agency.publish({ ...LOFT, title: 'Loft caro', rent_price_cents: 900_000 })
  await look()
  await look()
  expect(await told(member.userId)).toEqual([
    {
      title: 'Apareceu um imóvel como você quer',
      body: expect.stringMatching(/^Loft novo, Atalaia: R\$\s1\.800 por mês$/),
      path: `/imoveis/${agency.listing.slug}/${slug}`,
    },
  ])
  clock.advance(60_000)
  await agency.publish({ ...LOFT, title: 'Outro loft' })
  await look()
  expect((await alerts())[0]?.told).toBe(1)
  clock.advance(DAY_MS)
  await look()
  await look()
  expect((await alerts())[0]?.told).toBe(2)
  expect(await told(member.userId)).toEqual([
    expect.objectContaining({ body: expect.stringMatching(/^Outro loft/) }),
  ])

  const asOther = await call(portal, 'DELETE', `/my/property-alerts/${saved.json.id}`, undefined, {
    cookie: other.cookie,
  })
  expect(asOther.status).toBe(404)
  expect((await mine('DELETE', `/${saved.json.id}`)).status).toBe(204)
  expect((await mine('GET')).json.alerts).toEqual([])
})

// spec: 871
it('keeps five searches of a person, also when they come at once', async () => {
  const member = await createPerson(portal)
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((quartos) =>
      call(
        portal,
        'POST',
        '/my/property-alerts',
        { criteria: { ...LOFTS, quartos } },
        { cookie: member.cookie },
      ),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409])
})

// spec: 872
it('tells an address nothing before its link came back, forgets it, and stops by one click', async () => {
  expect((await ask('sem-arroba')).status).toBe(422)
  expect((await ask('Lia@Exemplo.test')).status).toBe(202)
  const [asked] = await alerts()
  const id = asked?.id ?? ''
  await sendConfirmation.handle({ alertId: id }, portal.deps)
  const text = lastMail()
  expect(text).toContain(`/aviso-de-imoveis/confirmar#token=${token(id, 'confirm')}`)
  clock.advance(60_000)
  await agency.publish({ ...LOFT, title: 'Loft do meio' })
  await look()
  expect((await alerts())[0]?.told).toBe(0)

  expect((await confirm(token(id, 'stop'))).status).toBe(422)
  expect((await confirm(token(id, 'confirm'))).json.criteria).toEqual(LOFTS)
  expect((await confirm(token(id, 'confirm'))).status).toBe(200)
  clock.advance(60_000)
  await agency.publish({ ...LOFT, title: 'Loft da Lia' })
  await findNews.handle({}, portal.deps)
  await look()
  expect((await alerts())[0]?.told).toBe(1)
  const { rows } = await portal.asOwner<{ property_id: string }>(
    'select property_id from property_alert_tellings',
  )
  const propertyIds = rows.map(({ property_id }) => property_id)
  await sendNews.handle({ alertId: id, propertyIds }, portal.deps)
  const news = lastMail()
  expect(news).toContain('Loft da Lia')
  expect(news).toContain(`/aviso-de-imoveis/parar?token=${token(id, 'stop')}`)

  const stopped = await portal.app.inject({
    method: 'POST',
    url: `/aviso-de-imoveis/parar?token=${token(id, 'stop')}`,
  })
  expect([stopped.statusCode, await alerts()]).toEqual([200, []])

  await ask('beto@exemplo.test')
  await ask('beto@exemplo.test', { ...LOFTS, quartos: 3 })
  expect((await alerts()).length).toBe(1)
  clock.advance(3 * DAY_MS + 1000)
  const late = (await alerts())[0]?.id ?? ''
  expect((await confirm(token(late, 'confirm'))).status).toBe(422)
  await forgetAlerts.handle({}, portal.deps)
  expect(await alerts()).toEqual([])
})
