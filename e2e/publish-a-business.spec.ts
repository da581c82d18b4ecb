import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { repository } from '../scripts/processes.ts'
import { ownName } from './support/guide.ts'
import { query } from './support/operator.ts'
import { ADMIN, signIn, signUp, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** After a write on a busy machine. */
const SLOWLY = { timeout: 30_000 }
const PHOTO = join(repository, 'web/public/art/hero-960.webp')

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible(SLOWLY)
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click()

async function expectFits(page: Page) {
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(page.viewportSize()?.width)
}

// spec: 16
test('an owner publishes a business in steps on a phone, and goes on caring for it', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
  await page.setViewportSize(PHONE)
  const name = ownName('Tacacá da Iracema')
  const { email } = await signUp(page, { plan: 'atalaia', name: 'Iracema Lobato' })

  await test.step('the empty dashboard leads to the registration', async () => {
    await open(page, '/dash-espadarte')
    await page.getByRole('link', { name: 'Cadastrar negócio' }).click(SLOWLY)
    await step(page, 'O negócio')
    await expectFits(page)
  })

  await test.step('what is missing is told, and what was typed survives a reload', async () => {
    await goOn(page)
    await expect(page.getByText('Falta acertar 2 campos')).toBeVisible()
    await expect(page.getByLabel('Nome', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Nome', { exact: true }).fill(name)
    await page.reload()
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name, SLOWLY)
    await page.getByLabel('Categoria', { exact: true }).selectOption('Onde comer')
    await page
      .getByLabel('Descrição')
      .fill(
        'Tacacá, vatapá e maniçoba na calçada, desde 1998. Mesa na sombra e sorriso na chegada.',
      )
  })

  await test.step('a double tap begins one listing', async () => {
    await page.getByRole('button', { name: 'Continuar', exact: true }).dblclick()
    await step(page, 'Contato')
    const rows = await query('select id from establishments where name = $1', [name])
    expect(rows).toHaveLength(1)
  })

  await test.step('the registration is left and gone on with', async () => {
    await page.getByLabel('WhatsApp', { exact: true }).fill('91988887777')
    await page.getByLabel('CNPJ').fill('11222333000180')
    await goOn(page)
    await expect(page.getByText('Confira o CNPJ: os dígitos não batem.').first()).toBeVisible()
    await page.getByLabel('CNPJ').fill('11222333000181')
    await page.getByRole('button', { name: 'Continuar depois' }).click()
    await expect(toast(page, 'Progresso salvo')).toBeVisible(SLOWLY)
    await open(page, '/cadastro-negocio')
    await page.getByRole('link', { name: `Continuar ${name}` }).click(SLOWLY)
    await step(page, 'Contato')
    await expect(page.getByLabel('WhatsApp', { exact: true })).toHaveValue('(91) 98888-7777')
    await goOn(page)
    await step(page, 'Endereço')
  })

  await test.step('address, hours and a photo', async () => {
    await page.getByLabel('CEP').fill('68721000')
    await page.getByLabel('Rua', { exact: true }).fill('Av. Atlântica')
    await page.getByLabel('Bairro').fill('Atalaia')
    await expectFits(page)
    await goOn(page)
    await step(page, 'Horários')
    await page.getByRole('button', { name: '24 horas' }).click()
    await expect(page.getByText('Aberto 24 horas')).toBeVisible()
    await expectFits(page)
    await goOn(page)
    await step(page, 'Fotos')
    await page.locator('input[type="file"]').first().setInputFiles(PHOTO)
    await expect(page.getByRole('listitem', { name: 'Foto 1' })).toBeVisible(SLOWLY)
    await expect(page.getByText('Espere as fotos ficarem prontas')).toHaveCount(0, {
      timeout: 180_000,
    })
    await goOn(page)
    await step(page, 'Revisão')
    await expectFits(page)
    await page.getByRole('button', { name: 'Enviar para análise' }).click()
    const status = page.getByRole('region', { name: 'Situação' })
    await expect(status.getByText('Em análise')).toBeVisible(SLOWLY)
  })

  const [row] = await query<{ id: string; slug: string }>(
    'select id, slug from establishments where name = $1',
    [name],
  )
  if (!row) throw new Error('no listing')

  await test.step('an administrator approves it in another browser', async () => {
    const context = await browser.newContext({ viewport: DESKTOP })
    const admin = await context.newPage()
    await signIn(admin, ADMIN)
    await open(admin, `/admin?item=listing%3A${row.id}`)
    const item = admin.getByRole('region', { name })
    await item.getByRole('button', { name: 'Aprovar e publicar' }).click(SLOWLY)
    await expect(toast(admin, `${name} está no ar`)).toBeVisible(SLOWLY)
    await context.close()
  })

  await test.step('a visitor finds it open', async () => {
    const context = await browser.newContext({ viewport: PHONE })
    const visitor = await context.newPage()
    await open(visitor, `/guia-comercial?busca=${encodeURIComponent(name)}`)
    await visitor.getByRole('link', { name }).first().click(SLOWLY)
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible(SLOWLY)
    await expect(visitor.getByText('Aberto 24 horas').first()).toBeVisible()
    await context.close()
  })

  await test.step('new hours are live at once', async () => {
    await page.setViewportSize(DESKTOP)
    await open(page, `/dash-espadarte?aba=horarios&negocio=${row.id}`)
    await page.getByRole('button', { name: 'Fechado', exact: true }).click(SLOWLY)
    await expectFits(page)
    await page.getByRole('button', { name: 'Salvar horários' }).click()
    await expect(toast(page, 'Horários salvos')).toBeVisible(SLOWLY)
    await open(page, `/guia/${row.slug}`)
    const hours = page.getByRole('region', { name: 'Horários' })
    await expect(hours.getByText('Fechado').first()).toBeVisible(SLOWLY)
  })

  await test.step('a new name waits for approval', async () => {
    await open(page, `/dash-espadarte?aba=negocio&negocio=${row.id}`)
    await page.getByLabel('Nome', { exact: true }).fill(`${name} e Filhas`, SLOWLY)
    await expect(page.getByRole('complementary').getByText(`${name} e Filhas`)).toBeVisible()
    await expectFits(page)
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(toast(page, 'Alterações salvas')).toBeVisible(SLOWLY)
    await open(page, `/dash-espadarte?negocio=${row.id}`)
    const waiting = page.getByRole('region', { name: 'Esperando aprovação' })
    await expect(waiting.getByText(`${name} e Filhas`)).toBeVisible(SLOWLY)
    await expectFits(page)
    await page.setViewportSize(PHONE)
    await expectFits(page)
    await open(page, `/guia/${row.slug}`)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  })
  expect(email).toContain('@')
})
