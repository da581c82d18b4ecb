import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningMailbox, startMailbox } from './start-mailbox.ts'
import { sendMail } from './testing/send-mail.ts'

let running: RunningMailbox
beforeEach(async () => {
  running = await startMailbox({ smtpPort: 0, webPort: 0 })
})
afterEach(() => running.stop())

const get = (path: string) => fetch(`${running.webUrl}${path}`)
const read = async (path: string) => (await get(path)).text()
const readJson = async (path: string): Promise<unknown> => (await get(path)).json()
const newestPath = () => `/mensagens/${running.mailbox.list()[0]?.id}`
const decode = (source: string) =>
  source.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

describe('the inbox page', () => {
  it('says what to do while no mail has come', async () => {
    const page = await read('/')

    expect(page).toContain('Nenhuma mensagem ainda')
    expect(page).toContain('0 mensagens')
  })

  it('lists sender, recipient, subject and time, newest first', async () => {
    await sendMail(running.smtpPort, { subject: 'Primeira' })
    await sendMail(running.smtpPort, { subject: 'Segunda opinião', to: 'zé@exemplo.test' })

    const page = await read('/')

    expect(page).toContain('Portal &#60;nao-responda@portal.test&#62;')
    expect(page).toContain('ana@exemplo.test')
    expect(page).toContain(`<a href="${newestPath()}">Segunda opinião</a>`)
    expect(page).toContain(`<time datetime="${running.mailbox.list()[0]?.receivedAt}">`)
    expect(page.indexOf('Segunda opinião')).toBeLessThan(page.indexOf('Primeira'))
  })
})

describe('the page of a mail', () => {
  it('shows headers, attachments and the text with links to follow', async () => {
    await sendMail(running.smtpPort, {
      subject: 'Confirme seu e-mail',
      headers: { 'X-Portal-Motivo': 'confirmação' },
      text: 'Abra https://portal.test/confirmar?codigo=a1&passo=2.',
      attachments: [{ filename: 'ingresso.pdf', content: Buffer.alloc(2500) }],
    })

    const page = await read(newestPath())

    expect(page).toContain('<h1>Confirme seu e-mail</h1>')
    expect(page).toContain('<dt>X-Portal-Motivo</dt><dd>confirmação</dd>')
    expect(page).toContain('href="https://portal.test/confirmar?codigo=a1&#38;passo=2"')
    expect(page).toMatch(/ingresso\.pdf <span class="muted">application\/pdf, 2,5\skilobytes/)
    expect(page).toContain('Esta mensagem não tem parte em HTML.')
    expect(page).not.toContain('<iframe')
  })

  it('shows the HTML part whole, in a frame that may do nothing', async () => {
    const hostile = `<p class='a'>Oi & tchau</p></iframe><script>alert("1")</script>`
    await sendMail(running.smtpPort, { text: undefined, html: hostile })

    const page = await read(newestPath())

    const frame = /<iframe sandbox title="[^"<>]+" srcdoc="([^"<>]*)"><\/iframe>/.exec(page)
    expect(decode(frame?.[1] ?? '')).toContain(hostile)
    expect(page.match(/<iframe/g)).toHaveLength(1)
    expect(page).toContain('Esta mensagem não tem parte em texto.')
  })

  it('escapes whatever a stranger wrote, wherever it is shown', async () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`
    await sendMail(running.smtpPort, {
      from: { name: hostile, address: 'mau@exemplo.test' },
      subject: hostile,
      text: hostile,
      html: hostile,
      headers: { 'X-Mau': hostile },
      attachments: [{ filename: hostile, content: 'x', contentType: 'text/plain' }],
    })

    for (const page of [await read('/'), await read(newestPath())]) {
      expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
      expect(page).not.toMatch(/<(script|img)/i)
    }
  })

  it('names a mail without subject', async () => {
    await sendMail(running.smtpPort, { subject: '' })

    expect(await read(newestPath())).toContain('<h1>(sem assunto)</h1>')
  })

  it('says so when the mail is gone', async () => {
    const answer = await get('/mensagens/nenhuma')

    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Esta mensagem não está mais aqui')
  })
})

it.each(['/', '/mensagens/nenhuma', '/api/messages', '/nada'])(
  'forbids scripts, pictures and frames of others on %s',
  async (path) => {
    const { headers } = await get(path)

    const policy = (headers.get('content-security-policy') ?? '').split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "frame-src 'self'",
      ]),
    )
    expect(policy.join()).not.toMatch(/(script|connect)-src|https?:/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

describe('the API', () => {
  it('reads a mail that was sent', async () => {
    await sendMail(running.smtpPort, { subject: 'Código 123456', text: 'Seu código: 123456' })
    const [mail] = running.mailbox.list()

    expect(await readJson('/api/messages')).toEqual([
      {
        id: mail?.id,
        receivedAt: mail?.receivedAt,
        from: 'Portal <nao-responda@portal.test>',
        to: ['ana@exemplo.test'],
        subject: 'Código 123456',
      },
    ])
    expect(await readJson(`/api/messages/${mail?.id}`)).toEqual(mail)
  })

  it('filters by recipient', async () => {
    await sendMail(running.smtpPort, { to: 'ana@exemplo.test', subject: 'para Ana' })
    await sendMail(running.smtpPort, { to: 'bia+1@exemplo.test', subject: 'para Bia' })

    const to = encodeURIComponent('BIA+1@exemplo.test')
    expect(await readJson(`/api/messages?to=${to}`)).toMatchObject([{ subject: 'para Bia' }])
    expect(await readJson('/api/messages?to=ninguem@exemplo.test')).toEqual([])
  })

  it('refuses two recipients at once', async () => {
    expect((await get('/api/messages?to=a@exemplo.test&to=b@exemplo.test')).status).toBe(400)
  })

  it('answers 404 for a mail it does not have', async () => {
    const answer = await get('/api/messages/nenhuma')

    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ code: 'message.not-found' })
  })

  it('empties the mailbox', async () => {
    await sendMail(running.smtpPort, {})

    const answer = await fetch(`${running.webUrl}/api/messages`, { method: 'DELETE' })

    expect(answer.status).toBe(204)
    expect(await readJson('/api/messages')).toEqual([])
  })
})
