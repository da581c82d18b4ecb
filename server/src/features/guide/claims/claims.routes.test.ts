import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startWhatsApp } from '../../../../../sandbox/src/whatsapp/start-whatsapp.ts'
import { call } from '../../../../test/calls.ts'
import { createListing, createPhoto } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { CODE_LIFETIME_MS, CODE_RESEND_MS } from '../../../platform/whatsapp/one-time-codes.ts'
import { sendCode, sweepCodes } from './claims.jobs.ts'
import { SEND_CLAIM_CODE_JOB } from './request-claim-code.ts'

const PHONE_NUMBER_ID = '42'
const whatsApp = await startWhatsApp({ port: 0, token: 'chave', phoneNumberId: PHONE_NUMBER_ID })
afterAll(() => whatsApp.stop())
const clock = fixedClock()
const portal = useTestApp({
  clock,
  environment: {
    WHATSAPP_API_URL: whatsApp.url,
    WHATSAPP_TOKEN: 'chave',
    WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
  },
})
const CNPJ = '11222333000181'

let rosa: TestPerson
let place: string
let lastNumber = 0
beforeEach(async () => {
  whatsApp.messages.clear()
  rosa = await createPerson(portal)
  const whatsapp = `919${String(++lastNumber).padStart(8, '0')}`
  place = (await createListing(portal, { fields: { whatsapp, name: 'Peixaria do Zé' } })).id
})

type From = Partial<TestPerson> & { origin?: string }
const options = (from: From, id = place) =>
  call(portal, 'GET', `/establishments/${id}/claim`, undefined, from)
const askCode = (from: From, id = place) =>
  call(portal, 'POST', `/establishments/${id}/claim/code`, undefined, from)
const claim = (from: From, proof: object, change: object = {}, id = place) =>
  call(portal, 'POST', `/establishments/${id}/claim`, { cnpj: CNPJ, proof, ...change }, from)
const byCode = (code: string) => ({ kind: 'phone', code })
const byDocument = (media_id: string) => ({ kind: 'document', media_id })
const stored = (id = place) =>
  portal.deps.connection
    .selectFrom('claims')
    .selectAll()
    .where('establishment_id', '=', id)
    .execute()

/** The job exactly as the queue would hand it to the worker. */
const deliver = ({ userId }: TestPerson) =>
  sendCode.handle(
    { establishmentId: place, userId, sentAt: clock.now().toISOString() },
    portal.deps,
  )
