import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningWhatsApp, startWhatsApp } from './start-whatsapp.ts'
import { codeMessage, post, refusal, send, textMessage } from './testing/send-message.ts'

let whatsApp: RunningWhatsApp
beforeEach(async () => {
  whatsApp = await startWhatsApp({ port: 0 })
})
afterEach(() => whatsApp.stop())

describe('a message', () => {
  it('carries a one-time code', async () => {
    const answer = await send(whatsApp, codeMessage('482913'))

    expect(answer).toEqual({
      messaging_product: 'whatsapp',
      contacts: [{ input: '5591988887777', wa_id: '5591988887777' }],
      messages: [{ id: expect.stringMatching(/^wamid\./), message_status: 'accepted' }],
    })
    expect(whatsApp.messages.list()).toMatchObject([
      { id: answer.messages[0].id, code: '482913', template: 'codigo_de_acesso' },
    ])
  })

  it('carries a text, and keeps the number as it was written', async () => {
    const answer = await send(whatsApp, textMessage('Olá, maré!', '+55 (91) 98888-7777'))

    expect(answer.contacts).toEqual([{ input: '+55 (91) 98888-7777', wa_id: '5591988887777' }])
    expect(answer.messages).toEqual([{ id: expect.any(String) }])
    expect(whatsApp.messages.list()).toMatchObject([{ text: 'Olá, maré!', code: null }])
  })
})

describe('a call', () => {
  it('is refused without the token', async () => {
    const account = { token: 'outro', phoneNumberId: '100000000000001' }
    const answer = await post(whatsApp, codeMessage('482913'), account)

    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: {
        message: '(#190) Access token has expired',
        type: 'OAuthException',
        code: 190,
        error_data: { messaging_product: 'whatsapp', details: 'Invalid OAuth access token' },
        fbtrace_id: expect.any(String),
      },
    })
  })

  it('is refused from a number that is not the account’s', async () => {
    const account = { token: 'whatsapp-local-token', phoneNumberId: '1' }

    expect(await refusal(await post(whatsApp, codeMessage('482913'), account))).toMatchObject({
      status: 400,
      code: 100,
    })
  })

  it('is refused in the same shape when it is no JSON at all', async () => {
    const answer = await fetch(`${whatsApp.url}/v25.0/100000000000001/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })

    expect(await refusal(answer)).toMatchObject({ status: 400, code: 100 })
  })
})
