import { openBusyKitchen } from './support/busy-kitchen.ts'
import { expect, open, test } from './support/test.ts'

const MENU = {
  'Caldeirada do Arapepó': 5_800, 'Arroz de jambu': 1_500, 'Isca de gurijuba, grande': 2_200,
  'Suco de taperebá': 700, 'Açaí grosso com tapioca': 1_200,
}
const OUT = '/tmp/orders-shots'
test('look', async ({ browser }) => {
  test.setTimeout(600_000)
  const kitchen = await openBusyKitchen(browser, 'Maré Cheia', MENU)
  const { page } = kitchen.owner
  await kitchen.forHome(
    [
      { item: 'Caldeirada do Arapepó', note: 'sem coentro' },
      { item: 'Arroz de jambu', quantity: 2 },
      { item: 'Isca de gurijuba, grande' },
      { item: 'Suco de taperebá', quantity: 2, note: '1 sem gelo' },
      { item: 'Açaí grosso com tapioca' },
    ],
    'Luciana Tavares',
    { payment_method: 'dinheiro', change_for_cents: 20_000 },
  )
  await kitchen.forTable([{ item: 'Arroz de jambu', quantity: 2 }], '12')
  for (const [width, height] of [[360, 740], [320, 640], [768, 1024], [1280, 900]] as const) {
    await page.setViewportSize({ width, height })
    await open(page, kitchen.board)
    const accept = page.getByRole('button', { name: /^Aceitar/ }).first()
    await expect(accept).toBeVisible({ timeout: 30_000 })
    await page.waitForTimeout(1500)
    const refuse = page.getByRole('button', { name: /^Recusar/ }).first()
    console.log(width, 'accept', JSON.stringify(await accept.boundingBox()), 'refuse', JSON.stringify(await refuse.boundingBox()),
      'card', JSON.stringify(await page.getByRole('article').first().boundingBox()),
      'scrollWidth', await page.evaluate(() => document.documentElement.scrollWidth))
    await page.screenshot({ path: `${OUT}/board-${width}.png` })
    await page.screenshot({ path: `${OUT}/board-${width}-full.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, kitchen.board)
  await page.getByRole('button', { name: 'Pausar' }).click()
  await page.getByRole('menuitem', { name: /Só a entrega/ }).click()
  await page.waitForTimeout(800)
  await page.screenshot({ path: `${OUT}/pause-360.png` })
  await page.getByRole('radio', { name: 'Destacado' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pausar' }).click()
  await expect(page.getByText('Entrega em Destacado pausada').first()).toBeVisible()
  await page.waitForTimeout(1000)
  await page.screenshot({ path: `${OUT}/paused-360.png` })
  await page.getByRole('button', { name: /^Aceitar/ }).first().click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `${OUT}/accepted-360.png` })
  await page.getByRole('link', { name: 'Ver o dia' }).click()
  await page.getByRole('link', { name: 'Semana' }).click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `${OUT}/week-360.png`, fullPage: true })
  await open(page, kitchen.settings)
  await page.waitForTimeout(2000)
  await page.screenshot({ path: `${OUT}/settings-360.png`, fullPage: true })
  await kitchen.owner.close()
})
