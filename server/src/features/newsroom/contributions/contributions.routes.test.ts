import { randomUUID } from 'node:crypto'
import { CONTRIBUTION_CONSENT } from '@portal/contract/newsroom/contributions/contribution.texts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { keysOf, mediaFolders, readyPhoto, removeWaitingFiles } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { sweep, tell } from './contributions.jobs.ts'
import { tokenOf } from './contributions.rules.ts'
import { TELL_SENDER_JOB, type TellSenderData } from './tell-sender.ts'

const DAY_MS = 86_400_000
const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
const clock = fixedClock()
const folders = await mediaFolders()
const portal = useTestApp({
  clock,
  environment: { ...folders, SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})

let admin: TestPerson
let rosa: TestPerson
let bento: TestPerson
beforeEach(async () => {
  post.mailbox.clear()
  clock.advance(1000)
  admin = await createPerson(portal, { role: 'admin' })
  rosa = await createPerson(portal)
  bento = await createPerson(portal, { name: 'Bento Lima' })
})

const words = (changes: object = {}) => ({
  client_id: randomUUID(),
  kind: 'story',
  title: 'A vigilenga do meu avô',
  text: 'Ele saía da praia do Maçarico antes do sol.',
  credit_name: 'Rosa P.',
  consent_version: CONTRIBUTION_CONSENT.version,
  ...changes,
})
let household = 0
/** Each from another address: how often one may send is a question of its own. */
const send = (body: object, who: Partial<TestPerson> & { address?: string } = rosa) => {
  household += 1
  return call(portal, 'POST', '/contributions', body, { address: `10.0.1.${household}`, ...who })
}
const read = async (id: string) => portal.deps.stores.contributions.find(id)
const decide = (id: string, decision: object, who: Partial<TestPerson> = admin) =>
  call(portal, 'POST', `/admin/contributions/${id}/decision`, decision, who)
const gallery = async (query = '') =>
  (await call(portal, 'GET', `/contributions${query}`)).json.contributions as { id: string }[]
const isShown = async (id: string) => (await gallery('?limit=48')).some((one) => one.id === id)
const like = (id: string, liked: boolean, who: Partial<TestPerson>, device = DEVICE) =>
  call(portal, 'POST', `/contributions/${id}/like`, { liked, device }, who)
const DEVICE = 'a'.repeat(32)

/** Runs what the worker would, and answers with the e-mails. */
async function emailsOf(id: string, email: string) {
  const { rows } = await portal.asOwner<{ data: TellSenderData }>(
    `delete from jobs.job where name = $1 and data->>'id' = $2 returning data`,
    [TELL_SENDER_JOB.name, id],
  )
  for (const { data } of rows) await tell.handle(data, portal.deps)
  return post.mailbox.list(email)
}
async function published(changes: object = {}, who = rosa) {
  const { json } = await send(words(changes), who)
  expect((await decide(json.id, { version: 1, decision: 'publish' })).status).toBe(200)
  return json.id as string
}

describe('sending', () => {
  // spec: 435
  it('puts what a member sends, with photos, in the queue and shows it to nobody yet', async () => {
    const photos = [await readyPhoto(portal, rosa)]
    const { status, json } = await send(words({ kind: 'photo', text: '', photos }))
    expect({ status, json }).toEqual({
      status: 201,
      json: { id: expect.any(String), status: 'pending' },
    })
    const kept = await read(json.id)
    expect(kept).toMatchObject({ consent_version: CONTRIBUTION_CONSENT.version, email: rosa.email })
    expect(kept?.consented_at).toEqual(clock.now())
    expect(await isShown(json.id)).toBe(false)
    expect((await call(portal, 'GET', `/contributions/${kept?.slug}`)).status).toBe(404)
  })

  it('keeps one, however often the same is sent, also at once', async () => {
    const body = words()
    const answers = await Promise.all([send(body), send(body), send(body)])
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    expect((await send({ ...body, title: 'Outro título' })).json.id).toBe(answers[0]?.json.id)
  })

  it.each([
    ['consent_version', { consent_version: '2020-01' }],
    ['text', { text: 'Curto' }],
    ['title', { title: '  a ' }],
    ['photos', { kind: 'photo' }],
    ['is_private', { is_private: true }],
    ['happened_on', { happened_on: '2026-07-19' }],
    ['place', { place: { kind: 'sight', id: randomUUID() } }],
    ['credit_name', { credit_name: 'x' }],
    ['photos.0', { photos: [randomUUID()] }],
  ])('says what is wrong with %s', async (path, changes) => {
    const { status, json } = await send(words(changes))
    expect(status).toBe(422)
    expect(json.errors).toEqual(
      expect.arrayContaining([{ path, message: expect.stringMatching(/\p{L}/u) }]),
    )
  })

  it('takes nobody else’s photos, and none of a visitor', async () => {
    const photos = [await readyPhoto(portal, bento)]
    expect((await send(words({ photos }))).json.errors[0].path).toBe('photos.0')
    const visitor = await send(words({ photos, email: 'visita@exemplo.test' }), {})
    expect(visitor).toMatchObject({
      status: 403,
      json: { code: 'contributions.photos-need-account' },
    })
  })

  // spec: 434
  it('keeps what a visitor sends out of the queue until the e-mail is confirmed', async () => {
    const email = `${randomUUID()}@exemplo.test`
    const { json } = await send(words({ email }), {})
    expect(json.status).toBe('unconfirmed')
    const waiting = await call(
      portal,
      'GET',
      '/admin/contributions?status=pending',
      undefined,
      admin,
    )
    expect(waiting.json.contributions).not.toContainEqual(expect.objectContaining({ id: json.id }))
    const [mail] = await emailsOf(json.id, email)
    const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    const confirm = () => call(portal, 'POST', '/contributions/sent/confirm', { token })
    expect((await confirm()).json).toMatchObject({ status: 'pending', may: { confirm: false } })
    expect((await confirm()).json.status).toBe('pending')
  })

  it('asks a visitor for an e-mail, and an unconfirmed account to confirm its own', async () => {
    expect((await send(words(), {})).json.errors[0].path).toBe('email')
    const fresh = await createPerson(portal, { emailVerified: false })
    expect((await send(words(), fresh)).json.status).toBe('unconfirmed')
  })

  it('writes only so many e-mails to an address nobody has confirmed', async () => {
    const email = `${randomUUID()}@exemplo.test`
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await send(words({ email }), { address: `10.0.0.${count}` })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 429])
  })
})

