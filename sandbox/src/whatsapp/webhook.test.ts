import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningWhatsApp, startWhatsApp } from './start-whatsapp.ts'
import { codeMessage, send } from './testing/send-message.ts'
import { startReceiver } from './testing/start-receiver.ts'

let whatsApp: RunningWhatsApp
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => {
  receiver = await startReceiver('segredo', 'combinado')
  whatsApp = await startWhatsApp({
    port: 0,
    appSecret: 'segredo',
    webhookUrl: receiver.url,
    dropsNinthDigit: true,
    now: () => new Date(1_700_000_000_999),
  })
})
afterEach(async () => {
  await whatsApp.stop()
  receiver.stop()
})

const sendCode = async () => (await send(whatsApp, codeMessage('482913'))).messages[0].id

it('tells a status, signed over the raw body', async () => {
  const id = await sendCode()

  expect(await whatsApp.deliverStatus(id, 'delivered')).toBe(200)

  const status = {
    id,
    status: 'delivered',
    timestamp: '1700000000',
    recipient_id: '559188887777',
  }
  expect(receiver.events).toMatchObject([
    {
      isGenuine: true,
      body: {
        object: 'whatsapp_business_account',
        entry: [
          {
            changes: [
              {
                field: 'messages',
                value: { metadata: { phone_number_id: '100000000000001' }, statuses: [status] },
              },
            ],
          },
        ],
      },
    },
  ])
})

it('tells statuses repeated and out of order', async () => {
  const id = await sendCode()

  for (const status of ['read', 'sent', 'sent', 'delivered'] as const) {
    await whatsApp.deliverStatus(id, status)
  }

  const told = JSON.stringify(receiver.events).match(/"status":"\w+"/g)
  expect(told).toEqual(
    ['read', 'sent', 'sent', 'delivered'].map((status) => `"status":"${status}"`),
  )
  expect(whatsApp.messages.find(id)?.status).toBe('delivered')
})

it('says why a message failed', async () => {
  await whatsApp.deliverStatus(await sendCode(), 'failed', 131049)

  expect(JSON.stringify(receiver.events)).toContain(
    '"errors":[{"code":131049,"title":"This message',
  )
})

it('is not genuine for a portal that knows another secret', async () => {
  const other = await startReceiver('outro', 'combinado', 401)
  await whatsApp.verifyWebhook(other.url, 'combinado')

  expect(await whatsApp.deliverStatus(await sendCode(), 'sent')).toBe(401)
  expect(other.events).toMatchObject([{ isGenuine: false }])
  other.stop()
})

it('shakes hands with a portal that knows the token, and tells it from then on', async () => {
  const fresh = await startWhatsApp({ port: 0, appSecret: 'segredo' })
  const { messages } = await send(fresh, codeMessage('1'))

  expect(await fresh.verifyWebhook(receiver.url, 'errado')).toBe(false)
  await expect(fresh.deliverStatus(messages[0].id, 'sent')).rejects.toThrow('No webhook')
  expect(await fresh.verifyWebhook(receiver.url, 'combinado')).toBe(true)
  expect(await fresh.deliverStatus(messages[0].id, 'sent')).toBe(200)
  await fresh.stop()
})

it('knows nothing of a message that was never sent', async () => {
  await expect(whatsApp.deliverStatus('wamid.nada', 'sent')).rejects.toThrow('No message')
})
