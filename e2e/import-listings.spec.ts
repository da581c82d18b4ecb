import { query } from './support/operator.ts'
import { ADMIN, signIn, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

// Both change what the guide holds.
test.describe.configure({ mode: 'serial' })

test.afterAll(async () => {
  await query(`delete from establishments where name like 'Jornada %'`)
  await query(`select pg_notify('content_changed', '{"id":"","tags":["establishments"]}')`)
})

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
})

const sheet = (name: string, rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['nome;categoria;bairro;telefone', ...rows].join('\r\n'), 'latin1'),
})

// spec: 348
test('an administrator brings a sheet into the guide, and finds it there', async ({
  page,
  browser,
}) => {
  await open(page, '/admin/importacao')
  const rows = [
    'Jornada Café da Praça;Onde comer;Centro;(91) 3423-9901',
    'Jornada Café da Praça;Onde comer;Centro;',
    'Jornada Pousada;Onde dormir;Atalaia;(91) 3423-9902',
  ]
  const chooser = page.getByLabel('Escolher planilha')
  await chooser.setInputFiles(sheet('guia.csv', rows))
  const preview = page.getByRole('region', { name: 'Conferência de guia.csv' })
  await expect(preview).toBeVisible({ timeout: 30_000 })
  for (const count of ['1 novo', '1 repetido', '1 com erro']) {
    await expect(preview.getByText(count)).toBeVisible()
  }
  await expect(preview.getByText('categoria: Não existe categoria com este nome')).toBeVisible()
  await expect(
    preview.getByText('Mesmo nome e bairro que Jornada Café da Praça, na linha 2.'),
  ).toBeVisible()
  await expectAccessible(page)

  await preview.getByRole('button', { name: 'Importar 1 negócio' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('2 linhas ficam de fora.')
  await question.getByRole('button', { name: 'Importar 1 negócio' }).click()
  await expect(page.getByRole('heading', { name: '1 negócio no guia' })).toBeVisible({
    timeout: 30_000,
  })

  const visitor = await browser.newPage({ viewport: PHONE })
  await open(visitor, '/guia/jornada-cafe-da-praca')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Jornada Café da Praça')
  await visitor.close()

  await page.getByRole('button', { name: 'Importar outra planilha' }).click()
  await page.getByLabel('Escolher planilha').setInputFiles(sheet('guia.csv', rows.slice(0, 1)))
  await expect(page.getByText('Não há nada novo para importar.')).toBeVisible({ timeout: 30_000 })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^guia-comercial-.*\.csv$/)
})

// spec: 355
test('two listings of one place become one, and the old address leads to it', async ({ page }) => {
  await query(
    `insert into establishments (name, slug, category_id, neighbourhood, status, published_at)
     select 'Jornada Bar do Farol', slug, (select id from categories where slug = 'onde-comer'),
       'Atalaia', 'published', now()
     from unnest(array['jornada-bar-do-farol', 'jornada-bar-do-farol-2']) as slug`,
  )
  await open(page, '/admin/duplicados')
  const pair = page.getByRole('region', { name: 'Jornada Bar do Farol, duas vezes' })
  await expect(pair).toBeVisible({ timeout: 30_000 })
  await expect(pair.getByText('Mesmo nome e lugar')).toBeVisible()
  await expectAccessible(page)
  await pair
    .getByRole('button', { name: 'Este fica: Jornada Bar do Farol, jornada-bar-do-farol-2' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unir cadastros' }).click()
  await expect(toast(page, 'Cadastros unidos')).toBeVisible({ timeout: 30_000 })
  await expect(pair).toHaveCount(0)
  await open(page, '/guia/jornada-bar-do-farol')
  await expect(page).toHaveURL(/\/guia\/jornada-bar-do-farol-2$/)
})
