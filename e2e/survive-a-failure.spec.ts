import type { Page } from '@playwright/test'
import { query } from './support/operator.ts'
import { expect, open, PHONE, test } from './support/test.ts'

test.use({ viewport: PHONE })

test.describe('a page that crashes', () => {
  test.use({ expected: { complaints: [/Quebra de propósito/] } })

  // spec: 88
  test('says so, can be reported and reloaded', async ({ page }) => {
    await open(page, '/test-cards')
    await page.getByRole('button', { name: 'Quebrar esta página' }).click()
    await expect(page.getByRole('heading', { name: 'Ops! Algo deu errado' })).toBeVisible()
    await page.getByRole('button', { name: 'Enviar relato' }).click()
    await expect(page.getByText('Relato enviado. Obrigado por ajudar.')).toBeVisible()
    const [report] = await query<{ path: string; message: string }>(
      'select path, message from error_reports order by received_at desc limit 1',
    )
    expect(report).toEqual({ path: '/test-cards', message: 'Error: Quebra de propósito' })
    await page.getByRole('button', { name: 'Recarregar Página' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peças do portal')
  })
})

test.describe('a file that a new release removed', () => {
  test.use({
    expected: {
      complaints: [
        /Failed to load resource|Error loading route module|Failed to fetch|could not be loaded/,
      ],
    },
  })

  // spec: 21
  test('costs one full load, and the person arrives where they wanted', async ({ page }) => {
    await open(page, '/')
    const requests = await loseFile(page, 1)
    await page
      .getByRole('navigation', { name: 'Atalhos' })
      .getByRole('link', { name: 'Turismo' })
      .click()
    await expect(page).toHaveURL('/turismo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Praias e atrações')
    await expect.poll(requests).toBe(2)
  })

  test('that stays lost is admitted, not reloaded for ever', async ({ page }) => {
    await open(page, '/')
    await loseFile(page, Number.POSITIVE_INFINITY)
    const tourism = page
      .getByRole('navigation', { name: 'Atalhos' })
      .getByRole('link', { name: 'Turismo' })
    await tourism.click()
    await expect(page).toHaveURL('/turismo')
    await page.goBack()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await tourism.click()
    await expect(page.getByRole('heading', { name: 'Ops! Algo deu errado' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

/** The page's file answers 404 so many times; gives back how often it was asked for. */
async function loseFile(page: Page, times: number) {
  let requests = 0
  await page.route('**/assets/tourism-*.js', (route) => {
    requests += 1
    return requests <= times ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()
  })
  return () => requests
}

test.describe('without a network', () => {
  // What comes after the page, such as who is signed in, is asked for in vain.
  test.use({ expected: { complaints: [/ERR_INTERNET_DISCONNECTED/] } })

  test('the page that is open stays open', async ({ page, context }) => {
    await open(page, '/')
    await context.setOffline(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('search')).toBeVisible()
  })
})
