import { beforeAll, describe, expect, it } from 'vitest'
import { mediaFolders, readyPhoto, sweepPhotos } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp({ environment: await mediaFolders() })
let admin: TestPerson
let member: TestPerson

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  member = await createPerson(portal)
})

const visit = async () => (await portal.app.inject('/api/v1/portal-settings')).json()
const edit = (
  who: TestPerson | null,
  payload: Record<string, unknown>,
  origin = 'http://portal.test',
) =>
  portal.app.inject({
    method: 'PATCH',
    url: '/api/v1/admin/portal-settings',
    headers: { origin, ...(who ? { cookie: who.cookie } : {}) },
    payload,
  })
const editNow = async (who: TestPerson | null, changes: Record<string, unknown>) =>
  edit(who, { version: (await visit()).version, changes })

it('shows the new name to the next visitor', async () => {
  const before = await visit()
  const answer = await editNow(admin, { site_name: 'Salinas de Todos', banner_start: '' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toMatchObject({ site_name: 'Salinas de Todos', banner_start: null })
  expect(await visit()).toMatchObject({
    site_name: 'Salinas de Todos',
    version: before.version + 1,
  })
})

it('keeps what looks like a script as the text it is', async () => {
  const site_name = '<script>alert(1)</script>'
  expect((await editNow(admin, { site_name })).statusCode).toBe(200)
  expect((await visit()).site_name).toBe(site_name)
})

it('tells the second of two editors, who can read the current version and try again', async () => {
  const { version } = await visit()
  expect((await edit(admin, { version, changes: { city_name: 'A' } })).statusCode).toBe(200)
  const late = await edit(admin, { version, changes: { city_name: 'B' } })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'stale',
    detail: expect.stringContaining('Outra pessoa mudou as configurações'),
    details: { by_self: 1, at: expect.any(String) },
  })
  expect((await visit()).city_name).toBe('A')
})

describe('a picture of the portal', () => {
  const addressOf = (id: string) => `/media/${id}/800.webp`

  it('that was uploaded is kept for as long as the settings show it', async () => {
    const old = await readyPhoto(portal, admin)
    const other = await readyPhoto(portal, admin)
    expect((await editNow(admin, { logo_url: addressOf(old) })).statusCode).toBe(200)
    expect((await visit()).logo_url).toBe(addressOf(old))
    await sweepPhotos(portal)
    expect(await isKept(old)).toBe(true)
    expect(await isKept(other)).toBe(false)
    expect((await editNow(admin, { logo_url: '/placeholder.svg' })).statusCode).toBe(200)
    await sweepPhotos(portal)
    expect(await isKept(old)).toBe(false)
  })

  it('that is no longer there is asked for again', async () => {
    const answer = await editNow(admin, { og_image_url: addressOf(crypto.randomUUID()) })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([
      { path: 'changes.og_image_url', message: expect.stringContaining('Envie a imagem de novo') },
    ])
  })

  const isKept = async (id: string) => (await portal.deps.stores.media.known([id])).has(id)
})

describe('what is wrong is named in Portuguese, field by field', () => {
  it.each([
    ['contact_email', 'contato', 'Email inválido.'],
    ['logo_url', 'javascript:alert(1)', 'http(s)://'],
    ['city_state', 'Pará', 'sigla do estado'],
    ['banner_start', '2026-02-30', 'Use uma data que exista.'],
    ['site_name', 'a'.repeat(81), 'Use no máximo 80 caracteres.'],
    ['site_name', 'Guia\u0000', 'Use apenas letras'],
    ['club_members_claim', 1.5, 'Use um número inteiro.'],
    ['city_latitude', 91, 'Use um número de -90 a 90.'],
    ['city_latitude', 'zero', 'Use um número de -90 a 90.'],
    ['site_name', 7, 'Escreva um texto'],
  ])('%s: %j', async (field, value, message) => {
    const answer = await editNow(admin, { [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([
      { path: `changes.${field}`, message: expect.stringContaining(message) },
    ])
  })

  it('also where only two fields together are wrong', async () => {
    const answer = await editNow(admin, { popup_start: '2026-07-20', popup_end: '2026-07-19' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'settings.period-reversed',
      errors: [{ path: 'changes.popup_end', message: 'O fim não pode ser antes do início.' }],
    })
  })

  it('and a field nobody knows is refused', async () => {
    expect((await editNow(admin, { version: 99 })).statusCode).toBe(422)
  })
})

describe('who may not', () => {
  it('is a visitor', async () => {
    const answer = await editNow(null, { site_name: 'Meu' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().title).toBe('Entre na sua conta')
  })

  // spec: 197
  // spec: 197
  it('is a member of the club', async () => {
    const answer = await editNow(member, { site_name: 'Meu' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('admin.forbidden')
  })

  it("is another site, even in an administrator's browser", async () => {
    const { version } = await visit()
    const changes = { site_name: 'Meu' }
    const answer = await edit(admin, { version, changes }, 'https://evil.example')
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('origin.foreign')
    expect((await visit()).version).toBe(version)
  })
})