async function receiveCode(person = rosa) {
  expect((await askCode(person)).status).toBe(202)
  await deliver(person)
  return whatsApp.messages.list().at(-1)?.code ?? ''
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a claim by phone', () => {
  it('is proved by the code that went to the listed phone', async () => {
    const code = await receiveCode()
    expect(whatsApp.messages.list()).toHaveLength(1)
    const answer = await claim(rosa, byCode(code), {
      cnpj: '11.222.333/0001-81',
      message: 'Sou a dona.',
    })
    expect(answer).toMatchObject({
      status: 201,
      json: {
        establishment: { id: place, name: 'Peixaria do Zé' },
        cnpj: CNPJ,
        proof: 'phone',
        status: 'pending',
        message: 'Sou a dona.',
      },
    })
    expect(await stored()).toMatchObject([{ phone_proved_at: clock.now(), document_id: null }])
    expect((await call(portal, 'GET', '/my/claims', undefined, rosa)).json).toEqual([answer.json])
    expect((await options(rosa)).json.claim).toEqual(answer.json)
  })

  it('says which phone, hidden, and until when', async () => {
    const hint = `(91) •••••-${String(lastNumber).padStart(4, '0')}`
    expect((await options(rosa)).json).toEqual({
      phone_hint: hint,
      code_failed: false,
      claim: null,
      barrier: null,
    })
    const now = clock.now().getTime()
    expect((await askCode(rosa)).json).toEqual({
      phone_hint: hint,
      expires_at: new Date(now + CODE_LIFETIME_MS).toISOString(),
      resend_at: new Date(now + CODE_RESEND_MS).toISOString(),
    })
  })

  it('leaves the code neither in the answer, nor in the queue, nor in the database', async () => {
    const code = await receiveCode()
    const { rows } = await portal.asOwner(
      `select data from jobs.job where name = $1 and data->>'userId' = $2`,
      [SEND_CLAIM_CODE_JOB.name, rosa.userId],
    )
    expect(rows).toEqual([
      {
        data: {
          establishmentId: place,
          userId: rosa.userId,
          sentAt: clock.now().toISOString(),
        },
      },
    ])
    const kept = await portal.deps.connection.selectFrom('claim_codes').selectAll().execute()
    const whole = new RegExp(`(?<![0-9])${code}(?![0-9])`)
    expect(JSON.stringify([rows, kept])).not.toMatch(whole)
  })

  it('is tried five times, and no more however many come at once', async () => {
    const code = await receiveCode()
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () => claim(rosa, byCode(another(code)))),
    )
    const codes = wrong.map(({ json }) => json.code).sort()
    expect(codes.filter((one) => one === 'claims.code-wrong')).toHaveLength(4)
    expect(codes.filter((one) => one === 'claims.code-too-many')).toHaveLength(4)
    expect((await claim(rosa, byCode(code))).json.code).toBe('claims.code-too-many')
    expect(await stored()).toEqual([])
  })

  it('says how many tries are left', async () => {
    const code = await receiveCode()
    expect(await claim(rosa, byCode(another(code)))).toMatchObject({
      status: 422,
      json: {
        detail: 'Código incorreto. Restam 4 tentativas.',
        errors: [{ path: 'proof.code' }],
      },
    })
    expect((await claim(rosa, byCode(code))).status).toBe(201)
  })

  it('is over with the code’s ten minutes', async () => {
    const code = await receiveCode()
    clock.advance(CODE_LIFETIME_MS)
    expect((await claim(rosa, byCode(code))).json.code).toBe('claims.code-expired')
    await sweepCodes.handle({}, portal.deps)
    expect(await portal.deps.stores.claimCodes.read(place, rosa.userId)).toBeNull()
  })

  it('cannot use a code of another person or another place', async () => {
    const bento = await createPerson(portal)
    const code = await receiveCode()
    expect((await claim(bento, byCode(code))).status).toBe(422)
    const other = (await createListing(portal, { fields: { whatsapp: '91955554444' } })).id
    expect((await claim(rosa, byCode(code), {}, other)).status).toBe(422)
  })

  it('cannot use a code of the phone the listing no longer shows', async () => {
    const code = await receiveCode()
    await portal.deps.connection
      .updateTable('establishments')
      .set({ whatsapp: '91900001111' })
      .where('id', '=', place)
      .execute()
    expect((await claim(rosa, byCode(code))).json.code).toBe('claims.code-expired')
  })

  it('asks for another code a minute later at the earliest', async () => {
    await askCode(rosa)
    clock.advance(CODE_RESEND_MS - 10_000)
    expect(await askCode(rosa)).toMatchObject({
      status: 429,
      json: { code: 'claims.code-too-soon' },
    })
    clock.advance(10_000)
    expect((await askCode(rosa)).status).toBe(202)
  })

  it('rings one phone five times an hour at most, whoever asks', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await askCode(await createPerson(portal))).status).toBe(202)
    }
    expect(await askCode(rosa)).toMatchObject({
      status: 429,
      json: { code: 'claim-code.too-many' },
    })
  })

  it('tells who waits that the phone cannot be reached, and writes to nobody else', async () => {
    await askCode(rosa)
    whatsApp.fail(131026)
    await deliver(rosa)
    expect((await options(rosa)).json.code_failed).toBe(true)
    clock.advance(CODE_RESEND_MS)
    await askCode(rosa)
    expect((await options(rosa)).json.code_failed).toBe(false)
  })

  it('is tried again while WhatsApp asks for patience', async () => {
    await askCode(rosa)
    whatsApp.fail(130429)
    await expect(deliver(rosa)).rejects.toThrow('code 130429')
    await deliver(rosa)
    await deliver(rosa)
    const codes = whatsApp.messages.list().map(({ code }) => code)
    expect(codes).toHaveLength(2)
    expect(codes[0]).toBe(codes[1])
  })

  it('has no phone to go to where the listing has none with an area code', async () => {
    const { id } = await createListing(portal, { fields: { whatsapp: null, phone: '34230000' } })
    expect((await options(rosa, id)).json.phone_hint).toBeNull()
    expect(await askCode(rosa, id)).toMatchObject({
      status: 409,
      json: { code: 'claims.no-phone' },
    })
  })
})

