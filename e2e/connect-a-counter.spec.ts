import { openBusyKitchen } from './support/busy-kitchen.ts'
import { service } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

/** The worker delivers; a busy machine takes its time. */
const SOON = { timeout: 30_000 }
const MENU = { 'Caldeirada do Arapepó': 11_800 }

type Kitchen = Awaited<ReturnType<typeof openBusyKitchen>>
type State = { events: { eventType: string }[]; orders: { displayId: string }[] }

/** The owner makes the credentials on the page and types them into the system. */
async function connect({ owner: { page }, settings }: Kitchen) {
  await page.setViewportSize(DESKTOP)
  await open(page, settings)
  await page.getByRole('button', { name: 'Ligar o sistema de caixa' }).click()
  const clientSecret = await page.getByLabel('Segredo (clientSecret)').inputValue()
  const fact = (name: string) =>
    page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').textContent()
  const baseUrl = (await fact('Endereço (baseURL)')) ?? ''
  const clientId = await fact('Cliente (clientId)')
  const pos = await service('POS_PORT')
  const control = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${pos}/control/merchants${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body
        ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
        : {}),
    })
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as Answer
  }
  const { merchantId } = await control<{ merchantId: string }>('', {
    baseUrl,
    clientId,
    clientSecret,
  })
  return {
    state: () => control<State>(`/${merchantId}`),
    step: (order: string, step: string) =>
      control<{ status: number }>(`/${merchantId}/orders/${order}/${step}`, {}),
  }
}

// spec: 317
test('a system at the counter takes an order while the customer watches', async ({ browser }) => {
  const kitchen = await openBusyKitchen(browser, 'Maré de Caixa', MENU)
  const counter = await connect(kitchen)
  const placed = await kitchen.forHome([{ item: 'Caldeirada do Arapepó' }], 'Luciana Tavares')

  const context = await browser.newContext({ baseURL: portalUrl, viewport: PHONE })
  const customer = await context.newPage()
  await open(customer, `/pedido#token=${placed.token}`)
  await expect(async () => {
    const { orders } = await counter.state()
    expect(orders.map(({ displayId }) => displayId)).toEqual([String(placed.number)])
  }).toPass(SOON)

  const steps = [
    ['confirm', /Aceito/],
    ['preparing', /Em preparo/],
    ['dispatch', /A caminho/],
  ] as const
  for (const [step, word] of steps) {
    expect((await counter.step(placed.id, step)).status).toBe(202)
    await expect(customer.locator('[aria-current="step"]')).toContainText(word, SOON)
  }
  expect((await counter.step(placed.id, 'delivered')).status).toBe(202)
  await expect(customer.getByRole('heading', { level: 1 })).toContainText(/[Ee]ntreg/, SOON)
  await expect(async () => {
    const { events } = await counter.state()
    expect(events.map(({ eventType }) => eventType)).toEqual(
      expect.arrayContaining(['CREATED', 'CONFIRMED', 'PREPARING', 'DISPATCHED', 'DELIVERED']),
    )
  }).toPass(SOON)
  await context.close()
})

// spec: 318, 319
test('an owner brings the menu over from the system at the counter', async ({ browser }) => {
  const kitchen = await openBusyKitchen(browser, 'Cardápio do Caixa', MENU)
  await connect(kitchen)
  const { page } = kitchen.owner
  await open(page, kitchen.settings)
  await page.getByRole('button', { name: 'Ler do sistema' }).click()
  await expect(page.getByText('3 itens novos', { exact: false })).toBeVisible(SOON)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Trazer 3 itens' }).click()
  await expect(page.getByText('Cardápio trazido')).toBeVisible(SOON)
  await expect(page.getByText(/fotos? est(á|ão) chegando/)).toBeHidden({ timeout: 90_000 })

  await page.setViewportSize(PHONE)
  await open(page, `/cardapio/${kitchen.slug}`)
  await expect(page.getByRole('main').locator('img[src*="/media/"]').first()).toBeVisible(SOON)
  await expect(page.getByRole('main')).toContainText('Pescada amarela frita')
  await expect(page.getByRole('main')).toContainText('Caldeirada do Arapepó')
})
