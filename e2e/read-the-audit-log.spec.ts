import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ownName, person, publishListing } from './support/guide.ts'
import { query } from './support/operator.ts'
import { ADMIN, signIn } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** After a write on a busy machine. */
const SLOWLY = { timeout: 30_000 }

const today = () =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Belem', dateStyle: 'short' })
    .format(new Date())
    .replace(/\/(\d{2})$/, '/20$1')

async function pick(page: Page, field: string, typed: string) {
  await page.getByRole('combobox', { name: field }).fill(typed)
  await page.getByRole('option', { name: typed }).first().click(SLOWLY)
}

for (const [size, viewport] of Object.entries({ 360: PHONE, 1280: DESKTOP })) {
  test.describe(`at ${size} px`, () => {
    test.use({ viewport })

    // spec: 474, 475
    test('an administrator reads who did what to a place, and takes it away', async ({
      page,
      browser,
    }) => {
      const place = ownName('Pousada Sol')
      const owner = await person(browser, { plan: 'espadarte', name: 'Osvaldo Teixeira' })
      await publishListing(browser, owner, place)
      await owner.close()
      const [admin] = await query<{ name: string }>(
        `select coalesce(nullif(name, ''), email) as name from users where email = $1`,
        [ADMIN.email],
      )
      const deed = `${admin?.name} aprovou e publicou ${place}.`

      await signIn(page, ADMIN)
      await open(page, '/admin/auditoria')
      await pick(page, 'Sobre o quê', place)
      const row = page.getByRole('listitem').filter({ hasText: deed })
      await expect(row).toBeVisible(SLOWLY)
      await expect(row.locator('del')).toHaveText('Em análise')
      await expect(row.locator('ins')).toHaveText('Publicado')

      await page.getByRole('combobox', { name: 'Quem fez' }).fill(ADMIN.email)
      await page.getByRole('option').filter({ hasText: ADMIN.email }).first().click(SLOWLY)
      const more = page.getByRole('button', { name: 'Mais filtros' })
      if (await more.isVisible()) await more.click()
      await page.getByRole('textbox', { name: 'De', exact: true }).fill(today())
      await expect(page).toHaveURL(/sobre=[\w-]+&pessoa=[\w-]+&de=\d{4}-\d{2}-\d{2}$/)
      await expect(row).toBeVisible(SLOWLY)
      await expect(page.getByText('Osvaldo Teixeira enviou para análise')).toHaveCount(0)
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

      const started = page.waitForEvent('download')
      await page.getByRole('link', { name: 'CSV deste filtro' }).click()
      const download = await started
      expect(download.suggestedFilename()).toMatch(/^auditoria-.*\.csv$/)
      const sheet = await readFile(await download.path(), 'utf8')
      expect(sheet.startsWith('\uFEFFDia;Hora;Quem;')).toBe(true)
      expect(sheet).toContain(`;aprovou e publicou ${place};Situação: Em análise → Publicado;`)

      // The filter is in the address: it opens as it was left, and the download is told too.
      await page.reload()
      await expect(row).toBeVisible(SLOWLY)
      await row.getByRole('link', { name: place }).click()
      await expect(page).toHaveURL(/\/admin\/estabelecimentos\?busca=/)
      await open(page, '/admin/auditoria?tipo=audit')
      await expect(
        page.getByText(`${admin?.name} baixou a planilha da auditoria.`).first(),
      ).toBeVisible(SLOWLY)
    })
  })
}