describe('a claim by document', () => {
  it('carries the person’s own photo', async () => {
    const photo = await createPhoto(portal, rosa)
    expect((await claim(rosa, byDocument(photo))).json).toMatchObject({ proof: 'document' })
    expect(await stored()).toMatchObject([{ document_id: photo, phone_proved_at: null }])
  })

  it.each([
    ['somebody else’s', async () => createPhoto(portal, await createPerson(portal))],
    ['still in preparation', () => createPhoto(portal, rosa, 'processing')],
    ['broken', () => createPhoto(portal, rosa, 'failed')],
    ['unknown', async () => randomUUID()],
  ])('is refused when it is %s', async (_, photo) => {
    expect(await claim(rosa, byDocument(await photo()))).toMatchObject({
      status: 422,
      json: { code: 'claims.document', errors: [{ path: 'proof.media_id' }] },
    })
    expect(await stored()).toEqual([])
  })
})

describe('who may not claim', () => {
  it('anybody of what has an owner', async () => {
    const owned = (await createListing(portal, { owner: await createPerson(portal) })).id
    const photo = await createPhoto(portal, rosa)
    expect((await options(rosa, owned)).json.barrier).toBe('already-owned')
    for (const answer of [
      await askCode(rosa, owned),
      await claim(rosa, byDocument(photo), {}, owned),
    ]) {
      expect(answer).toMatchObject({ status: 409, json: { code: 'claims.already-owned' } })
    }
  })

  it('anybody of what is not on the air', async () => {
    const photo = await createPhoto(portal, rosa)
    for (const status of ['draft', 'pending', 'suspended', 'archived'] as const) {
      const { id } = await createListing(portal, { status })
      expect((await options(rosa, id)).status).toBe(404)
      expect((await askCode(rosa, id)).status).toBe(404)
      expect((await claim(rosa, byDocument(photo), {}, id)).status).toBe(404)
    }
    expect((await options(rosa, randomUUID())).status).toBe(404)
  })

  it('somebody whose e-mail is not confirmed', async () => {
    const person = await createPerson(portal, { emailVerified: false })
    const photo = await createPhoto(portal, person)
    expect((await options(person)).json.barrier).toBe('email-unconfirmed')
    expect((await askCode(person)).status).toBe(403)
    expect((await claim(person, byDocument(photo))).status).toBe(403)
  })

  it('a visitor, nor another site', async () => {
    const proof = byDocument(randomUUID())
    expect((await options({})).status).toBe(401)
    expect((await askCode({})).status).toBe(401)
    expect((await claim({}, proof)).status).toBe(401)
    expect((await call(portal, 'GET', '/my/claims')).status).toBe(401)
    const foreign = { ...rosa, origin: 'https://evil.example' }
    expect((await askCode(foreign)).status).toBe(403)
    expect((await claim(foreign, proof)).status).toBe(403)
  })

  it('the same person twice, not even ten times at once', async () => {
    const photo = await createPhoto(portal, rosa)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => claim(rosa, byDocument(photo))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)])
    expect(await stored()).toHaveLength(1)
    expect((await claim(rosa, byDocument(photo))).json.code).toBe('claims.already-open')
  })
})

it.each([
  ['a CNPJ whose digits do not add up', { cnpj: '11222333000180' }],
  ['fourteen zeros', { cnpj: '0'.repeat(14) }],
  ['no CNPJ', { cnpj: '' }],
  ['no proof', { proof: undefined }],
  ['five digits', { proof: byCode('12345') }],
  ['a document that is no id', { proof: byDocument('x') }],
  ['both proofs', { proof: { ...byCode('123456'), media_id: randomUUID() } }],
  ['1,001 letters', { message: 'a'.repeat(1001) }],
  ['a status', { status: 'approved' }],
])('refuses %s', async (_, change) => {
  expect((await claim(rosa, byDocument(await createPhoto(portal, rosa)), change)).status).toBe(422)
  expect(await stored()).toEqual([])
})
