import { expect, open, PHONE, test } from './support/test.ts'

/** Above the tab bar, which is 64 high. */
const FOLD = PHONE.height - 64

type Listed = { slug: string; neighbourhood: string | null; price_range: number | null }

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE)
})

// spec: 450
test('the first place of every category lies above the fold of a phone', async ({ page }) => {
  const categories: { slug: string; parent_id: string | null }[] = await (
    await page.request.get('/api/v1/categories')
  ).json()
  for (const { slug } of categories.filter(({ parent_id }) => parent_id === null)) {
    await open(page, `/guia-comercial?categoria=${slug}`)
    const card = page.getByRole('main').getByRole('article').first()
    if ((await card.count()) === 0) continue
    const box = await card.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), slug).toBeLessThanOrEqual(FOLD)
  }
})

test('from the home to the WhatsApp of a restaurant at Atalaia in four taps', async ({ page }) => {
  const read = async (path: string) => (await page.request.get(`/api/v1${path}`)).json()
  const atAtalaia = async (query: string) => {
    const { establishments } = await read(`/establishments?categoria=onde-comer&${query}`)
    for (const { slug, neighbourhood } of establishments as Listed[]) {
      if (neighbourhood !== 'Atalaia') continue
      if ((await read(`/establishments/${slug}`)).whatsapp) return slug
    }
    return null
  }
  // At night none is open: the way is the same, without the filter.
  const openSlug = await atAtalaia('aberto=1')
  const slug = openSlug ?? (await atAtalaia(''))
  if (!slug) throw new Error('no place to eat at Atalaia has a WhatsApp')

  await open(page, '/')
  let taps = 0
  await page
    .getByRole('main')
    .getByRole('link', { name: /Onde comer/ })
    .first()
    .click()
  taps += 1
  await expect(page).toHaveURL(/categoria=onde-comer/)
  if (openSlug) {
    await page.getByRole('main').getByRole('link', { name: 'Aberto agora' }).click()
    taps += 1
    await expect(page).toHaveURL(/aberto=1/)
  }
  await page.getByRole('main').locator(`article a[href="/guia/${slug}"]`).first().click()
  taps += 1
  const chat = page.locator('a[href^="https://wa.me/55"]:visible').first()
  await expect(chat).toBeInViewport()
  taps += 1
  expect(taps).toBeLessThanOrEqual(4)
})

// spec: 372
test('from the home to a pousada with its price in three taps', async ({ page }) => {
  await open(page, '/')
  let taps = 0
  await page
    .getByRole('main')
    .getByRole('link', { name: /Onde ficar/ })
    .first()
    .click()
  taps += 1
  await expect(page).toHaveURL(/categoria=onde-ficar/)
  const list: { establishments: Listed[] } = await (
    await page.request.get('/api/v1/establishments?categoria=onde-ficar')
  ).json()
  const priced = list.establishments.find(({ price_range }) => price_range !== null)
  if (!priced) throw new Error('no place to stay tells its price')
  await page.getByRole('main').locator(`article a[href="/guia/${priced.slug}"]`).first().click()
  taps += 1
  await expect(page).toHaveURL(new RegExp(`/guia/${priced.slug}$`))
  await expect(page.getByText(/^(Barato|Preço médio|Caro|Muito caro)$/).first()).toBeAttached()
  // What one chooses a bed by, and not when its desk opens.
  await expect(page.getByText(/Check-in às \d/).first()).toBeVisible()
  expect(taps).toBeLessThanOrEqual(3)
})

// spec: 451
test('the photos of a business open at one, count, turn by keyboard and close with back', async ({
  page,
}) => {
  const list: { establishments: { slug: string }[] } = await (
    await page.request.get('/api/v1/establishments?categoria=onde-comer')
  ).json()
  for (const { slug } of list.establishments) {
    const { photos } = await (await page.request.get(`/api/v1/establishments/${slug}`)).json()
    if (photos.length < 2) continue
    await open(page, `/guia/${slug}`)
    await page.getByRole('link', { name: /^Ampliar foto 1/ }).click()
    const viewer = page.getByRole('dialog', { name: /^Fotos de/ })
    await expect(viewer.getByRole('status')).toHaveText(`1 de ${photos.length}`)
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('status')).toHaveText(`2 de ${photos.length}`)
    await page.goBack()
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/guia/${slug}$`))
    return
  }
  throw new Error('no place to eat has two photos')
})
