import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock })
let admin: TestPerson
beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
})

const day = (later = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Belem' }).format(
    new Date(clock.now().getTime() + later * DAY_MS),
  )
const WORDS = {
  title: 'Festival',
  text: 'O festival começa hoje.',
  link_label: 'Ver',
  link_url: '/eventos',
  photo: null,
}
const shown = async () => (await call(portal, 'GET', '/announcements')).json
const edited = async (kind: string) => {
  const { json } = await call(portal, 'GET', '/admin/announcements', undefined, admin)
  return json.find((one: { kind: string }) => one.kind === kind)
}
async function write(kind: string, body: object, version?: number) {
  return call(
    portal,
    'PUT',
    `/admin/announcements/${kind}`,
    { ...WORDS, start: null, end: null, version: version ?? (await edited(kind)).version, ...body },
    admin,
  )
}
beforeEach(async () => {
  for (const kind of ['banner', 'popup']) {
    await write(kind, { title: '', text: '', link_label: '', link_url: '' })
  }
})

describe('the banner', () => {
  // spec: 188
  it('is shown to everybody on its days only, and pages are told when that ends', async () => {
    const { json } = await write('banner', { start: day(1), end: day(1) })
    expect(json).toMatchObject({ is_shown: false, start: day(1) })
    const before = await shown()
    expect(before.banner).toBeNull()
    expect(before.changes_at).toBe(new Date(`${day(1)}T03:00:00Z`).toISOString())
    clock.advance(new Date(before.changes_at).getTime() - clock.now().getTime())
    const during = await shown()
    expect(during.banner).toMatchObject({
      text: WORDS.text,
      link: { label: 'Ver', url: '/eventos' },
    })
    clock.advance(DAY_MS - 1)
    expect((await shown()).banner).not.toBeNull()
    clock.advance(1)
    expect(await shown()).toEqual({ banner: null, popup: null, changes_at: null })
  })

  it('obeys the days of the settings, also when they are changed there', async () => {
    await write('banner', { start: day(), end: day() })
    expect((await shown()).banner).not.toBeNull()
    const { json } = await call(portal, 'GET', '/portal-settings')
    expect(json).toMatchObject({ banner_start: day(), banner_end: day() })
    await call(
      portal,
      'PATCH',
      '/admin/portal-settings',
      { version: json.version, changes: { banner_start: '', banner_end: '' } },
      admin,
    )
    expect((await shown()).banner).toBeNull()
  })

  it('has another name when it says another thing, so that who closed it sees it once more', async () => {
    await write('banner', { start: day(), end: null })
    const { key } = (await shown()).banner
    await write('banner', { start: day(), end: null, text: 'Outra coisa.' })
    expect((await shown()).banner.key).not.toBe(key)
  })
})

describe('what an administrator writes', () => {
  it.each([
    ['popup', { start: '2026-07-20', end: '2026-07-19' }, 'end'],
    ['banner', { start: '2026-07-20', text: '' }, 'text'],
    ['popup', { title: '' }, 'title'],
    ['banner', { link_url: '' }, 'link_url'],
    ['banner', { link_url: 'javascript:alert(1)' }, 'link_url'],
    ['banner', { link_url: '//evil.example' }, 'link_url'],
    ['popup', { photo: { id: '0197f2f0-0000-7000-8000-000000000001' } }, 'photo'],
  ])('is refused where it is wrong: %s %j', async (kind, body, path) => {
    const { status, json } = await write(kind, body)
    expect(status).toBe(422)
    expect(json.errors).toEqual([expect.objectContaining({ path })])
  })

  it('does not undo what another one wrote meanwhile', async () => {
    const { version } = await edited('popup')
    expect((await write('popup', {}, version)).status).toBe(200)
    const late = await write('popup', {}, version)
    expect([late.status, late.json.code]).toEqual([409, 'stale'])
  })

  it('keeps what looks like a script as the text it is', async () => {
    const text = '<script>alert(1)</script>'
    await write('banner', { text, start: day() })
    expect((await shown()).banner.text).toBe(text)
  })
})
