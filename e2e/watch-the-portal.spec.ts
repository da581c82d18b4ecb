import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { ADMIN, post, signIn, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** After a write on a busy machine. */
const SLOWLY = { timeout: 30_000 }
/** The menu and a list of faults stand before what is looked for. */
const MOST_TABS = 200

/** Tab by tab, as somebody without a mouse gets there. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible(SLOWLY)
  for (let tab = 0; tab < MOST_TABS; tab += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`nobody reaches ${target} with the keyboard`)
}
async function press(page: Page, target: Locator, key = 'Enter') {
  await reach(page, target)
  await page.keyboard.press(key)
}
async function arrive(page: Page, path: string | RegExp, title: string) {
  await expect(page).toHaveURL(path, SLOWLY)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(SLOWLY)
}
/** By the keys alone: Ctrl K, what it is called, Enter. */
async function goTo(page: Page, name: string) {
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Ir para ou fazer' })
  await expect(box).toBeFocused()
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(box).toHaveCount(0)
}
async function expectGood(page: Page, width: number) {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

for (const [size, viewport] of Object.entries({ 360: PHONE, 1280: DESKTOP })) {
  test.describe(`at ${size} px`, () => {
    // A redirect that makes no sense is refused on the way.
    test.use({ viewport, expected: { complaints: [/422 \(Unprocessable/] } })

    // spec: 349
    test('a superadministrator watches over the portal with the keyboard alone', async ({
      page,
    }) => {
      // Letters only: what differs in numbers is one fault.
      const name = randomUUID().replace(/[\d-]/g, '').split('').join('z')
      const message = `TypeError: barco.${name} is undefined`
      const report = await post(page.request, '/error-reports', {
        path: '/mapa',
        message,
        release: 'ensaio',
        viewport,
        entries: [{ at: 1, level: 'error', message: 'o barco afundou' }],
        slowOperations: [{ name: '/api/v1/map', durationMs: 2_000 }],
      })
      expect(report.status()).toBe(202)
      await signIn(page, ADMIN)

      await open(page, '/admin/visao-geral')
      await arrive(page, '/admin/visao-geral', 'Visão geral')
      for (const title of ['Dinheiro', 'Buscas sem resposta', 'Serviços de fora', 'Erros']) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible(SLOWLY)
      }
      await expect(page.getByText(/em 24 horas\./)).toBeVisible(SLOWLY)
      await expectGood(page, viewport.width)
      await press(page, page.getByRole('link', { name: 'Ver todos os erros' }))

      await arrive(page, '/admin/erros', 'Erros')
      const fault = page.getByRole('link', { name: message })
      await expect(fault).toBeVisible(SLOWLY)
      await expectGood(page, viewport.width)
      await press(page, fault)
      await arrive(page, /\/admin\/erros\/[0-9a-f-]{36}$/, message)
      await press(page, page.locator('summary', { hasText: /^Aviso de/ }).first())
      await expect(page.getByText('o barco afundou')).toBeVisible()
      await expectGood(page, viewport.width)
      await press(page, page.getByRole('button', { name: 'Marcar como corrigida' }))
      await expect(toast(page, 'Falha marcada como corrigida')).toBeVisible(SLOWLY)
      await expect(page.getByRole('button', { name: 'Reabrir esta falha' })).toBeVisible(SLOWLY)

      await goTo(page, 'Saúde do portal')
      await arrive(page, '/admin/saude', 'Saúde do portal')
      await expect(page.getByText('npm run doctor')).toBeVisible()
      await press(page, page.getByRole('button', { name: 'Examinar agora' }))
      await expect(toast(page, 'Examinando')).toBeVisible(SLOWLY)
      await expect(page.getByText('Cópia de segurança').first()).toBeVisible()
      await expectGood(page, viewport.width)

      await goTo(page, 'Redirecionamentos')
      await arrive(page, '/admin/redirecionamentos', 'Redirecionamentos')
      await expectGood(page, viewport.width)
      const old = `/antigo-${randomUUID().slice(0, 8)}`
      await press(page, page.getByRole('button', { name: 'Novo redirecionamento' }))
      const dialog = page.getByRole('dialog')
      await reach(page, dialog.getByLabel(/Endereço antigo/))
      await page.keyboard.type(old)
      await reach(page, dialog.getByLabel(/Leva a/))
      await page.keyboard.type('/pagina-que-nao-existe')
      await expectGood(page, viewport.width)
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(/Não há página no destino/)).toBeVisible(SLOWLY)
      await reach(page, dialog.getByLabel(/Leva a/))
      await page.keyboard.press('Control+a')
      await page.keyboard.type('/mapa')
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0, SLOWLY)
      await expect(page.getByText(old).first()).toBeVisible(SLOWLY)
      const led = await page.request.get(old, { maxRedirects: 0 })
      expect([led.status(), led.headers().location]).toEqual([301, '/mapa'])
      const sheet = page.getByRole('link', { name: 'Baixar CSV' })
      const file = await page.request.get((await sheet.getAttribute('href')) ?? '')
      expect(await file.text()).toContain(`${old};/mapa;301`)

      await goTo(page, 'Fotos')
      await arrive(page, '/admin/midia', 'Fotos')
      await expectGood(page, viewport.width)
      const photo = page.getByRole('button', { name: /, ver detalhes$/ }).first()
      await press(page, photo)
      const drawer = page.getByRole('dialog')
      await expect(drawer.getByText('Onde aparece').first()).toBeVisible(SLOWLY)
      await reach(page, drawer.getByLabel('Descrição para quem não vê a foto'))
      await page.keyboard.press('Control+a')
      await page.keyboard.type(`Barco na maré ${size}`)
      await page.keyboard.press('Enter')
      await expect(toast(page, 'Descrição salva')).toBeVisible(SLOWLY)
      await expectGood(page, viewport.width)
    })
  })
}
