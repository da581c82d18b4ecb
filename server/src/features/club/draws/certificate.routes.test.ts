import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createDraft, DRAFT } from '../../../../test/draws.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { form } from '../../../../test/photos.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock('2026-07-12T15:00:00Z')
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '1000' } })
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** As small as a document can be that a reader opens, with something in it. */
const pdf = (inside = '') =>
  Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
      inside,
      'trailer<</Root 1 0 R>>',
      'startxref',
      '9',
      '%%EOF',
    ].join('\n'),
  )
const CERTIFICATE = pdf()

let admin: TestPerson
let id: string
let number: number
beforeAll(async () => {
  admin = await createPerson(portal, { role: 'superadmin' })
})
const create = async (draft = DRAFT) => ({ id, number } = await createDraft(portal, draft))
const version = async () => (await portal.deps.stores.draws.find(id))?.version ?? 0

async function send(
  content: Buffer,
  {
    person = admin,
    of = id,
    seen,
  }: { person?: TestPerson | null; of?: string; seen?: number | string } = {},
) {
  const file = { filename: 'certificado.pdf', type: 'application/pdf' }
  const { headers, payload } = form(content, file)
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/v1/admin/draws/${of}/certificate?version=${seen ?? (await version())}`,
    headers: {
      ...headers,
      origin: 'http://portal.test',
      ...(person ? { cookie: person.cookie } : {}),
    },
    payload,
  })
  return { status: answer.statusCode, json: answer.json() }
}
const step = async (path: string) =>
  call(portal, 'POST', `/admin/draws/${id}${path}`, { version: await version() }, admin)
const published = () =>
  portal.app.inject({ method: 'GET', url: `/api/v1/draws/${number}/certificado.pdf` })

describe('the certificate of a draw', () => {
  // spec: 305
  it('is kept with its hash, replaced until the draw is announced, and then published', async () => {
    await create()
    const kept = await send(CERTIFICATE)
    expect(kept.json).toMatchObject({
      certificate: { sha256: sha256(CERTIFICATE), bytes: CERTIFICATE.length },
      may: { certify: true },
    })
    expect((await published()).statusCode).toBe(404)
    expect((await step('/legal-record')).status).toBe(200)
    const other = pdf('% segunda via')
    expect((await send(other)).json.certificate.sha256).toBe(sha256(other))
    const own = await portal.app.inject({
      method: 'GET',
      url: `/api/v1/admin/draws/${id}/certificate`,
      headers: { cookie: admin.cookie },
    })
    expect(own.rawPayload.equals(other)).toBe(true)

    expect((await step('/opening')).status).toBe(200)
    const file = await published()
    expect(file.rawPayload.equals(other)).toBe(true)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="sorteio-\d+-certificado/,
    )
    portal.deps.reads.cache.expireAll()
    const page = await call(portal, 'GET', `/draws/${number}`)
    expect(page.json).toMatchObject({
      record: { certificate_number: DRAFT.certificate_number },
      files: { certificate: { sha256: sha256(other) } },
    })
    const late = await send(CERTIFICATE)
    expect([late.status, late.json.code]).toEqual([409, 'draws.certificate-announced'])
    const { rows } = await portal.asOwner<{ count: number }>(
      `select count(*)::integer as count from audit_log
       where action = 'draw.certificate-kept' and subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ count: 2 }])
  })

  // spec: 305
  it('stays as it was announced, whoever asks the database', async () => {
    for (const statement of [
      `update draw_certificates set created_at = now() where draw_id = $1`,
      `delete from draw_certificates where draw_id = $1`,
    ]) {
      await expect(portal.asOwner(statement, [id]), statement).rejects.toThrow(/stays as it is/)
    }
    await create()
    await expect(
      portal.asOwner(
        `insert into draw_certificates (draw_id, content, sha256, created_at)
         values ($1, $2, 'outro', now())`,
        [id, CERTIFICATE],
      ),
    ).rejects.toThrow(/draw_certificates_hash/)
  })

  it('makes no draw lawful by itself: without the record nothing opens', async () => {
    await create({ ...DRAFT, certificate_number: '' })
    expect((await send(CERTIFICATE)).status).toBe(200)
    expect((await step('/opening')).json.code).toBe('draws.no-legal-record')
    await expect(
      portal.asOwner(`update draws set status = 'lawful' where id = $1`, [id]),
    ).rejects.toThrow(/draws_lawful/)
    expect((await published()).statusCode).toBe(404)
  })

  it.each([
    ['a page', Buffer.from(`<!doctype html>${'a'.repeat(200)}`), 'draws.certificate-not-pdf'],
    ['half a document', CERTIFICATE.subarray(0, 120), 'draws.certificate-cut'],
    ['one with a password', pdf('3 0 obj<</Encrypt 4 0 R>>endobj'), 'draws.certificate-locked'],
    ['one with a program', pdf('3 0 obj<</S/JavaScript/JS(a)>>endobj'), 'draws.certificate-active'],
    ['nothing', Buffer.of(), 'draws.certificate-missing'],
  ])('is told by its content, not by its name: %s', async (_what, content, code) => {
    await create()
    const answer = await send(content)
    expect([answer.status, answer.json.code]).toEqual([422, code])
  })

  it('has 5 MB at most, and is of the version that was looked at', async () => {
    await create()
    const large = await send(Buffer.concat([CERTIFICATE, Buffer.alloc(5 * 1024 * 1024)]))
    expect([large.status, large.json.code]).toEqual([413, 'draws.certificate-too-large'])
    const seen = await version()
    await send(CERTIFICATE)
    expect((await send(CERTIFICATE, { seen })).status).toBe(409)
    expect((await send(CERTIFICATE, { seen: 'x' })).status).toBe(422)
  })

  it('is of superadministrators alone, and of a draw that is there', async () => {
    await create()
    const member = await createPerson(portal, { plan: 'espadarte' })
    const administrator = await createPerson(portal, { role: 'admin' })
    expect((await send(CERTIFICATE, { person: null })).status).toBe(401)
    expect((await send(CERTIFICATE, { person: member })).status).toBe(403)
    expect((await send(CERTIFICATE, { person: administrator })).status).toBe(403)
    const nobody = '0d000000-0000-4000-8000-000000000000'
    expect((await send(CERTIFICATE, { of: nobody, seen: 1 })).status).toBe(404)
    const read = (person: Partial<TestPerson>, of = id) =>
      call(portal, 'GET', `/admin/draws/${of}/certificate`, undefined, person)
    expect((await read(admin)).status).toBe(404)
    expect((await read(administrator)).status).toBe(403)
    expect((await read({})).status).toBe(401)
    expect((await read(admin, 'x')).status).toBe(422)
  })
})
