import type { Page } from '@playwright/test'
import { payInTheBank } from './bank.ts'
import { expect, open } from './test.ts'

/** After a write on a busy machine. */
export const SLOWLY = { timeout: 30_000 }
const CPF = '52998224725'

export const ownPlan = (page: Page) => page.getByRole('region', { name: 'Seu plano' })

export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible(SLOWLY)

/** Who buys, and that they accept the terms. */
export async function fillBuyer(page: Page) {
  await page.getByLabel('CPF ou CNPJ').fill(CPF, SLOWLY)
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check()
}

export async function orderByPix(page: Page) {
  await fillBuyer(page)
  await page.getByRole('button', { name: /^Gerar Pix de/ }).click()
  await heading(page, 'Aguardando pagamento')
}

export async function shownCode(page: Page) {
  const code = page.getByRole('region', { name: 'Pix copia e cola' }).locator('code')
  return (await code.innerText(SLOWLY)).trim()
}

/** From the checkout at this address to a plan that is paid. */
export async function buyByPix(page: Page, address: string) {
  await open(page, address)
  await orderByPix(page)
  await payInTheBank(page, await shownCode(page))
  await expect(page).toHaveURL(/checkout-success/, SLOWLY)
}
