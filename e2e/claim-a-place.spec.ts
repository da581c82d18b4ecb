import { query } from './support/operator.ts'
import { ADMIN, post, signIn, signUp, toast } from './support/people.ts'
import { codeSentTo, mailTo } from './support/services.ts'
import { expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

const AFTER_WRITE = { timeout: 30_000 }

// A machine without a graphics card says how slowly it draws the map.
test.use({ expected: { complaints: [/GL Driver Message/] } })
const CNPJ = '11.222.333/0001-81'

type Place = { id: string; slug: string; name: string; phone: string }

/** A place that is nobody's yet, and a phone of its own to receive the code on. */
async function unclaimedPlace(): Promise<Place> {
  const phone = `919${String(Date.now()).slice(-8)}`
  const [place] = await query<Place>(
    `update establishments set whatsapp = $1 where id = (
      select id from establishments where status = 'published' and user_id is null
      order by slug limit 1) returning id, slug, name, whatsapp as phone`,
    [phone],
  )
  if (!place) throw new Error('every demo business has an owner')
  return place
}

// spec: 325
test('an owner claims a page with the code of its phone, and gets it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize(PHONE)
  const place = await unclaimedPlace()
  const { email } = await signUp(page, { name: 'Raimunda Castro', plan: 'atalaia' })
  await query('update users set email_verified = true where email = $1', [email])

  await open(page, `/guia/${place.slug}`)
  await page.getByRole('button', { name: 'Reivindicar esta página' }).click()
  const dialog = page.getByRole('dialog', { name: `Reivindicar ${place.name}` })
  await dialog.getByLabel('CNPJ do negócio').fill('11.222.333/0001-80')
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  await expect(dialog.getByText(/Enviamos um código de 6 dígitos/)).toBeVisible(AFTER_WRITE)
  await expectAccessible(page)
  const code = await codeSentTo(`55${place.phone}`)
  await dialog.getByLabel('Código de 6 dígitos').fill(code)
  await dialog.getByRole('button', { name: 'Enviar reivindicação' }).click()
  await expect(dialog.getByText('Confira o CNPJ: os dígitos não batem.')).toBeVisible()
  await dialog.getByLabel('CNPJ do negócio').fill(CNPJ)
  await dialog.getByRole('button', { name: 'Enviar reivindicação' }).click()
  await expect(toast(page, 'Reivindicação enviada')).toBeVisible(AFTER_WRITE)
  await expect(
    page.getByRole('heading', { name: 'Sua reivindicação está em análise' }),
  ).toBeVisible(AFTER_WRITE)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  const [claim] = await query<{ id: string }>(
    `select id from claims where establishment_id = $1 and status = 'pending'`,
    [place.id],
  )
  const office = await browser.newContext({ baseURL: portalUrl })
  await signIn(await office.newPage(), ADMIN)
  const decided = await post(office.request, `/admin/claims/${claim?.id}/approve`, {})
  expect(decided.ok()).toBe(true)
  await office.close()

  const [listing] = await query<{ email: string }>(
    `select users.email from establishments join users on users.id = establishments.user_id
      where establishments.id = $1`,
    [place.id],
  )
  expect(listing?.email).toBe(email)
  await mailTo(email, `${place.name} agora é seu no guia`)
  await open(page, `/guia/${place.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reivindicar esta página' })).toHaveCount(0)
})
