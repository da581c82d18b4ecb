import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningAgencies, startAgencies } from './start-agency.ts'

let agencies: RunningAgencies
beforeEach(async () => {
  agencies = await startAgencies({ port: 0 })
})
afterEach(() => agencies.stop())

it.each([
  ['vrsync', 'VRSync'],
  ['netsync', 'NETSync'],
  ['zap', '<Carga>'],
  ['chaves-na-mao', '<imoveis>'],
] as const)('writes its stock as %s, and says so when nothing is new', async (format, mark) => {
  const agency = agencies.add({ format, count: 3 })
  const first = await fetch(agencies.feedUrl(agency))
  expect(await first.text()).toContain(mark)
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(agencies.feedUrl(agency), { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(agency.reads).toEqual([200, 304])
})

it('spoils its file as it is told', async () => {
  const agency = agencies.add({ count: 2 })
  const read = async () => {
    const answer = await fetch(agencies.feedUrl(agency))
    return { status: answer.status, text: await answer.text() }
  }
  agency.fault = 'html'
  expect((await read()).text).toContain('<html>')
  agency.fault = '500'
  expect((await read()).status).toBe(500)
  agency.fault = 'cut'
  expect((await read()).text).not.toContain('</ListingDataFeed>')
  agency.fault = null
  expect((await read()).text).toContain('</ListingDataFeed>')
})

it('takes a contact with the right password, once', async () => {
  const agency = agencies.add()
  const push = (password: string) =>
    fetch(agencies.crmUrl(agency), {
      method: 'POST',
      body: JSON.stringify({ originLeadId: 'l-1', name: 'Ana' }),
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${btoa(`portal:${password}`)}`,
      },
    })
  expect((await push('errada')).status).toBe(401)
  agency.crmAnswers.push(503)
  expect((await push(agency.login.password)).status).toBe(503)
  expect((await push(agency.login.password)).status).toBe(201)
  expect((await push(agency.login.password)).status).toBe(201)
  expect(agency.leads).toHaveLength(1)
})

it('draws photos and has a page for trying by hand', async () => {
  const photo = await fetch(`${agencies.url}/photos/3.png`)
  expect(photo.headers.get('content-type')).toBe('image/png')
  expect(
    Buffer.from(await photo.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  agencies.add()
  expect(await (await fetch(agencies.url)).text()).toContain('Imobiliárias de desenvolvimento')
})
