import { randomUUID } from 'node:crypto'
import { type Browser, expect } from '@playwright/test'
import { query } from './operator.ts'
import { ADMIN, post, signIn, signUp } from './people.ts'
import { portalUrl } from './test.ts'

/** Names of a journey are its own: others fill the same queues meanwhile. */
export const ownName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

const PLACE = {
  description: 'Peixe do dia na brasa, direto do barco.',
  whatsapp: '91988887777',
  street: 'Av. Beira-Mar',
  number: '812',
  neighbourhood: 'Maçarico',
  cep: '68721000',
}

type Api = Awaited<ReturnType<typeof person>>

/** Somebody with an account in a browser of their own, who goes by the API. */
export async function person(browser: Browser, options: Parameters<typeof signUp>[1] = {}) {
  const context = await browser.newContext({ baseURL: portalUrl })
  const page = await context.newPage()
  const { email, whatsapp } = await signUp(page, options)
  await query('update users set email_verified = true where email = $1', [email])
  const headers = { origin: portalUrl }
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await context.request.get(`/api/v1${path}`, { headers })).json()
  const send = async <Answer>(method: 'post' | 'put' | 'patch', path: string, data = {}) => {
    const answer = await context.request[method](`/api/v1${path}`, { data, headers })
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
    return (await answer.json()) as Answer
  }
  return { email, whatsapp, page, read, send, close: () => context.close() }
}

export type OwnListing = {
  id: string
  slug: string
  status: string
  status_reason: string | null
  changes_reason: string | null
  version: number
}

/** A listing that waits for an administrator. */
export async function submitListing(owner: Api, name: string): Promise<OwnListing> {
  const [category] = await query<{ id: string }>(
    "select id from categories where slug = 'onde-comer'",
  )
  const body = { ...PLACE, name, category_id: category?.id }
  const { id } = await owner.send<OwnListing>('post', '/my/establishments', body)
  return owner.send<OwnListing>('post', `/my/establishments/${id}/submit`)
}

/** A listing that everybody sees. */
export async function publishListing(browser: Browser, owner: Api, name: string) {
  const { id, version } = await submitListing(owner, name)
  const context = await browser.newContext({ baseURL: portalUrl })
  const page = await context.newPage()
  await signIn(page, ADMIN)
  const answer = await post(page.request, `/admin/establishments/${id}/approve`, { version })
  expect(answer.ok()).toBe(true)
  await context.close()
  return owner.read<OwnListing>(`/my/establishments/${id}`)
}
