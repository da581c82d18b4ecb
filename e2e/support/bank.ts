import { expect, type Page } from '@playwright/test'
import { service } from './services.ts'

/** What a payer does in the application of the bank, in another tab: pastes the code and confirms. */
export async function payInTheBank(page: Page, code: string) {
  const bank = await page.context().newPage()
  await bank.goto(await service('PIX_PORT'))
  await bank.getByLabel('Pix copia e cola').fill(code)
  await bank.getByRole('button', { name: 'Continuar' }).click()
  await bank.getByRole('button', { name: 'Pagar agora' }).click()
  await expect(bank.getByRole('heading', { name: 'Pix enviado' })).toBeVisible()
  await bank.close()
}
