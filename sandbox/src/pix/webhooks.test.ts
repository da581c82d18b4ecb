import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningPix, startPixSandbox } from './start-pix.ts'
import { charge, signIn, startPortal, TXID } from './testing/call-bank.ts'

let bank: RunningPix
let portal: Awaited<ReturnType<typeof startPortal>>
const begin = async (answers?: number[]) => {
  bank = await startPixSandbox({ port: 0 })
  portal = await startPortal(answers)
  const call = await signIn(bank)
  await call('PUT', '/webhook/pix@guia.local', { webhookUrl: portal.url })
  await call('PUT', `/cob/${TXID}`, charge())
  bank.control.webhooks.retryDelayMilliseconds = 5
}
beforeEach(() => begin())
afterEach(async () => {
  portal.stop()
  await bank.stop()
})

const amounts = () =>
  portal.told.map(({ body }) =>
    (body as { pix: { valor: string }[] }).pix.map(({ valor }) => valor),
  )
const payThree = () => {
  bank.control.webhooks.isHeld = true
  for (const cents of [100, 200, 300]) bank.control.pay({ txid: TXID, cents })
}

it('tells of a payment with a txid, and of its refund, at the address of the standard', async () => {
  const [payment] = bank.control.pay({ txid: TXID })
  bank.control.pay({ txid: null, cents: 1 })
  await bank.control.webhooks.settled()
  bank.control.refundByBank(payment?.e2eid ?? '')
  await bank.control.webhooks.settled()

  expect(portal.told).toMatchObject([
    { path: '/aviso/pix', body: { pix: [{ endToEndId: payment?.e2eid, valor: '49.90' }] } },
    { path: '/aviso/pix', body: { pix: [{ devolucoes: [{ natureza: 'MED_FRAUDE' }] }] } },
  ])
})

it('tries again until it is heard, and then no more', async () => {
  portal.stop()
  await bank.stop()
  await begin([500, 404, 200, 200])
  bank.control.pay({ txid: TXID })
  await bank.control.webhooks.settled()
  expect(bank.control.webhooks.answers).toEqual([500, 404, 200])
})

// spec: 556
it('drops, batches, reverses and doubles what it has held back', async () => {
  const { webhooks } = bank.control
  payThree()
  expect(webhooks.drop()).toBe(3)
  payThree()
  await webhooks.release({ isBatched: true })
  payThree()
  await webhooks.release({ order: 'reversed' })
  payThree()
  await webhooks.release({ copies: 2, isConcurrent: true })

  expect(amounts().slice(0, 4)).toEqual([['1.00', '2.00', '3.00'], ['3.00'], ['2.00'], ['1.00']])
  expect(amounts().slice(4).flat().sort()).toEqual(['1.00', '1.00', '2.00', '2.00', '3.00', '3.00'])
})

it('may be late, at another path, or not from the bank at all', async () => {
  const { webhooks, clock } = bank.control
  payThree()
  clock.advance(7_200_000)
  await webhooks.release({ path: 'double-slash', isBatched: true })
  payThree()
  await webhooks.release({ path: 'bare', isBatched: true })
  await webhooks.forge(`${portal.url}/pix`, { pix: [{ endToEndId: 'E0', valor: '1.00' }] })

  expect(portal.told.map(({ path }) => path)).toEqual(['/aviso//pix', '/aviso', '/aviso/pix'])
})
