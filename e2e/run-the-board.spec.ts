import type { Page } from '@playwright/test'
import { openBusyKitchen } from './support/busy-kitchen.ts'
import { ownName, person, publishListing } from './support/guide.ts'
import { query } from './support/operator.ts'
import { toast } from './support/people.ts'
import { mailTo, service } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** Far below the half minute after which the board would ask by itself. */
const SOON = { timeout: 20_000 }
const MENU = { 'Caldeirada do Arapepó': 10_800, 'Arroz de jambu': 1_500, 'Cerveja 600 ml': 1_500 }

type Person = Awaited<ReturnType<typeof person>>

const card = (page: Page, number: number) =>
  page.getByRole('article', { name: `Pedido ${number}`, exact: true })
const lane = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) })

// spec: 610, 614, 615
test('an order comes to the board by itself, is accepted and goes its way', async ({ browser }) => {
  const kitchen = await openBusyKitchen(browser, 'Maré Cheia', MENU, ['Cerveja 600 ml'])
  const { page } = kitchen.owner
  await page.setViewportSize(DESKTOP)
  await open(page, kitchen.board)
  await expect(page.getByRole('heading', { level: 1, name: 'Nenhum pedido agora' })).toBeVisible(
    SOON,
  )
  const { number } = await kitchen.forHome(
    [
      { item: 'Caldeirada do Arapepó', note: 'sem coentro' },
      { item: 'Cerveja 600 ml', quantity: 2 },
    ],
    'Luciana Tavares',
    { payment_method: 'dinheiro', change_for_cents: 20_000 },
  )

  await test.step('without a reload, with all that the kitchen and the courier need', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`o pedido ${number}`, SOON)
    const fresh = lane(page, 'Recebido').getByRole('article')
    await expect(fresh).toContainText('Entrega · Destacado')
    await expect(fresh).toContainText(/cancela sozinho [àa]s? \d/)
    await expect(fresh).toContainText('sem coentro')
    await expect(fresh).toContainText('18+')
    await expect(fresh).toContainText(/leve R\$\s54 de troco/)
    await expect(page).toHaveTitle(/^\(1\) /)
    const menu = page.getByRole('navigation', { name: 'Seções do painel' }).first()
    await expect(menu.getByRole('link', { name: /^Pedidos.*1 pedido à espera/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('accepted for later than usual, and on to the road', async () => {
    const usual = await card(page, number).getByRole('status').textContent()
    await card(page, number).getByRole('button', { name: '5 minutos depois' }).click()
    await expect(card(page, number).getByRole('status')).not.toHaveText(usual ?? '')
    await card(page, number)
      .getByRole('button', { name: /^Aceitar/ })
      .click()
    await expect(lane(page, 'Aceito').getByRole('article')).toContainText(/Até \d+h/, SOON)
    await expect(page).toHaveTitle(/^(?!\()/)
    await card(page, number)
      .getByRole('button', { name: /^Começar preparo/ })
      .click()
    await expect(lane(page, 'Em preparo').getByRole('article')).toBeVisible(SOON)
    await card(page, number)
      .getByRole('button', { name: /^Saiu para entrega/ })
      .click()
    await expect(lane(page, 'Pronto').getByRole('article')).toContainText('Saiu · Destacado', SOON)
    await card(page, number)
      .getByRole('button', { name: /^Entregue/ })
      .click()
    await expect(page.getByText('1 entregue hoje')).toBeVisible(SOON)
  })

  await test.step('the day and the list know it', async () => {
    await page.getByRole('link', { name: 'Ver o dia' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fechamento do dia' })).toBeVisible(
      SOON,
    )
    await expect(page.getByRole('region', { name: 'Itens vendidos' })).toContainText(
      'Caldeirada do Arapepó',
    )
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Voltar ao quadro' }).click()
    await page.getByRole('link', { name: 'Todos os pedidos' }).click()
    await page.getByRole('link', { name: `Ver o pedido ${number}` }).click(SOON)
    await expect(page.getByRole('dialog')).toContainText('Trav. São Pedro, 214')
    await expectAccessible(page)
  })
  await kitchen.owner.close()
})

// spec: 616, 805, 806
test('of two who move one order the second is told how it is', async ({ browser }) => {
  const kitchen = await openBusyKitchen(browser, 'Maré Cheia', MENU)
  const { page } = kitchen.owner
  const { number, id } = await kitchen.forPickup([{ item: 'Arroz de jambu' }], 'Kátia')
  await page.setViewportSize(PHONE)
  await open(page, kitchen.board)
  await expect(card(page, number)).toBeVisible(SOON)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await expectAccessible(page)
  // This tablet hears nothing of the others from here on.
  await page.route(/\/orders\/board$/, (route) => route.abort())
  await kitchen.move(id, 'accepted')
  await kitchen.move(id, 'preparing')
  await card(page, number)
    .getByRole('button', { name: /^Aceitar/ })
    .click()
  await expect(toast(page, `O pedido ${number} agora está: Em preparo`)).toBeVisible(SOON)
  await page.unroute(/\/orders\/board$/)
  await page.getByRole('button', { name: /^Preparo/ }).click()
  await expect(card(page, number).getByRole('button', { name: /^Pronto/ })).toBeVisible(SOON)

  const call = (name: string) =>
    page.getByRole('alertdialog', { name: `Pedido novo de ${name}`, exact: true })
  await test.step('it rings at another business, until anybody answers', async () => {
    const other = await publishListing(browser, kitchen.owner, ownName('Lojinha da Maré'))
    await open(page, `/dash-espadarte?aba=mensagens&negocio=${other.id}`)
    const { id: iara } = await kitchen.forPickup([{ item: 'Arroz de jambu' }], 'Iara')
    await expect(call('Iara')).toContainText('Maré Cheia', SOON)
    await expect(call('Iara')).toContainText(/Faltam \d+ minutos/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await expectAccessible(page)
    await kitchen.move(iara, 'accepted')
    await expect(call('Iara')).toHaveCount(0, SOON)
  })

  await test.step('over what is being written it is a strip, and is accepted from there', async () => {
    await open(page, kitchen.settings)
    const minutes = page.getByLabel('Tempo de preparo, em minutos')
    await minutes.fill('45', SOON)
    await kitchen.forPickup([{ item: 'Arroz de jambu' }], 'Rute')
    await expect(call('Rute')).toBeVisible(SOON)
    await expect(minutes).toBeFocused()
    await expectAccessible(page)
    await call('Rute').getByRole('button', { name: 'Ver' }).click()
    const accept = call('Rute').getByRole('button', { name: 'Aceitar' })
    await accept.focus()
    await page.keyboard.press('Enter')
    await expect(call('Rute')).toHaveCount(0, SOON)
    await expect(minutes).toHaveValue('45')
  })
  await kitchen.owner.close()
})

/** A phone of the person on which the portal is closed: it has its subscription, and no page. */
async function closedPhone({ page, read, send }: Person) {
  const { public_key } = await read<{ public_key: string }>('/my/push-devices')
  const pushService = await service('PUSH_PORT')
  const answer = await fetch(`${pushService}/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: public_key }),
  })
  await send('put', '/my/push-devices/current', (await answer.json()) as object)
  await page.close()
  /** What it was shown of a business, opened with the keys that only it has. */
  return async (businessId: string) => {
    const shown = await (await fetch(pushService)).text()
    return shown.split('<section').filter((card) => card.includes(businessId))
  }
}

// spec: 704, 705
test('an order rings on a closed phone, and elsewhere by letter, and the cook reads no address', async ({
  browser,
}) => {
  const kitchen = await openBusyKitchen(browser, 'Maré Cheia', MENU)
  const { owner, id } = kitchen
  const shownOn = await closedPhone(owner)
  const cook = await person(browser, { name: 'Bento Souza' })
  await query(
    `insert into establishment_members (establishment_id, user_id, role, created_at)
      select $1, id, 'kitchen', now() from users where email = $2`,
    [id, cook.email],
  )
  const { number } = await kitchen.forHome([{ item: 'Arroz de jambu' }], 'Luciana Tavares')
  await expect.poll(async () => (await shownOn(id)).length, SOON).toBe(1)
  const [pushed = ''] = await shownOn(id)
  expect(pushed).toContain(`Pedido ${number}`)
  expect(pushed).not.toMatch(/Luciana|São Pedro|casa amarela/)

  await test.step('whoever has no such phone reads it in a letter at once', async () => {
    const mail = await mailTo(cook.email, `Pedido ${number} · Entrega`)
    expect(mail.text).not.toMatch(/Luciana|São Pedro/)
  })

  await test.step('the cook has what is cooked and whom to call, and no more of them', async () => {
    const { page } = cook
    await page.setViewportSize(PHONE)
    const read = page.waitForResponse(/\/orders\/board$/)
    await open(page, kitchen.board)
    await expect(card(page, number)).toContainText('Arroz de jambu', SOON)
    for (const words of [await (await read).text(), await page.getByRole('main').innerText()]) {
      expect(words).not.toMatch(/Tavares|São Pedro|casa amarela/)
    }
    await expectAccessible(page)
  })
  await cook.close()
  await owner.close()
})

// spec: 610, 612
test('a refusal says why, and what ran out leaves the menu', async ({ browser }) => {
  const kitchen = await openBusyKitchen(browser, 'Maré Cheia', MENU)
  const { page } = kitchen.owner
  const { number, token } = await kitchen.forTable(
    [{ item: 'Caldeirada do Arapepó' }, { item: 'Arroz de jambu', quantity: 2 }],
    '12',
  )
  await page.setViewportSize(DESKTOP)
  await open(page, kitchen.board)
  await expect(card(page, number)).toContainText('aceitar libera a Mesa 12 por 4 h', SOON)
  await card(page, number)
    .getByRole('button', { name: /^Recusar/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Caldeirada do Arapepó' }).check()
  await expect(dialog).toContainText('Hoje acabou: Caldeirada do Arapepó. Desculpe!')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Recusar o pedido' }).click()
  await expect(toast(page, 'Fora do cardápio até amanhã cedo')).toBeVisible(SOON)
  await expect(card(page, number)).toHaveCount(0)
  const followed = await page.request.post('/api/v1/orders/follow', {
    data: { token },
    headers: { origin: new URL(page.url()).origin },
  })
  expect((await followed.json()).cancellation.text).toContain('Caldeirada do Arapepó')
  await kitchen.owner.close()
})

// spec: 702
test('on a phone an order of five items is accepted and refused without scrolling', async ({
  browser,
}) => {
  const prices = {
    'Caldeirada do Arapepó': 5_800,
    'Arroz de jambu': 1_500,
    'Isca de gurijuba, grande': 2_200,
    'Suco de taperebá': 700,
    'Açaí grosso com tapioca': 1_200,
  }
  const kitchen = await openBusyKitchen(browser, 'Maré Cheia', prices)
  const { page } = kitchen.owner
  const items = Object.keys(prices).map((item) => ({ item, quantity: 1 }))
  const cash = { payment_method: 'dinheiro', change_for_cents: 20_000 }
  const { number } = await kitchen.forHome(items, 'Luciana Tavares', cash)
  await kitchen.forTable([{ item: 'Arroz de jambu' }], '12')
  for (const size of [PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize(size)
    await open(page, kitchen.board)
    await expect(card(page, number)).toBeVisible(SOON)
    // The bar of the site lies over the foot of the page.
    const bar = await page.getByRole('navigation').last().boundingBox()
    for (const name of [/^Aceitar/, /^Recusar/]) {
      const button = card(page, number).getByRole('button', { name })
      const box = await button.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      // Nothing lies over its middle.
      await button.click({ trial: true })
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
  await expectAccessible(page)
  await kitchen.owner.close()
})

// spec: 712
test('delivery rests in one bairro, and who orders reads it before writing an address', async ({
  browser,
}) => {
  const kitchen = await openBusyKitchen(browser, 'Maré Cheia', MENU)
  const { page } = kitchen.owner
  await page.setViewportSize(PHONE)
  await open(page, kitchen.board)
  const pauseDelivery = async (what: string) => {
    await page.getByRole('button', { name: 'Pausar' }).click(SOON)
    await page.getByRole('menuitem', { name: 'Só a entrega, ou um bairro…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pausar a entrega' })
    await dialog.getByText(what, { exact: true }).click(SOON)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Pausar' }).click()
  }
  await pauseDelivery('Destacado')
  await expect(page.getByText('Entrega em Destacado pausada').first()).toBeVisible(SOON)
  const guest = await (await browser.newContext()).newPage()
  await guest.setViewportSize(PHONE)
  await open(guest, `/cardapio/${kitchen.slug}`)
  await guest.getByRole('button', { name: 'Adicionar Arroz de jambu' }).click(SOON)
  await guest.getByRole('link', { name: /Ver pedido/ }).click(SOON)
  await guest.getByText('Entrega', { exact: true }).first().click(SOON)
  const bairro = guest.getByLabel('Bairro')
  await expect(bairro.locator('option', { hasText: 'Destacado' })).toHaveText(
    'Destacado · em pausa',
  )
  await expect(bairro.locator('option', { hasText: 'Destacado' })).toBeDisabled()

  await pauseDelivery('Toda a entrega')
  await expect(page.getByText('Entrega pausada').first()).toBeVisible(SOON)
  await guest.reload()
  await expect(guest.getByText(/^Entrega em pausa: volta .*Você pode retirar\.$/)).toBeVisible(SOON)
  await expect(guest.getByLabel('Bairro')).toHaveCount(0)
  await expectAccessible(guest)
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await guest.context().close()
  await kitchen.owner.close()
})

// spec: 612
test('an owner pauses, sets the bairros, and adds tables', async ({ browser }) => {
  const kitchen = await openBusyKitchen(browser, 'Maré Cheia', MENU)
  const { page } = kitchen.owner
  await page.setViewportSize(PHONE)
  await open(page, kitchen.board)
  await page.getByRole('button', { name: 'Pausar' }).click(SOON)
  await page.getByRole('menuitem', { name: 'Por 30 min' }).click()
  await expect(page.getByText('Ninguém consegue pedir.')).toBeVisible(SOON)
  await page.getByRole('button', { name: 'Voltar a receber' }).click()
  await expect(page.getByText('Ninguém consegue pedir.')).toHaveCount(0, SOON)

  await open(page, kitchen.settings)
  await page.getByLabel('Tempo de preparo, em minutos').fill('40', SOON)
  await page.getByRole('button', { name: 'Mesmo valor para todos' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Gravado')).toBeVisible(SOON)
  await page.getByLabel('Mesas novas').fill('20 a 22')
  await page.getByRole('button', { name: 'Acrescentar mesas' }).click()
  await expect(page.getByText('Mesa 22')).toBeVisible(SOON)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await expectAccessible(page)
  const codes = await page.request.get(`/api/v1/my/establishments/${kitchen.id}/table-codes`)
  expect(codes.headers()['content-type']).toContain('application/pdf')
  await kitchen.owner.close()
})
