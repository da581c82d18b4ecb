import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { afterAll, expect, it } from 'vitest'
import { orderPlan, startBank } from '../../../../test/bank.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { createLog } from '../../../platform/log.ts'
import { hintSecret } from '../../../platform/pix/hint-address.ts'
import { keepWebhooks } from './pix-hints.ts'
import { followHints, lookAtWhatIsDue } from './reconcile-payments.ts'

/** What was planted is looked for in every row of every table and in every line of the log. */
const lines: string[] = []
const bank = await startBank()
const { control, clock } = bank
control.webhooks.isHeld = true
const portal = useTestApp({
  clock,
  environment: bank.environment,
  log: createLog('trace', 'app', { write: (line) => void lines.push(line) }),
})
afterAll(() => bank.stop())

const DOCUMENTS = ['11144477735', '12ABC34501DE35']

/** Any column: a row as text shows bytes as hexadecimal digits. */
async function tablesWith(value: string): Promise<string[]> {
  const { rows } = await portal.asOwner<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'jobs')`,
  )
  expect(rows.length).toBeGreaterThan(50)
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await portal.asOwner(
      `select 1 from ${name} t where t::text ilike any($1::text[]) limit 1`,
      [[value, Buffer.from(value).toString('hex')].map((text) => `%${text}%`)],
    )
    if (rowCount) found.push(name)
  }
  return found
}

async function order(cookie: string, document: string) {
  const input = '/plan-quote?plan=macarico&cycle=month'
  const quote = (await call(portal, 'GET', input, undefined, { cookie })).json
  const answer = await call(
    portal,
    'POST',
    '/plan-orders',
    {
      key: crypto.randomUUID(),
      ...{ plan: 'macarico', cycle: 'month', method: 'pix', amount_cents: quote.amount_cents },
      buyer: { name: 'Rosa Pinheiro', document },
      terms: { ...quote.terms, accepted: true },
    },
    { cookie },
  )
  expect(answer.status).toBe(201)
  return answer.json as PlanOrder
}

// spec: 542
it('keeps no document and no secret where somebody could read it', async () => {
  await keepWebhooks(portal.deps)
  for (const document of DOCUMENTS) {
    const { cookie } = await createPerson(portal)
    const { id } = await order(cookie, document)
    const charge = await portal.deps.stores.planOrders.newestCharge(id)
    const [paid] = control.pay({ txid: charge?.txid ?? '' })
    const body = { pix: [{ endToEndId: paid?.e2eid }] }
    const address = `/pix-hints/${hintSecret(portal.deps.config.auth.secret)}/pix`
    expect((await call(portal, 'POST', address, body)).status).toBe(200)
    const hints = await portal.asOwner<{ id: string }>('select id from payment_hints')
    await followHints(
      hints.rows.map(({ id }) => id),
      portal.deps,
    )
    const own = await call(portal, 'GET', `/plan-orders/${id}`, undefined, { cookie })
    expect(own.json).toMatchObject({ status: 'paid' })
    expect(JSON.stringify(own.json)).not.toContain(document)
    await call(portal, 'POST', `/plan-orders/${id}/withdrawal`, undefined, { cookie })
    await lookAtWhatIsDue(portal.deps)
    const told = "select from jobs.job where name = 'payments.send-refund-email'"
    expect((await portal.asOwner(told)).rowCount).toBeGreaterThan(0)
    const exported = await call(portal, 'GET', '/account/export', undefined, { cookie })
    expect(exported.json.data.plan_orders).toMatchObject([{ buyer_document: document }])
    const chief = await createPerson(portal, { role: 'superadmin' })
    const shown = `/admin/plan-orders/${id}/buyer-document`
    expect((await call(portal, 'POST', shown, undefined, chief)).status).toBe(200)
    expect((await call(portal, 'GET', `/plan-orders/${id}/receipt`, undefined, chief)).status).toBe(
      404,
    )
    // What a bank refuses repeats what was sent: it must not reach the log either.
    control.fault({ kind: '500-json', route: 'PUT /cob/:txid', after: true })
    await orderPlan(portal, await createPerson(portal))
    const rows = await portal.asOwner<{ buyer_document: Buffer }>(
      'select buyer_document from plan_orders where id = $1',
      [id],
    )
    const sealed = rows.rows[0]?.buyer_document ?? Buffer.alloc(0)
    expect(portal.deps.documentSeal.open(sealed)).toBe(document)
  }
  const secrets = [
    bank.environment.PIX_CLIENT_SECRET,
    portal.deps.config.auth.secret,
    hintSecret(portal.deps.config.auth.secret),
  ]
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(0)
  for (const planted of [...DOCUMENTS, ...secrets]) {
    expect(log.includes(planted), `the log holds ${planted}`).toBe(false)
    expect(await tablesWith(planted), planted).toEqual([])
  }
})

// spec: 542
it('would find what is planted in a table', async () => {
  const { email } = await createPerson(portal, { email: '39053344705@exemplo.test' })
  expect(email).toContain('39053344705')
  expect(await tablesWith('39053344705')).toEqual(['public.users'])
})
