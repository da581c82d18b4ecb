import { randomUUID } from 'node:crypto'
import { type OwnListing, ownName, person, publishListing } from './support/guide.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const AFTER_WRITE = { timeout: 15_000 }
const HOUSE = {
  ...{ title: 'Casa de 3 quartos perto da praia', description: 'Térrea, com varanda.' },
  ...{ code: 'PC-0412', type: 'casa', usage: 'residencial', amenities: ['varanda'], papers: [] },
  ...{ sale_price_cents: 62_000_000, rent_price_cents: null, season_price_cents: null },
  ...{ condominium_cents: 48_000, iptu: { cents: 124_000, period: 'year' } },
  ...{ living_area: 142, lot_area: 250, bedrooms: 3, suites: 1, bathrooms: 2, parking: 2 },
  ...{ street: 'Rua das Garças', number: '4711', complement: null, neighbourhood: 'Atalaia' },
  ...{ cep: null, display_address: 'neighbourhood' },
  location: { latitude: -0.5987, longitude: -47.3211 },
}

// spec: 656
test('a house is advertised, found on the map and asked about, and its agency sees who asked', async ({
  page,
  browser,
}) => {
  test.slow()
  const owner = await person(browser, { plan: 'espadarte', name: 'Nonato Reis' })
  const name = ownName('Corvina Imóveis')
  const { id, slug } = await publishListing(browser, owner, name)
  const base = `/my/establishments/${id}`
  const { version } = await owner.read<OwnListing>(base)
  await owner.send('patch', base, { version, changes: { modules: ['real_estate'] } })
  await owner.send('post', `${base}/properties`, {
    id: randomUUID(),
    content: HOUSE,
    photo_ids: [],
  })

  const desk = owner.page
  await desk.setViewportSize(DESKTOP)
  await open(desk, `/dash-espadarte?aba=imoveis&negocio=${id}`)
  await desk.getByLabel('Número no CRECI-PA').fill('1284-J')
  await desk.getByRole('button', { name: 'Salvar CRECI' }).click()
  await expect(desk.getByText('CRECI salvo')).toBeVisible(AFTER_WRITE)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Publicar' }).click()
  await expect(desk.getByText('Publicado', { exact: true })).toBeVisible(AFTER_WRITE)

  await page.setViewportSize(PHONE)
  await open(page, `/guia/${slug}`)
  await page.getByRole('link', { name: 'Ver imóveis' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('CRECI-PA 1284-J')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Lista e mapa' }).click()
  await page.getByRole('button', { name: /R\$\s620\.000: Casa de 3 quartos/ }).click()
  await page.getByRole('link', { name: 'Ver imóvel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: HOUSE.title })).toBeVisible()
  await expect(page.getByText('Não pague nada antes de visitar')).toBeVisible()
  expect(await page.content()).not.toContain('Garças')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(PHONE.width)
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'Nome' }).fill('Rosa Pinheiro')
  await page.getByLabel('WhatsApp', { exact: true }).fill('91988887777')
  await page.getByLabel(/Concordo em passar/).check()
  await page.getByRole('button', { name: 'Enviar para o anunciante' }).click()
  await expect(page.getByText('Mensagem enviada')).toBeVisible(AFTER_WRITE)

  await open(desk, `/dash-espadarte?aba=imoveis&negocio=${id}&ver=contatos`)
  await expect(desk.getByRole('heading', { name: 'Rosa Pinheiro' })).toBeVisible(AFTER_WRITE)
  await expect(desk.getByText('91988887777')).toBeVisible()
  await expectAccessible(desk)
  await owner.close()
})

// spec: 654, 869, 872
test('a property is found by its words and on the map of the city, and its address by nobody', async ({
  page,
  browser,
}) => {
  const owner = await person(browser, { plan: 'espadarte', name: 'Nonato Reis' })
  const { id } = await publishListing(browser, owner, ownName('Farol Imóveis'))
  const base = `/my/establishments/${id}`
  const { version } = await owner.read<OwnListing>(base)
  await owner.send('patch', base, { version, changes: { modules: ['real_estate'] } })
  const title = ownName('Chalé das Sumaúmas')
  const property = randomUUID()
  await owner.send('post', `${base}/properties`, {
    id: property,
    content: { ...HOUSE, title, rent_price_cents: 180_000, bedrooms: 2 },
    photo_ids: [],
  })
  await owner.send('post', `${base}/properties/${property}/status`, {
    version: 1,
    status: 'published',
  })
  await owner.close()

  await page.setViewportSize(PHONE)
  await open(page, '/')
  let taps = 0
  const tap = async (name: string) => {
    taps += 1
    await page.getByRole('main').getByRole('link', { name }).first().click()
  }
  await tap('Imóveis')
  await expect(page.getByRole('heading', { level: 1, name: /^Imóveis em/ })).toBeVisible()
  await tap('Alugar')
  await expect(page).toHaveURL(/negocio=aluguel/)
  // The links are those of the new list only once it stands there.
  await expect(page.getByText(/^\d+ para alugar/)).toBeVisible()
  await tap('2+ quartos')
  await expect(page).toHaveURL(/quartos=2/)
  const house = page.getByRole('article').filter({ hasText: title })
  await expect(house).toContainText(/R\$\s1\.800/)
  await expect(house).toContainText('CRECI')
  expect(taps).toBeLessThanOrEqual(3)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Avisar' }).click()
  const alert = page.getByRole('dialog', { name: 'Avise quando aparecer' })
  await expect(alert.getByText('2 quartos ou mais')).toBeVisible()
  await alert.getByLabel('E-mail').fill(`procura-${property}@exemplo.test`)
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Salvar e me avisar' }).click()
  const sent = page.getByRole('dialog', { name: 'Falta confirmar o e-mail' })
  await expect(sent).toBeVisible(AFTER_WRITE)
  await sent.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: /^Filtros/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await expect(sheet.getByRole('button', { name: /^Ver \d+ imóve/ })).toBeInViewport()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Fechar' }).click()

  await open(page, `/buscar?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('heading', { name: 'Imóveis' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await open(page, '/buscar?q=Gar%C3%A7as%204711')
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)

  await page.setViewportSize(DESKTOP)
  await open(page, `/mapa?camadas=imoveis&lugar=${property}`)
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('Local aproximado')).toBeVisible(AFTER_WRITE)
  await expect(card.getByRole('button', { name: 'Rota' })).toHaveCount(0)
  await card.getByRole('link', { name: `Ver página: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
