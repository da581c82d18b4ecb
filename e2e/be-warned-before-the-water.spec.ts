import { service } from './support/services.ts'
import { expect, expectAccessible, PHONE, test } from './support/test.ts'

const BEACH = '/praia/atalaia'
const SOON = { timeout: 30_000 }

// spec: 1150
test('a visitor without an account asks to be warned before the water, tries it, and stops', async ({
  page,
}) => {
  const pushService = await service('PUSH_PORT')
  // The browser's own part: it asks its push service for an address and for keys.
  await page.exposeFunction('askPushService', async (applicationServerKey: string) => {
    const answer = await fetch(`${pushService}/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationServerKey }),
    })
    return answer.json()
  })
  await page.addInitScript(() => {
    type Told = { endpoint: string; keys: object }
    const asked = window as unknown as { askPushService(key: string): Promise<Told> }
    let kept: object | null = null
    const pushManager = {
      getSubscription: async () => kept,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const told = await asked.askPushService(applicationServerKey)
        const bytes = Uint8Array.from(
          atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')),
          (sign) => sign.charCodeAt(0),
        )
        kept = {
          endpoint: told.endpoint,
          options: { applicationServerKey: bytes.buffer },
          toJSON: () => told,
          unsubscribe: async () => {
            kept = null
            return true
          },
        }
        return kept
      },
    }
    // A browser without windows shows nothing, and refuses for whoever sits before it.
    const Allowed = { permission: 'granted', requestPermission: async () => 'granted' }
    Object.defineProperty(window, 'Notification', { value: Allowed })
    Object.assign(window, { PushManager: class {} })
    navigator.serviceWorker.getRegistration = async () =>
      ({ pushManager }) as unknown as ServiceWorkerRegistration
  })
  await page.setViewportSize(PHONE)
  await page.goto(BEACH)
  await page.getByRole('link', { name: 'Me avise antes da maré' }).click()
  await expect(page.getByRole('heading', { name: 'Me avise antes da maré' })).toBeVisible()
  // What will be pushed is shown before the browser asks.
  await expect(page.getByRole('figure', { name: 'Como o aviso aparece no celular' })).toBeVisible()
  const ask = page.getByRole('button', { name: 'Quero o aviso' })
  await expect(ask).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  await page.getByText('Sempre', { exact: true }).click()
  await ask.click()
  await expect(page.getByRole('heading', { name: /^Pronto/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mandar um teste agora' }).click()
  const shown = async () => (await fetch(pushService)).text()
  await expect.poll(shown, SOON).toContain('Teste: é assim que o aviso chega')

  await page.getByRole('button', { name: 'Parar os avisos' }).click()
  await expect(ask).toBeVisible()
})
