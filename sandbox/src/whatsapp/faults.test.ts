import { afterEach, expect, it } from 'vitest'
import { type RunningWhatsApp, startWhatsApp, type WhatsAppOptions } from './start-whatsapp.ts'
import { codeMessage, post, refusal, send } from './testing/send-message.ts'

let whatsApp: RunningWhatsApp
const start = async (options: Partial<WhatsAppOptions> = {}) => {
  whatsApp = await startWhatsApp({ port: 0, ...options })
}
afterEach(() => whatsApp.stop())

const CODES = [
  130429, 131056, 4, 80007, 2, 131026, 131047, 131049, 131050, 132001, 190, 131042, 131031, 368,
  131048,
] as const

it('answers each error once, in the order it was told, and then works again', async () => {
  await start()
  whatsApp.fail(...CODES)

  for (const code of CODES) {
    const answer = await refusal(await post(whatsApp, codeMessage('482913')))
    expect(answer).toMatchObject({ code, message: expect.stringContaining(`(#${code}) `) })
    expect(answer.status).toBeGreaterThanOrEqual(400)
  }
  expect(whatsApp.messages.list()).toEqual([])
  await send(whatsApp, codeMessage('482913'))
})

it('answers the page of a proxy', async () => {
  await start()
  whatsApp.fail('html')

  const answer = await post(whatsApp, codeMessage('482913'))

  expect(answer.status).toBe(500)
  expect(answer.headers.get('content-type')).toContain('text/html')
})

it('leaves one call without answer until it stops', async () => {
  await start()
  whatsApp.fail('hang')
  // Whichever arrives first hangs, so that the other has an answer proves that it arrived.
  const calls = ['1', '2'].map((code) => post(whatsApp, codeMessage(code)))
  const ends = Promise.allSettled(calls)
  const answer = await Promise.any(calls)
  await whatsApp.stop()

  expect(answer.status).toBe(200)
  expect((await ends).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(whatsApp.messages.list()).toHaveLength(1)
})

it('lets one recipient have a message every six seconds when paced', async () => {
  let milliseconds = 0
  await start({ pace: true, now: () => new Date(milliseconds) })
  await send(whatsApp, codeMessage('1'))

  milliseconds = 5_999
  const refused = await refusal(await post(whatsApp, codeMessage('2')))
  await send(whatsApp, codeMessage('3', { to: '5591977776666' }))
  milliseconds = 6_000
  await send(whatsApp, codeMessage('4'))

  expect(refused).toMatchObject({ status: 400, code: 131056 })
  expect(whatsApp.messages.list().map(({ code }) => code)).toEqual(['4', '3', '1'])
})

it('may answer a wa_id without the ninth digit', async () => {
  await start({ dropsNinthDigit: true })

  const { contacts } = await send(whatsApp, codeMessage('1'))
  const elsewhere = await send(whatsApp, codeMessage('1', { to: '+351912345678' }))

  expect(contacts).toEqual([{ input: '5591988887777', wa_id: '559188887777' }])
  expect(elsewhere.contacts[0].wa_id).toBe('351912345678')
})