describe('deciding', () => {
  it('shows what is published, with an e-mail that leads to it', async () => {
    const id = await published()
    expect(await isShown(id)).toBe(true)
    const slug = (await read(id))?.slug
    const { json } = await call(portal, 'GET', `/contributions/${slug}`)
    expect(json).toMatchObject({ credit_name: 'Rosa P.', likes: 0, answer: null })
    expect(JSON.stringify(json)).not.toContain(rosa.email)
    const [mail] = await emailsOf(id, rosa.email)
    expect(mail?.text).toContain(`http://portal.test/voce-no-portal/${slug}`)
    expect(mail?.text).toContain('/voce-no-portal/acompanhar#token=')
  })

  it('tells the reason of a refusal, and shows nothing', async () => {
    const { json } = await send(words())
    await decide(json.id, { version: 1, decision: 'reject', reason: 'Traz um telefone.' })
    const [mail] = await emailsOf(json.id, rosa.email)
    expect(mail?.text).toContain('Motivo: Traz um telefone.')
    expect(await isShown(json.id)).toBe(false)
    const mine = await call(portal, 'GET', '/my/contributions', undefined, rosa)
    expect(mine.json.contributions[0]).toMatchObject({
      status: 'rejected',
      status_reason: 'Traz um telefone.',
      slug: null,
    })
  })

  // spec: 435
  it('answers a private complaint without ever showing it', async () => {
    const complaint = words({
      ...{ kind: 'complaint', is_private: true, consent_version: '2026-11-privada' },
    })
    const { json } = await send(complaint)
    expect((await decide(json.id, { version: 1, decision: 'publish' })).status).toBe(409)
    const answer = 'Passamos à secretaria, que conserta na segunda.'
    await decide(json.id, { version: 1, decision: 'answer', answer })
    expect((await read(json.id))?.status).toBe('answered')
    expect((await emailsOf(json.id, rosa.email))[0]?.text).toContain(answer)
    expect(await isShown(json.id)).toBe(false)
  })

  it('takes off the air and brings back, each once and only as it was seen', async () => {
    const id = await published()
    const suspend = { version: 2, decision: 'suspend', reason: 'Conferir a autoria.' }
    expect((await decide(id, { ...suspend, version: 1 })).json.code).toBe('stale')
    expect((await decide(id, suspend)).json.may.restore).toBe(true)
    expect(await isShown(id)).toBe(false)
    expect((await decide(id, suspend)).status).toBe(409)
    await decide(id, { version: 3, decision: 'restore' })
    expect(await isShown(id)).toBe(true)
  })

  // spec: 443
  it('has who waited longest first, says what to look at twice, and finds by kind and word', async () => {
    const first = (await send(words({ title: 'Pipa no céu', text: 'Fotos em www.exemplo.com.br' })))
      .json.id
    clock.advance(1000)
    const second = (await send(words({ kind: 'tip', title: 'Maré baixa' }))).json.id
    const list = async (query: string) => {
      const url = `/admin/contributions?limit=100&${query}`
      const { json } = await call(portal, 'GET', url, undefined, admin)
      return json.contributions as { id: string; flags: string[] }[]
    }
    const waiting = await list('status=pending')
    const ids = waiting.map(({ id }) => id)
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second))
    expect(waiting.find(({ id }) => id === first)?.flags).toEqual(['link'])
    expect((await list('kind=tip')).map(({ id }) => id)).toContain(second)
    expect((await list('search=pipa%20no')).map(({ id }) => id)).toEqual([first])
  })
})

