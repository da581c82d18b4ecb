import { signIn, signUp } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const LONG_NAME =
  'Maria Aparecida do Perpétuo Socorro Albuquerque de Vasconcelos Montenegro Sarmento'
const PAGES = [
  '/',
  '/nao-existe',
  '/test-cards',
  '/auth',
  '/auth/callback?error=access_denied',
  '/criar-conta',
  '/cadastro-espadarte',
  '/recuperar-senha',
  '/nova-senha',
  '/confirmar-email',
  '/clube-de-vantagens',
  '/guia-comercial',
  '/guia-comercial?categoria=onde-comer&aberto=1',
  '/mapa',
  '/politica-de-privacidade',
  '/termos-de-uso',
  '/test-login',
  '/debug-profiles',
]
const DASHBOARDS = ['/dash-clube', '/dash-espadarte', '/todo']

for (const [size, viewport] of Object.entries({ 360: PHONE, 1280: DESKTOP })) {
  test.describe(`at ${size} px`, () => {
    test.use({ viewport })

    for (const path of PAGES) {
      // spec: 682
      test(`${path} has nothing that axe objects to`, async ({ page }) => {
        await open(page, path)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      })
    }

    // spec: 682
    test('the dashboards of an owner have nothing that axe objects to', async ({ page }) => {
      await signUp(page, { plan: 'atalaia', name: LONG_NAME })
      for (const path of DASHBOARDS) {
        await open(page, path)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('Inicializando...')).toHaveCount(0)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      }
    })

    // spec: 682
    test('the completion of a profile has nothing that axe objects to', async ({ page }) => {
      await signIn(page, { email: 'incompleto@demo.salinas', password: 'salinas-demo-2026' })
      await open(page, '/')
      await expect(page.getByRole('button', { name: 'Finalizar Cadastro' })).toBeVisible()
      await expectAccessible(page)
    })

    // spec: 682
    test('the message to an establishment has nothing that axe objects to', async ({ page }) => {
      const dialog = page.getByRole('dialog')
      await open(page, '/debug-profiles')
      await page.getByRole('button', { name: /Abrir a mensagem/ }).click()
      await expect(dialog.getByRole('link', { name: 'Fazer login' })).toBeVisible()
      await expectAccessible(page)
      await signUp(page)
      await open(page, '/debug-profiles')
      await page.getByRole('button', { name: /Abrir a mensagem/ }).click()
      await expect(dialog.getByRole('button', { name: 'Enviar mensagem' })).toBeDisabled()
      await dialog.getByLabel('Sua mensagem').fill('Vocês abrem no domingo?')
      await expectAccessible(page)
    })
  })
}

test.describe('what opens over the page', () => {
  test('the drawer has nothing that axe objects to', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, '/')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })

  test('the "Mais" menu has nothing that axe objects to', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await open(page, '/')
    await page.getByRole('button', { name: 'Mais' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'PODSAL' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#conteudo')).toBeFocused()
})

test('at 400 % zoom everything is still there, in one column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(page.getByRole('search')).toBeVisible()
})
