import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { repository } from '../scripts/processes.ts'
import { takesPix } from './support/house-pix.ts'
import { openKitchen } from './support/kitchen.ts'
import { codeSentTo } from './support/services.ts'
import { expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** After a write on a busy machine. */
const SLOWLY = { timeout: 30_000 }
const PICTURE = join(repository, 'web/public/art/hero-960.webp')

let phones = Math.floor(Math.random() * 80_000_000)
/** Nobody's but this journey's. */
const freshPhone = () => {
  phones += 1
  return `919${String(10_000_000 + phones).slice(-8)}`
}

/** Opens the page of a catalogue and puts something of it into the cart. */
async function choose(page: Page, address: string, item: string) {
  await page.setViewportSize(PHONE)
  await open(page, address)
  await page.getByRole('button', { name: `Adicionar ${item}` }).click(SLOWLY)
  await page.getByRole('link', { name: /Ver pedido/ }).click(SLOWLY)
}

/** Fetched at the counter, paid by Pix. */
async function fillPickup(page: Page, phone: string) {
  await page.getByText('Retirar', { exact: true }).click(SLOWLY)
  await page.getByLabel('Seu nome').fill('Luciana Tavares')
  await page.getByRole('textbox', { name: 'WhatsApp' }).pressSequentially(phone)
  await page.getByText('Pix', { exact: true }).click()
}
async function answerCode(page: Page, phone: string) {
  const step = page.getByRole('region', { name: 'Confirme o seu WhatsApp' })
  await step.getByRole('button', { name: 'Receber o código' }).click(SLOWLY)
  const field = step.getByLabel('Código de 6 dígitos')
  await expect(field).toBeVisible(SLOWLY)
  await expectAccessible(page)
  await field.fill(await codeSentTo(`55${phone}`))
}
const send = (page: Page) => page.getByRole('button', { name: /^Enviar pedido/ })

/** Paid to the house itself: who receives is read first, and only the house says that it came. */
async function payAhead(page: Page, { owner, id }: Awaited<ReturnType<typeof openKitchen>>) {
  const pix = page.getByRole('region', { name: 'Pagar por Pix' })
  await expect(pix.getByText('Casa do Farol Ltda', { exact: true })).toBeVisible(SLOWLY)
  await expect(pix.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible()
  await expectAccessible(page)
  await pix.getByRole('button', { name: 'Já paguei' }).click()
  await expect(pix.getByRole('heading', { name: 'A casa está conferindo' })).toBeVisible(SLOWLY)
  await pix.getByLabel('Anexar foto ou PDF').setInputFiles(PICTURE)
  await expect(pix.getByText(/^Foto anexada/)).toBeVisible(SLOWLY)
  await expect(pix).not.toContainText(/\bpago\b/)
  const desk = owner.page
  await desk.setViewportSize(PHONE)
  // The new order rings over any screen: who looks for its money first answers the call later.
  const later = desk.getByRole('alertdialog').getByRole('button', { name: 'Depois' })
  await desk.addLocatorHandler(later, () => later.click())
  await open(desk, `/dash-espadarte?aba=pedidos&negocio=${id}`)
  await expect(desk.getByText('diz que pagou', { exact: true })).toBeVisible(SLOWLY)
  await desk.getByRole('link', { name: 'Conferir' }).click()
  const receipt = desk.getByRole('link', { name: /^Ver .*comprovante/ })
  await expect(receipt).toBeVisible(SLOWLY)
  await expect(desk.getByText(/falso ou agendado: vale o que está no extrato/)).toBeVisible()
  const address = (await receipt.getAttribute('href')) ?? ''
  expect((await desk.request.get(address)).headers()['content-type']).toBe('image/webp')
  expect((await page.request.get(address)).status()).toBe(401)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: /^Caiu na conta/ }).click(SLOWLY)
  await expect(desk.getByText('Ninguém espera resposta sobre um Pix.')).toBeVisible(SLOWLY)
  await expect(pix.getByRole('heading', { name: 'Pix confirmado pela casa' })).toBeVisible(SLOWLY)
}
const isPlaced = (page: Page) => expect(page).toHaveURL(/\/pedido#token=/, SLOWLY)

test.describe('a half hour', () => {
  // Refused until the phone is proved.
  test.use({ expected: { complaints: [/409 \(Conflict\)/] } })

  // spec: 323, 795, 796, 1000
  test('somebody orders for later, and the business promises that hour', async ({
    browser,
    page,
  }) => {
    const kitchen = await openKitchen(browser, 'Cozinha do Farol')
    await kitchen.addItem('Pirarucu de casaca', 5_200)
    await takesPix(kitchen.id)
    await choose(page, `/cardapio/${kitchen.slug}`, 'Pirarucu de casaca')
    const phone = freshPhone()
    await fillPickup(page, phone)
    await page.getByText('Pix agora, direto para o lugar').click()
    const when = page.getByLabel('Para quando')
    // The last that is offered: however slow the machine is, it lies ahead.
    const slot = (await when.locator('option').last().textContent()) ?? ''
    expect(slot).toMatch(/^(Hoje|Amanhã|.+), \d+h/)
    await when.selectOption({ label: slot })
    await expectAccessible(page)
    await send(page).click()
    // A half hour of a kitchen is kept for who shows that the phone is theirs.
    await answerCode(page, phone)
    await send(page).click()
    await isPlaced(page)
    const hour = / (\d+h\d*)$/.exec(slot)?.[1] ?? ''
    await expect(page.getByText(/^Agendado para /)).toContainText(hour, SLOWLY)
    await payAhead(page, kitchen)
    await kitchen.move('accepted')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      new RegExp(`Fica pronto .*${hour}`),
      SLOWLY,
    )
    await kitchen.owner.close()
  })
})

