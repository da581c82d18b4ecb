import { expect, type Page } from '@playwright/test'
import { query, runJob } from './operator.ts'
import { service } from './services.ts'

/**
 * What a payer does in the application of the bank, in another tab: pastes the code and confirms.
 * Answers with the moment of the last tap: the bank tells the portal after it.
 */
export async function payInTheBank(page: Page, code: string): Promise<number> {
  await untilBankKnowsPortal()
  const bank = await page.context().newPage()
  await bank.goto(await service('PIX_PORT'))
  await bank.getByLabel('Pix copia e cola').fill(code)
  await bank.getByRole('button', { name: 'Continuar' }).click()
  const pay = bank.getByRole('button', { name: 'Pagar agora' })
  await expect(pay).toBeVisible()
  const paidAt = Date.now()
  await pay.click()
  await expect(bank.getByRole('heading', { name: 'Pix enviado' })).toBeVisible()
  await bank.close()
  return paidAt
}

/** Also where the turn of every minute comes between, and on a busy machine. */
const AFTER_A_TURN = { timeout: 150_000 }
export const SHOWN = { timeout: 5_000 }

/** A worker looks at what is due every minute: here it does so now, and again until it is seen. */
export const afterTurns = (isSeen: () => Promise<void>) =>
  expect(async () => {
    await runJob('payments.look-at-due')
    await isSeen()
  }).toPass(AFTER_A_TURN)

/** A worker tells the bank where to post within its first minute; what is paid before is read from lists. */
async function untilBankKnowsPortal() {
  const told = () => query("select from payment_watermarks where name = 'webhook'")
  await expect.poll(async () => (await told()).length, { timeout: 90_000 }).toBe(1)
}

/** What the bank does by itself as days pass; its clock is put back, since other journeys pay there too. */
export async function moveBankClock(ms: number) {
  const url = `${await service('PIX_PORT')}/control/clock`
  for (const advanceMs of [ms, -ms]) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs }),
    })
    expect(answer.ok).toBe(true)
  }
}
