import { changeSettings, query } from './support/operator.ts'
import { ADMIN, signIn, signUp, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

// What an administrator publishes, everybody sees: these journeys take turns.
test.describe.configure({ mode: 'serial' })

const cityDay = (later = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Belem' }).format(
    new Date(Date.now() + later * 24 * 60 * 60 * 1000),
  )
const typed = (iso: string) => iso.split('-').reverse().join('/')

test.afterAll(async () => {
  await changeSettings({ banner_start: '', banner_end: '', popup_start: '', popup_end: '' })
  // Nobody who comes after these journeys is told of what they published.
  await query(`insert into legal_acknowledgements (user_id, kind, number, at)
    select users.id, kind, number, now() from users, legal_versions on conflict do nothing`)
})

// spec: 11
test('a new version of the terms, what it changed, and who is told', async ({ page, browser }) => {
  // Three people, one after the other: a busy machine needs longer than for one.
  test.setTimeout(240_000)
  const [terms] = await query<{ newest: number }>(
    "select max(number)::integer as newest from legal_versions where kind = 'terms'",
  )
  const before = terms?.newest ?? 0
  const resident = await (await browser.newContext({ viewport: PHONE })).newPage()
  await signUp(resident)
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)

  await test.step('an administrator writes and publishes it', async () => {
    await open(page, '/admin/documentos?documento=terms')
    await page.getByRole('button', { name: 'Escrever nova versão' }).click()
    const body = page.getByRole('textbox', { name: 'Texto', exact: true })
    await body.click()
    await page.keyboard.press('Control+End')
    await body.pressSequentially(' Dúvidas são respondidas em até cinco dias.')
    await page.getByLabel('O que mudou, em palavras simples').fill('Prazo para responder dúvidas.')
    await page.getByRole('button', { name: 'Salvar rascunho' }).click()
    await expect(toast(page, 'Rascunho salvo.')).toBeVisible()
    await expect(page.locator('ins')).toContainText('em até cinco dias.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publicar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click()
    await expect(toast(page, 'Versão publicada.')).toBeVisible()
  })

  await test.step('a visitor reads it and compares', async () => {
    const visitor = await (await browser.newContext({ viewport: PHONE })).newPage()
    await open(visitor, '/termos-de-uso')
    await expect(visitor.getByText(`Versão ${before + 1}, em vigor desde`)).toBeVisible()
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: `O que mudou na versão ${before + 1}` }).click()
    await expect(visitor).toHaveURL(
      new RegExp(`/termos-de-uso/versoes/${before + 1}\\?comparar=${before}$`),
    )
    await expect(visitor.locator('ins')).toContainText('em até cinco dias.')
    await expect(visitor.getByText('Prazo para responder dúvidas.').first()).toBeVisible()
    await expectAccessible(visitor)
    await visitor.close()
  })

  await test.step('who had an account is told once', async () => {
    await open(resident, '/turismo')
    const notice = resident.getByRole('region', { name: 'Termos de uso' })
    await expect(notice).toContainText('Prazo para responder dúvidas.')
    await expectAccessible(resident)
    await notice.getByRole('button', { name: 'Entendi' }).click()
    await expect(notice).toHaveCount(0)
    const asked = resident.waitForResponse(/legal-notices/)
    await open(resident, '/turismo')
    expect(await (await asked).json()).toEqual([])
    await resident.close()
  })
})

// spec: 188, 503
test('banner and popup are there on their days only, and stay closed', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
  const context = await browser.newContext({ viewport: PHONE })
  const visitor = await context.newPage()
  const banner = visitor.getByRole('region', { name: 'Aviso do portal' })

  await test.step('the banner of today', async () => {
    await open(page, '/admin/banners')
    await page
      .getByLabel('Texto', { exact: true })
      .fill('Trânsito interditado na orla até domingo.')
    await page.getByLabel('Texto do link').fill('Ver desvios')
    await page.getByLabel('Endereço do link').fill('/turismo')
    await page.getByLabel('Primeiro dia').fill(typed(cityDay()))
    await page.getByLabel('Último dia').fill(typed(cityDay()))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(toast(page, 'Salvo. No ar agora')).toBeVisible()
    await expect(page.getByText('No ar', { exact: true })).toBeVisible()

    await open(visitor, '/turismo')
    await expect(banner).toContainText('Trânsito interditado na orla')
    await expectAccessible(visitor)
    await banner.getByRole('button', { name: 'Fechar aviso' }).click()
    await expect(banner).toHaveCount(0)
    await visitor.goto('/turismo')
    await expect(banner).toBeHidden()
  })

  await test.step('moved to tomorrow it is gone for everybody', async () => {
    await changeSettings({ banner_start: cityDay(1), banner_end: cityDay(1) })
    const other = await browser.newPage({ viewport: PHONE })
    await open(other, '/turismo')
    await expect(other.getByRole('region', { name: 'Aviso do portal' })).toHaveCount(0)
    await other.close()
  })

  await test.step('the popup of today, once', async () => {
    await open(page, '/admin/banners?qual=popup')
    await page.getByLabel('Título').fill('Festival de verão')
    await page.getByLabel('Texto', { exact: true }).fill('Três noites de música na praia.')
    await page.getByLabel('Primeiro dia').fill(typed(cityDay()))
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(toast(page, 'Salvo.')).toBeVisible()

    await open(visitor, '/auth')
    await open(visitor, '/turismo')
    const popup = visitor.getByRole('dialog', { name: 'Festival de verão' })
    await expect(popup).toBeVisible()
    await expectAccessible(visitor)
    await visitor.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    expect(await visitor.evaluate(() => localStorage.getItem('portal.aviso'))).toMatch(/^popup\./)
    await context.close()
  })
})
