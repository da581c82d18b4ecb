import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningWhatsApp, startWhatsApp } from './start-whatsapp.ts'
import { codeMessage, send, textMessage } from './testing/send-message.ts'

let whatsApp: RunningWhatsApp
beforeEach(async () => {
  whatsApp = await startWhatsApp({ port: 0 })
})
afterEach(() => whatsApp.stop())

const get = (path: string) => fetch(`${whatsApp.url}${path}`)
const read = async (path: string) => (await get(path)).text()
const readJson = async (path: string): Promise<unknown> => (await get(path)).json()

describe('the page', () => {
  it('says what to do while nothing has come', async () => {
    expect(await read('/')).toContain('Nenhuma conversa ainda')
  })

  it('shows a conversation a number, the last one to speak first', async () => {
    await send(whatsApp, codeMessage('111111', { to: '5591988887777' }))
    await send(whatsApp, codeMessage('222222', { to: '5591977776666' }))
    await send(whatsApp, textMessage('Até logo', '+55 91 8888-7777'))

    const page = await read('/')

    expect(page).toContain('2 conversas')
    expect(page.match(/<h2>[^<]+/g)).toEqual(['<h2>+55 (91) 8888-7777', '<h2>+55 (91) 97777-6666'])
    expect(page).toContain('<p class="code">222222</p>')
    expect(page.indexOf('111111')).toBeLessThan(page.indexOf('Até logo'))
    expect(page).toContain('aceita')
  })

  it('escapes whatever was sent', async () => {
    await send(whatsApp, textMessage(`"><script>alert(1)</script>`))

    const page = await read('/')

    expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
    expect(page).not.toContain('<script')
  })

  it('says that an address is nothing', async () => {
    const answer = await get('/nada')

    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Não há nada neste endereço')
  })

  it.each(['/', '/nada', '/api/messages'])(
    'forbids scripts, forms and frames on %s',
    async (path) => {
      const { headers } = await get(path)

      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("form-action 'none'")
      expect(policy).not.toMatch(/(script|connect)-src|https?:/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )
})

describe('the API', () => {
  it('finds the messages of a number, with or without the ninth digit', async () => {
    await send(whatsApp, codeMessage('111111'))
    await send(whatsApp, codeMessage('222222', { to: '5591977776666' }))

    const found = [expect.objectContaining({ code: '111111', to: '5591988887777' })]
    expect(await readJson('/api/messages?to=5591988887777')).toEqual(found)
    expect(await readJson('/api/messages?to=559188887777')).toEqual(found)
    expect(await readJson(`/api/messages?to=${encodeURIComponent('+55 (91) 98888-7777')}`)).toEqual(
      found,
    )
    expect(await readJson('/api/messages?to=1')).toEqual([])
    expect(await readJson('/api/messages')).toHaveLength(2)
  })

  it('refuses two numbers at once', async () => {
    expect((await get('/api/messages?to=1&to=2')).status).toBe(400)
  })

  it('forgets everything', async () => {
    await send(whatsApp, codeMessage('111111'))

    expect((await fetch(`${whatsApp.url}/api/messages`, { method: 'DELETE' })).status).toBe(204)
    expect(await readJson('/api/messages')).toEqual([])
  })
})
