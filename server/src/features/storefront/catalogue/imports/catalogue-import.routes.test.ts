import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createListing } from '../../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { form } from '../../../../../test/photos.ts'
import { useTestApp } from '../../../../../test/test-app.ts'

const portal = useTestApp()
let owner: TestPerson
let base: string
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['menu'])
  owner = await createPerson(portal, { plan: 'atalaia' })
  const { id } = await createListing(portal, { owner, fields: { modules: ['menu'] } })
  base = `/api/v1/my/establishments/${id}/catalogue/menu`
})
afterAll(() => restore())

async function send(path: string, content: string, { cookie }: TestPerson = owner) {
  const file = { filename: 'cardapio.csv', type: 'text/csv' }
  const { headers, payload } = form(Buffer.from(content), file)
  const answer = await portal.app.inject({
    method: 'POST',
    url: `${base}/import${path}`,
    headers: { ...headers, origin: 'http://portal.test', cookie },
    payload,
  })
  return { status: answer.statusCode, json: answer.json() }
}
const take = ({ cookie }: TestPerson = owner) =>
  portal.app.inject({ method: 'GET', url: `${base}/items.csv`, headers: { cookie } })

const SHEET = [
  'secao;nome;preco;descricao;etiquetas;alergenos;codigo',
  'Peixes;Filhote na brasa;89,90;Com farofa;para 2|regional;peixe;P-1',
  'Bebidas;Água de coco;8;;;nenhum;',
  'Bebidas;Sem preço;;;;;',
].join('\n')

// spec: 582
it('writes nothing in the dry run, then all that is right, and a second time nothing', async () => {
  const preview = await send('/preview', SHEET)
  expect(preview.status).toBe(200)
  expect(preview.json).toMatchObject({
    counts: { create: 2, update: 0, same: 0, invalid: 1 },
    new_sections: ['Peixes', 'Bebidas'],
  })
  expect(preview.json.rows[2].problems).toEqual([
    { column: 'preco', message: 'Escreva o preço em reais, como 89,90.' },
  ])
  expect((await take()).body.trim().split('\n')).toHaveLength(1)

  const confirm = () => send(`?hash=${preview.json.hash}`, SHEET)
  expect((await confirm()).json).toEqual({ create: 2, update: 0, same: 0, invalid: 1 })
  expect((await confirm()).json).toEqual({ create: 0, update: 0, same: 2, invalid: 1 })
})

// spec: 574
it('takes out what it takes in', async () => {
  const { body, headers } = await take()
  expect(headers['content-disposition']).toContain('cardapio-')
  expect(body).toContain('Peixes;Filhote na brasa;89,90;Com farofa;para 2 pessoas|regional;peixe')
  const preview = await send('/preview', body)
  expect(preview.json.counts).toEqual({ create: 0, update: 0, same: 2, invalid: 0 })
})

it('refuses another file than the one that was looked at, and strangers', async () => {
  const { json } = await send('/preview', SHEET)
  const changed = SHEET.replace('89,90', '1')
  expect((await send(`?hash=${json.hash}`, changed)).json.code).toBe('catalogue-import.changed')
  const stranger = await createPerson(portal, { plan: 'espadarte' })
  expect((await send('/preview', SHEET, stranger)).status).toBe(404)
  expect((await send(`?hash=${json.hash}`, SHEET, stranger)).status).toBe(404)
  expect((await take(stranger)).statusCode).toBe(404)
})
