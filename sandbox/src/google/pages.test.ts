import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningGoogle, startGoogle } from './start-google.ts'
import type { Page } from './testing/browser.ts'
import { ask, subOf } from './testing/sign-in.ts'

let google: RunningGoogle
beforeAll(async () => {
  google = await startGoogle({ port: 0 })
})
afterAll(() => google.stop())

const HOSTILE = `"><script>alert(1)</script>`

describe('the chooser', () => {
  it('offers a few invented people', async () => {
    const { chooser } = await ask(google)

    for (const name of ['Rosa do Atalaia', 'Caio Maçarico', 'Lia sem Verificação']) {
      expect(chooser.body).toContain(`<strong>${name}</strong>`)
    }
    expect(chooser.body).toContain('lia@exemplo.test (não verificado)')
  })

  it('puts the person of the login hint under the Enter key', async () => {
    const { chooser } = await ask(google, { login_hint: 'caio@exemplo.test' })

    const sub = subOf('Caio Maçarico', chooser)
    expect(chooser.body).toContain(
      `<button class="person hinted" name="sub" value="${sub}" autofocus>`,
    )
    expect(chooser.body.match(/autofocus/g)).toHaveLength(1)
  })

  it('fills in the e-mail of a login hint it does not know', async () => {
    const { chooser } = await ask(google, { login_hint: HOSTILE })

    expect(chooser.body).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"')
    expect(chooser.body).not.toMatch(/autofocus|<script/)
  })

  it.each([{ name: '', email: 'ana@exemplo.test' }, { name: 'Ana', email: 'ana' }, { sub: '1' }])(
    'asks again after $name $email',
    async (form: Record<string, string>) => {
      const { browser, chooser } = await ask(google)

      const answer = await browser.open(chooser.url, form)

      expect(answer.status).toBe(400)
      expect(answer.body).toContain('Preencha um nome e um e-mail válido.')
      expect(answer.body).toContain(`value="${form.email ?? ''}"`)
    },
  )
})

describe('the consent page', () => {
  const consentOf = async (name: string, parameters: Record<string, string>): Promise<Page> => {
    const { browser, chooser } = await ask(google, { prompt: 'consent', ...parameters })
    return browser.open(chooser.url, { sub: subOf(name, chooser) })
  }

  it('lists what is asked, and who asks', async () => {
    const { body } = await consentOf('Rosa do Atalaia', { access_type: 'offline' })

    expect(body).toContain('Com sua permissão, localhost:3000 poderá')
    expect(body.match(/<li>[^<]+/g)).toEqual([
      '<li>Saber quem é você',
      '<li>Ver seu e-mail, rosa@exemplo.test',
      '<li>Ver seu nome e sua foto',
      '<li>Manter o acesso quando você não estiver usando o portal',
    ])
  })

  it('lists no more than what is asked', async () => {
    const { body } = await consentOf('Rosa do Atalaia', { scope: 'openid' })

    expect(body.match(/<li>[^<]+/g)).toEqual(['<li>Saber quem é você'])
  })

  it('escapes the name that somebody typed', async () => {
    const { browser, chooser } = await ask(google, { prompt: 'consent' })

    const { body } = await browser.open(chooser.url, { name: HOSTILE, email: 'x@exemplo.test' })

    expect(body).toContain('&#60;script&#62;alert(1)')
    expect(body).not.toContain('<script')
  })
})

describe('the site', () => {
  const get = (path: string) =>
    fetch(`${google.issuer}${path}`, { headers: { accept: 'text/html' } })

  it('shows the people on its front page, and their portraits', async () => {
    const page = await (await get('/')).text()
    const portrait = await get(/\/retratos\/\d+\.svg/.exec(page)?.[0] ?? '')

    expect(page).toContain('Contas para experimentar')
    expect(portrait.headers.get('content-type')).toContain('image/svg+xml')
    expect(await portrait.text()).toContain('>RA</text>')
  })

  it.each(['/nada', '/retratos/1.svg'])('says that %s is nothing', async (path) => {
    const answer = await get(path)

    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Não há nada neste endereço.')
  })

  it('says that a step is over', async () => {
    const answer = await get('/entrar/passado')

    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Este pedido expirou')
  })

  it.each(['/', '/nada', '/entrar/passado', '/o/oauth2/v2/auth'])(
    'forbids scripts and frames on %s, and forms that leave this machine',
    async (path) => {
      const { headers } = await get(path)

      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("form-action 'self' http://localhost:* http://127.0.0.1:*")
      expect(policy).not.toMatch(/(script|connect)-src/)
    },
  )
})
