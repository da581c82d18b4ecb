import type { Locator } from '@playwright/test'
import { openKitchen } from './support/kitchen.ts'
import { expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** After a write on a busy machine. */
const SLOWLY = { timeout: 30_000 }

const option = (name: string, price_cents = 0) => ({
  ...{ name, price_cents, sku: null, is_available: true, groups: [] },
})

// spec: 597
test('somebody orders a dish with options from a phone and follows it to the door', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000)
  const kitchen = await openKitchen(browser, 'Cozinha da Maré')
  await kitchen.addItem('Caldo de caranguejo', 1_900, { section: 'Caldos' })
  await kitchen.addItem('Filé na brasa', 5_800, {
    groups: [
      {
        ...{ name: 'Acompanhamento', min_choices: 1, max_choices: 1, price_method: 'sum' },
        options: [option('Arroz de jambu'), option('Purê de macaxeira', 500)],
      },
      {
        ...{ name: 'Extras', min_choices: 0, max_choices: 2, price_method: 'sum' },
        options: [option('Ovo', 200), option('Queijo do Marajó', 700)],
      },
    ],
  })
  await page.setViewportSize(PHONE)

  await test.step('one tap adds what is simple, a sheet asks for the rest', async () => {
    await open(page, `/cardapio/${kitchen.slug}`)
    await page.getByRole('button', { name: 'Adicionar Caldo de caranguejo' }).click(SLOWLY)
    await page.getByRole('button', { name: 'Adicionar Filé na brasa' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filé na brasa' })
    await expect(sheet.getByRole('button', { name: 'Adicionar', exact: true })).toBeDisabled()
    await expect(sheet.getByText('Falta 1 escolha: acompanhamento')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByText('Purê de macaxeira').click()
    await sheet.getByRole('button', { name: 'Somar um: Ovo' }).click()
    await expect(sheet.getByRole('button', { name: /R\$\s65,00/ })).toBeVisible()
    await sheet.getByRole('button', { name: /^Adicionar · / }).click()
    await expect(sheet).toHaveCount(0)
    const bar = page.getByRole('link', { name: /Ver pedido/ })
    await expect(bar).toContainText(/R\$\s84,00/)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  await test.step('a reload and another tab keep the cart', async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: /Ver pedido/ })).toContainText(/R\$\s84,00/)
    const other = await page.context().newPage()
    await open(other, `/cardapio/${kitchen.slug}`)
    await other.getByRole('button', { name: /Adicionar mais Caldo/ }).click(SLOWLY)
    await expect(page.getByRole('link', { name: /Ver pedido/ })).toContainText(/R\$\s103,00/)
    await other.close()
    await page.getByRole('button', { name: 'Tirar um Caldo de caranguejo' }).click()
  })

  await test.step('the checkout says what is missing, then sends once', async () => {
    await page.getByRole('link', { name: /Ver pedido/ }).click()
    await expect(page).toHaveURL(`/cardapio/${kitchen.slug}/pedido`)
    await page.getByText('Entrega', { exact: true }).click(SLOWLY)
    await page.getByRole('button', { name: /^Enviar pedido/ }).click()
    await expect(page.getByRole('link', { name: 'Escolha o bairro.' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Bairro').selectOption('Destacado')
    await page.getByLabel('Rua ou travessa').fill('Trav. São Pedro')
    await page.getByLabel('Número', { exact: true }).fill('214')
    await page.getByLabel('Seu nome').fill('Luciana Tavares')
    await page.getByRole('textbox', { name: 'WhatsApp' }).pressSequentially('91987654321')
    await page.getByText('Dinheiro', { exact: true }).click()
    await page.getByText('Preciso de troco').click()
    await page.getByLabel('Troco para quanto?').fill('100')
    const send = page.getByRole('button', { name: /^Enviar pedido · R\$\s90,00$/ })
    await expectAccessible(page)
    await send.dblclick()
    await expect(page).toHaveURL(/\/pedido#token=/, SLOWLY)
    expect(await kitchen.ordersSoFar()).toBe(1)
  })

  await test.step('the page of the order turns by itself', async () => {
    const answer = page.getByRole('heading', { level: 1 })
    await expect(answer).toContainText(/tem até .* para aceitar/, SLOWLY)
    await expect(page.getByText('Tenha R$ 100 em mãos')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Chamar no WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me/,
    )
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await kitchen.move('accepted')
    await expect(answer).toContainText(/Chega entre .* e .*/, { timeout: 15_000 })
    await kitchen.move('dispatched')
    await expect(page.getByRole('listitem').filter({ hasText: 'A caminho' })).toHaveAttribute(
      'aria-current',
      'step',
      { timeout: 15_000 },
    )
  })

  await test.step('the menu leads back to it, and the cart is empty', async () => {
    await open(page, `/cardapio/${kitchen.slug}`)
    await expect(page.getByRole('link', { name: /Seu pedido \d+: saiu para entrega/ })).toBeVisible(
      SLOWLY,
    )
    await expect(page.getByRole('link', { name: /Ver pedido/ })).toHaveCount(0)
  })
  await kitchen.owner.close()
})

// spec: 850, 854, 858
test('a pizza is ordered from the home in 12 taps and 3 fields, and again in 4 taps', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000)
  const kitchen = await openKitchen(browser, 'Forno da Praia')
  await kitchen.addItem('Pizza grande', 3_500, {
    groups: [
      {
        ...{ name: 'Sabor', min_choices: 1, max_choices: 1, price_method: 'sum' },
        options: [option('Mussarela'), option('Camarão com jambu', 2_000)],
      },
    ],
  })
  await page.setViewportSize(PHONE)
  let taps = 0
  let fields = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.click(SLOWLY)
  }
  const type = async (label: string, text: string) => {
    fields += 1
    await page
      .getByRole('combobox', { name: label })
      .or(page.getByRole('textbox', { name: label }))
      .first()
      .pressSequentially(text)
    // The keyboard's own “next” key, which closes what is suggested.
    await page.keyboard.press('Tab')
  }

  await open(page, '/')
  await tap(page.getByRole('link', { name: 'Pedir comida' }))
  await tap(page.getByRole('link', { name: /Escolha o bairro/ }))
  const sheet = page.getByRole('dialog', { name: 'Onde você está?' })
  await tap(sheet.getByText('Destacado', { exact: true }))
  await tap(sheet.getByRole('button', { name: /Destacado/ }))
  await expect(page).toHaveURL('/pedir?bairro=Destacado', SLOWLY)
  await expectAccessible(page)
  await tap(page.locator(`a[href="/cardapio/${kitchen.slug}"]`).first())
  await tap(page.getByRole('button', { name: 'Adicionar Pizza grande' }))
  const item = page.getByRole('dialog', { name: 'Pizza grande' })
  await tap(item.getByText('Camarão com jambu'))
  await tap(item.getByRole('button', { name: /^Adicionar · / }))
  await tap(page.getByRole('link', { name: /Ver pedido/ }))
  await expect(page.getByRole('radio', { name: /Entrega/ })).toBeChecked(SLOWLY)
  await type('Rua ou travessa', 'Trav. São Pedro, 214')
  await type('Seu nome', 'Luciana Tavares')
  await type('WhatsApp', '91987650321')
  await tap(page.getByText('Dinheiro', { exact: true }))
  await tap(page.getByRole('button', { name: /^Enviar pedido · R\$\s61,00$/ }))
  await expect(page).toHaveURL(/\/pedido#token=/, SLOWLY)
  expect({ taps, fields }).toEqual({ taps: 11, fields: 3 })
  await kitchen.move('accepted')
  await kitchen.move('dispatched')
  await kitchen.move('delivered')

  taps = 0
  await open(page, '/')
  await tap(page.getByRole('link', { name: 'Pedir comida' }))
  await tap(page.getByRole('button', { name: /^Pedir de novo de .*Forno da Praia/ }))
  await tap(page.getByText('Dinheiro', { exact: true }))
  await tap(page.getByRole('button', { name: /^Enviar pedido · R\$\s61,00$/ }))
  await expect(page).toHaveURL(/\/pedido#token=/, SLOWLY)
  expect(taps).toBe(4)
  await kitchen.owner.close()
})

// spec: 600, 605, 615
test('a guest orders at the table whose code they read, and leaves before it is accepted', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  const kitchen = await openKitchen(browser, 'Varanda do Sol')
  await kitchen.addItem('Tacacá da casa', 2_200)
  const { tables } = await kitchen.owner.send<{ tables: { url: string }[] }>(
    'post',
    `${kitchen.base}/tables`,
    { labels: ['12'] },
  )
  const { pathname, search, hash } = new URL(tables[0]?.url ?? '')
  await page.setViewportSize(PHONE)
  await open(page, `${pathname}${search}${hash}`)
  await expect(page.getByRole('radio', { name: /Na mesa/ })).toBeChecked(SLOWLY)
  expect(page.url()).not.toContain('#t=')
  await page.getByRole('button', { name: 'Adicionar Tacacá da casa' }).click()
  const bar = page.getByRole('link', { name: /Ver pedido/ })
  await expect(bar).toContainText('Mesa 12')
  await bar.click()
  const service = page.getByRole('checkbox', { name: 'Somar 10% de serviço' })
  await expect(service).not.toBeChecked(SLOWLY)
  await service.check()
  await page.getByRole('button', { name: /^Enviar pedido · R\$\s24,20$/ }).click()
  await expect(page).toHaveURL(/\/pedido#token=/, SLOWLY)
  await page.getByRole('button', { name: 'Cancelar o pedido' }).click(SLOWLY)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar o pedido' }).click()
  await expect(page.getByRole('heading', { name: 'Você cancelou o pedido' })).toBeVisible(SLOWLY)
  await expectAccessible(page)
  await kitchen.owner.close()
})