describe('taking it back', () => {
  // spec: 436
  it('takes it off the air at once and removes its pictures, files and all', async () => {
    const photo = await readyPhoto(portal, rosa)
    const id = await published({ kind: 'photo', photos: [photo] })
    const { json } = await call(portal, 'POST', `/my/contributions/${id}/withdraw`, undefined, rosa)
    expect(json).toMatchObject({ status: 'withdrawn', text: '', credit_name: null, photos: [] })
    expect(await isShown(id)).toBe(false)
    await removeWaitingFiles(portal)
    expect(await keysOf(portal.deps, `media/${photo}/`)).toEqual([])
    expect((await decide(id, { version: 3, decision: 'restore' })).status).toBe(409)
  })

  // spec: 436
  it('works by the link of the e-mail, and with no other', async () => {
    const id = await published()
    const clientId = (await read(id))?.client_id ?? ''
    const token = tokenOf(clientId, portal.deps.config.auth.secret)
    const stranger = await call(portal, 'POST', '/contributions/sent/withdraw', {
      token: tokenOf(randomUUID(), portal.deps.config.auth.secret),
    })
    expect(stranger).toMatchObject({ status: 422, json: { code: 'contributions.link-invalid' } })
    expect(await isShown(id)).toBe(true)
    const found = await call(portal, 'POST', '/contributions/sent/read', { token })
    expect(found.json).toMatchObject({ status: 'published', may: { withdraw: true } })
    const { json } = await call(portal, 'POST', '/contributions/sent/withdraw', { token })
    expect(json.status).toBe('withdrawn')
    expect(await isShown(id)).toBe(false)
  })

  it('is nobody else’s to do', async () => {
    const id = await published()
    const url = `/my/contributions/${id}/withdraw`
    expect((await call(portal, 'POST', url, undefined, bento)).status).toBe(404)
    expect((await call(portal, 'POST', url)).status).toBe(401)
    expect((await call(portal, 'GET', '/my/contributions')).status).toBe(401)
    expect(await isShown(id)).toBe(true)
  })
})

