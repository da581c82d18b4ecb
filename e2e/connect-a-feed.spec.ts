import { type OwnListing, ownName, person, publishListing } from './support/guide.ts'
import { service } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** The worker reads; a busy machine takes its time. */
const SOON = { timeout: 40_000 }
type Site = {
  id: string
  feedUrl: string
  crmUrl: string
  login: { user: string; password: string }
  leads: { name: string; clientListingId: string }[]
}

async function site(path: string, body?: object): Promise<Site> {
  const answer = await fetch(`${await service('AGENCY_PORT')}/control/agencies${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body
      ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Site
}

// spec: 665
test('an agency connects its feed, its stock is on the page and a contact reaches its CRM', async ({
  page,
  browser,
}) => {
  test.slow()
  const owner = await person(browser, { plan: 'espadarte', name: 'Iracema Lobo' })
  const name = ownName('Pescada Imóveis')
  const { id, slug } = await publishListing(browser, owner, name)
  const base = `/my/establishments/${id}`
  const { version } = await owner.read<OwnListing>(base)
  await owner.send('patch', base, { version, changes: { modules: ['real_estate'] } })
  const agency = await site('', { count: 5 })

  const desk = owner.page
  await desk.setViewportSize(DESKTOP)
  await open(desk, `/dash-espadarte?aba=feed&negocio=${id}`)
  await desk.getByLabel('Endereço do arquivo XML').fill(agency.feedUrl)
  await desk.getByRole('button', { name: 'Conferir o feed' }).click()
  await expect(desk.getByRole('status').filter({ hasText: '5 novos' })).toBeVisible(SOON)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Trazer 5 imóveis e ler todo dia' }).click()
  await expect(desk.getByText('Ligado, uma leitura por dia')).toBeVisible(SOON)
  await expect(desk.getByText('Trazida')).toBeVisible(SOON)

  await desk.getByLabel('Endereço do CRM para contatos').fill(agency.crmUrl)
  await desk.getByLabel('Usuário').fill(agency.login.user)
  await desk.getByLabel('Senha').fill(agency.login.password)
  await desk.getByRole('button', { name: 'Ligar o CRM' }).click()
  await expect(desk.getByText('CRM ligado')).toBeVisible(SOON)
  await expectAccessible(desk)

  await page.setViewportSize(PHONE)
  await open(page, `/imoveis/${slug}`)
  await expect(page.getByRole('main')).toContainText('anúncio 0', SOON)
  expect(await page.content()).not.toContain('Rua Secreta')
  await page
    .getByRole('link', { name: /anúncio 0/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Nome' }).fill('Rosa Pinheiro')
  await page.getByLabel('WhatsApp', { exact: true }).fill('91988887777')
  await page.getByLabel(/Concordo em passar/).check()
  await page.getByRole('button', { name: 'Enviar para o anunciante' }).click()
  await expect(page.getByText('Mensagem enviada')).toBeVisible(SOON)
  await expect(async () => {
    const { leads } = await site(`/${agency.id}`)
    expect(leads.map(({ clientListingId }) => clientListingId)).toEqual(['IM-0000'])
  }).toPass(SOON)
  await owner.close()
})