// spec: 321
test('somebody is refused, reads why at once and gets the cart back', async ({ browser, page }) => {
  const kitchen = await openKitchen(browser, 'Cozinha da Barra')
  await kitchen.addItem('Mojica de aviú', 3_400)
  await choose(page, `/cardapio/${kitchen.slug}`, 'Mojica de aviú')
  await fillPickup(page, freshPhone())
  await send(page).click()
  await isPlaced(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/tem até/, SLOWLY)
  const text = 'O aviú de hoje acabou. Desculpe!'
  await kitchen.move('cancelled', { code: 'unavailable-item', text })
  // Far below the half minute after which the page would ask by itself.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('não pôde atender', {
    timeout: 20_000,
  })
  await expect(page.getByText(`“${text}”`)).toBeVisible()
  await expect(page.getByText('Nada foi cobrado.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Montar o carrinho de novo' }).click()
  await expect(page).toHaveURL(`/cardapio/${kitchen.slug}/pedido`)
  await expect(page.getByText('Mojica de aviú').first()).toBeVisible(SLOWLY)
  await expect(send(page)).toContainText(/R\$\s34,00/)
  await kitchen.owner.close()
})

// spec: 323, 607, 711
test('somebody buys from a shop, and sends it back within seven days', async ({
  browser,
  page,
}) => {
  const shop = await openKitchen(browser, 'Loja do Mangue')
  await shop.addItem('Camisa do guará', 6_500, { kind: 'shop', section: 'Camisas' })
  await choose(page, `/loja/${shop.slug}`, 'Camisa do guará')
  await fillPickup(page, freshPhone())
  await send(page).click()
  await isPlaced(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/tem até/, SLOWLY)
  for (const step of ['accepted', 'ready', 'delivered']) await shop.move(step)
  await expect(page.getByRole('heading', { name: 'Quer devolver?' })).toBeVisible(SLOWLY)
  await expectAccessible(page)
  await page.getByLabel(/Motivo/).fill('ficou grande')
  await page.getByRole('button', { name: 'Pedir a devolução' }).click()
  await expect(page.getByText(/Você pediu a devolução\. A loja responde até/)).toBeVisible(SLOWLY)
  const board = shop.owner.page
  await board.setViewportSize(PHONE)
  await open(board, `/dash-espadarte?aba=pedidos&negocio=${shop.id}`)
  const asked = board.getByRole('region', { name: '1 devolução' })
  await expect(asked).toContainText('“ficou grande”', SLOWLY)
  await expectAccessible(board)
  await asked.getByRole('button', { name: /^Responder/ }).click()
  await expectAccessible(board)
  await board.getByRole('button', { name: 'Responder ao cliente' }).click(SLOWLY)
  await expect(asked).toContainText('Respondido: O cliente traz de volta', SLOWLY)
  expect(await board.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await expect(page.getByText(/^A loja respondeu: “Pode trazer a compra/)).toBeVisible(SLOWLY)
  const { orders } = await shop.owner.read<{
    orders: { id: string; version: number; return: { reason: string } }[]
  }>(`${shop.base}/orders`)
  const [order] = orders
  expect(order?.return).toMatchObject({ status: 'answered', reason: 'ficou grande' })
  await shop.owner.send('post', `${shop.base}/orders/${order?.id}/returned`, {
    version: order?.version,
  })
  await page.reload()
  await expect(page.getByText('A loja recebeu a devolução.')).toBeVisible(SLOWLY)
  await shop.owner.close()
})

test.describe('a phone that nobody knows', () => {
  // The order that is refused until the phone is proved.
  test.use({ expected: { complaints: [/409 \(Conflict\)/] } })

  // spec: 322
  test('a first large order is sent with the code that came by WhatsApp', async ({
    browser,
    page,
  }) => {
    const kitchen = await openKitchen(browser, 'Cozinha Grande')
    await kitchen.addItem('Caldeirada para oito', 24_000)
    const phone = freshPhone()
    await choose(page, `/cardapio/${kitchen.slug}`, 'Caldeirada para oito')
    await fillPickup(page, phone)
    await send(page).click()
    await answerCode(page, phone)
    await send(page).click()
    await isPlaced(page)
    expect(await kitchen.ordersSoFar()).toBe(1)
    await kitchen.owner.close()
  })
})
