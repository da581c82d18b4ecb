import { changeSettings, query } from './support/operator.ts'
import { ADMIN, signIn, signUp, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

// What an administrator changes, everybody sees: these journeys take turns.
test.describe.configure({ mode: 'serial' })

test.afterAll(async () => {
  await changeSettings({ site_name: 'Guia Salinópolis' })
  await query('delete from mobile_tabbar_config')
  await query(`select pg_notify('content_changed', '{"id":"","tags":["tabbar"]}')`)
})

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
})

test('a new site name is on the page of a visitor at once', async ({ page, browser }) => {
  const visitor = await browser.newPage({ viewport: PHONE })
  await open(visitor, '/')
  await open(page, '/admin/configuracoes')
  await page.getByLabel('Nome do site').fill('Portal de Salinas')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(toast(page, 'Configurações atualizadas')).toContainText(
    'As configurações do portal foram atualizadas com sucesso.',
  )
  await open(visitor, '/')
  await expect(visitor).toHaveTitle('Portal de Salinas')
  await visitor.close()
})

test.describe('two editors', () => {
  test.use({ expected: { complaints: [/status of 409/] } })

  test('the second of two editors is told and loses nothing', async ({ page, context }) => {
    const other = await context.newPage()
    await open(page, '/admin/configuracoes')
    await open(other, '/admin/configuracoes')
    await other.getByLabel('Telefone').fill('(91) 3423-0000')
    await other.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(toast(other, 'Configurações atualizadas')).toBeVisible()
    await page.getByLabel('Descrição').fill('O guia de quem vive aqui.')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(page.getByText(/^Você salvou (às|à) .*, em outra janela$/)).toBeVisible()
    await expect(page.getByLabel('Descrição')).toHaveValue('O guia de quem vive aqui.')
  })
})

test('a new tab is in the bar of every phone at once', async ({ page, browser }) => {
  const visitor = await browser.newPage({ viewport: PHONE })
  const bar = visitor.getByRole('navigation', { name: 'Atalhos', exact: true })
  await open(page, '/admin/barra-inferior')
  await page.getByRole('button', { name: 'Novo item' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Agenda')
  await dialog.getByLabel('Endereço').fill('/eventos')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Criar item' }).click()
  await expect(toast(page, 'Item criado')).toBeVisible()
  await open(visitor, '/')
  await expect(bar.getByRole('link', { name: 'Agenda' })).toBeVisible()

  await page.getByRole('button', { name: 'Mover para baixo: Agenda' }).click()
  await expect(page.getByText('Ordem salva').first()).toBeAttached()
  await open(visitor, '/')
  await expect(bar.getByRole('link').nth(1)).toHaveText('Agenda')
  await visitor.close()
})

test('a superadmin gives a plan, and the audit log knows', async ({ page, browser }) => {
  const member = await browser.newPage({ viewport: DESKTOP })
  const { email } = await signUp(member, { name: 'Osvaldo Teixeira' })
  await open(page, '/admin/pessoas')
  await page.getByLabel('Buscar por nome ou e-mail').fill(email)
  await page
    .getByRole('button', { name: /Osvaldo Teixeira/ })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Dar um plano, com motivo e último dia' }).click()
  await expect(page.getByLabel('E-mail da conta')).toHaveValue(email)
  await page.getByLabel('Último dia').fill('31/12/2099')
  await page.getByLabel('Motivo').fill('Parceria da festa de julho.')
  await page.getByRole('button', { name: 'Dar o plano' }).click()
  await expect(toast(page, 'Osvaldo Teixeira tem o plano Atalaia até')).toBeVisible()
  await open(member, '/dash-espadarte')
  await expect(member).toHaveURL('/dash-espadarte')
  await open(page, '/admin/auditoria')
  await expect(
    page
      .getByRole('main')
      .getByText(/deu o Plano/)
      .first(),
  ).toBeVisible()
  await member.close()
})

test('every page of the admin area is accessible, wide and narrow', async ({ page }) => {
  const paths = ['', '/configuracoes', '/barra-inferior', '/pessoas', '/auditoria']
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    for (const path of paths) {
      await open(page, `/admin${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
  }
})