describe('curtir', () => {
  const count = async (id: string) => {
    const { json } = await call(portal, 'GET', `/contributions/${(await read(id))?.slug}`)
    return json.likes
  }

  // spec: 437
  it('counts a person once, a browser once, and everybody sees the same', async () => {
    const id = await published()
    await Promise.all([like(id, true, {}), like(id, true, {}), like(id, true, {})])
    expect(await count(id)).toBe(1)
    await like(id, true, bento, 'b'.repeat(32))
    const twice = await like(id, true, bento, 'c'.repeat(32))
    expect(twice.json).toEqual({ likes: 2, liked: true })
    expect(await count(id)).toBe(2)
    expect((await like(id, false, {})).json).toEqual({ likes: 1, liked: false })
    expect(await count(id)).toBe(1)
  })

  // spec: 437
  it('stays one like when the person signs in on the same browser', async () => {
    const id = await published()
    await like(id, true, {})
    expect((await like(id, true, bento)).json.likes).toBe(1)
    const liked = (who: Partial<TestPerson>, device: string | null) =>
      call(portal, 'POST', '/contributions/liked', { ids: [id], device }, who)
    expect((await liked(bento, null)).json.liked).toEqual([id])
    expect((await liked({}, DEVICE)).json.liked).toEqual([])
  })

  it('keeps only the hash of the browser’s secret', async () => {
    const id = await published()
    await like(id, true, {})
    const { rows } = await portal.deps.pool.query(
      'select * from contribution_likes where contribution_id = $1',
      [id],
    )
    expect(rows[0].device_hash).toHaveLength(32)
    expect(JSON.stringify(rows)).not.toContain(DEVICE)
  })

  it('is only for what is shown', async () => {
    const { json } = await send(words())
    expect((await like(json.id, true, {})).status).toBe(404)
  })
})

describe('the gallery', () => {
  // spec: 433
  it('goes on page by page and can be narrowed to a kind', async () => {
    const tips: string[] = []
    for (let number = 0; number < 5; number += 1) {
      tips.unshift(await published({ kind: 'tip', title: `Dica número ${number}` }))
      clock.advance(number % 2)
    }
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = `?kind=tip&limit=2${cursor && `&cursor=${cursor}`}`
      const { json }: Awaited<ReturnType<typeof call>> = await call(
        portal,
        'GET',
        `/contributions${query}`,
      )
      seen.push(...json.contributions.map(({ id }: { id: string }) => id))
      cursor = json.next_cursor
    }
    expect(seen.slice(0, 5).sort()).toEqual([...tips].sort())
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('has the newest pictures for another page, in one statement', async () => {
    await published({ title: 'Só palavras' })
    const id = await published({ kind: 'photo', photos: [await readyPhoto(portal, rosa)] })
    const latest = await portal.deps.stores.contributions.listLatestPhotos(1)
    expect(latest.map((one) => one.id)).toEqual([id])
    expect(latest[0]?.photos).toHaveLength(1)
  })
})

it('forgets what nobody confirmed, what was taken back and what was refused, in their time', async () => {
  const visitor = (await send(words({ email: `${randomUUID()}@exemplo.test` }), {})).json.id
  const refused = (await send(words())).json.id
  await decide(refused, { version: 1, decision: 'reject', reason: 'Fora do tema.' })
  const stays = await published()
  const alive = async () => {
    await sweep.handle({}, portal.deps)
    const found = await Promise.all([visitor, refused, stays].map(read))
    return found.map((one) => one !== null)
  }
  clock.advance(6 * DAY_MS)
  expect(await alive()).toEqual([true, true, true])
  clock.advance(2 * DAY_MS)
  expect(await alive()).toEqual([false, true, true])
  clock.advance(180 * DAY_MS)
  expect(await alive()).toEqual([false, false, true])
})
