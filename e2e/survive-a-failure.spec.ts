import { query } from './support/operator.ts'
import { expect, open, PHONE, test } from './support/test.ts'

test.use({ viewport: PHONE })

test.describe('a page that crashes', () => {
  test.use({ expected: { complaints: [/Quebra de propósito/] } })

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
      complaints: [/Failed to load resource|Error loading route module|Failed to fetch/],
    },
  })

  test('costs one reload, and the person arrives where they wanted', async ({ page }) => {
    await open(page, '/')
    let lost = 0
    await page.route('**/assets/not-found-*.js', (route) => {
      lost += 1
      return lost === 1 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Eventos' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não está no mapa')
    await expect(page).toHaveURL('/eventos')
    expect(lost).toBeGreaterThanOrEqual(2)
  })
})

test('without a network the page that is open stays open', async ({ page, context }) => {
  await open(page, '/')
  await context.setOffline(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('search')).toBeVisible()
})
