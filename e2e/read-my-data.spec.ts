import { readFile } from 'node:fs/promises'
import { signUp } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

for (const [device, size] of Object.entries({ PHONE, DESKTOP })) {
  // spec: 482
  test(`a person reads all that the portal keeps about them (${device})`, async ({ page }) => {
    await page.setViewportSize(size)
    const { email } = await signUp(page, { name: 'Rosa do Maçarico' })
    await open(page, '/dash-clube#privacidade')
    await page.getByRole('link', { name: 'Ver e baixar meus dados' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible()
    const profile = page.getByRole('region', { name: 'Perfil', exact: true })
    await expect(profile.getByText('Rosa do Maçarico')).toBeVisible()
    await expect(profile.getByText('Salinópolis')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Consentimentos', exact: true })).toBeVisible()
    await expectAccessible(page)
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBeLessThanOrEqual(size.width)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar em JSON' }).click()
    const { dados } = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(dados.conta[0].email).toBe(email)
    expect(dados.perfil[0]).toMatchObject({ nome_completo: 'Rosa do Maçarico', estado: 'PA' })
  })
}
