import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { portalUrl } from './browser.ts'
import { mailTo } from './services.ts'

export const PASSWORD = 'maré alta às seis'
export const ADMIN = { email: 'superadmin@demo.salinas', password: 'salinas-demo-2026-administra' }
export const newEmail = () => `${randomUUID()}@exemplo.test`

/** Everybody their own: of one number are the people of one business, whose coupons earn nothing there. */
const newWhatsApp = () => `919${String(randomInt(10_000_000, 99_999_999))}`

type Options = { email?: string; plan?: string; name?: string; city?: string }

/** A call from the portal's own page, with the cookies of the browser. */
export const post = (request: APIRequestContext, path: string, data: object) =>
  request.post(`/api/v1${path}`, { data, headers: { origin: portalUrl } })

/** Somebody with an account, already signed in in this browser. */
export async function signUp(
  page: Page,
  { email = newEmail(), plan = 'clube', name, city = 'Salinópolis' }: Options = {},
) {
  const whatsapp = newWhatsApp()
  const answer = await post(page.request, '/auth/sign-up', {
    email,
    password: PASSWORD,
    full_name: name ?? 'Rosa Pinheiro',
    whatsapp,
    state: 'PA',
    city,
    plan_type: plan,
  })
  expect(answer.status()).toBe(201)
  // The trial of a plan begins with the e-mail.
  if (plan !== 'clube') await confirmEmail(page.request, email)
  return { email, whatsapp }
}

/** By the link that was sent. */
export async function confirmEmail(request: APIRequestContext, email: string) {
  const { text } = await mailTo(email, 'Confirme seu e-mail')
  const [, token] = /#token=(\S+)/.exec(text) ?? []
  const answer = await post(request, '/auth/email-confirmation/confirm', { token })
  expect(answer.status()).toBe(200)
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  const answer = await post(page.request, '/auth/sign-in', { email, password })
  expect(answer.ok()).toBe(true)
}

/** The toasts speak in a region of their own. */
export const toast = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text }).first()
