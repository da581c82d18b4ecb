import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { repository } from '../scripts/processes.ts'
import { query } from './support/operator.ts'
import { ADMIN, signIn, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const EPISODE = '/podcast/como-chegar-e-o-que-fazer'
const TITLE = 'Como chegar e o que fazer no primeiro dia'
const NEW_TITLE = 'Ensaio de um episódio novo'

// Played by a machine without a person's finger on it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--autoplay-policy=no-user-gesture-required'],
    }),
})

const bar = (page: Page) => page.getByRole('region', { name: 'Player do podcast' })
const now = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLAudioElement>('audio#player')?.currentTime ?? 0)
/** It truly plays: its time grows past where it was. */
async function goesOn(page: Page) {
  const before = await now(page)
  await expect.poll(() => now(page)).toBeGreaterThan(before + 0.3)
}

for (const [device, size] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  // spec: 428, 429
  test(`an episode goes on while one browses on ${device}`, async ({ page }) => {
    // Much of it is listening.
    test.slow()
    await page.setViewportSize(size)
    await open(page, '/podcast')
    await expect(page.getByRole('heading', { name: 'PODSAL', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Ouvir ${TITLE}` }).click()
    await expect(bar(page)).toBeVisible()
    await goesOn(page)
    await page.evaluate(() => {
      const audio = document.querySelector<HTMLAudioElement>('audio#player')
      if (audio) audio.dataset.witness = 'same'
    })

    await page.getByRole('link', { name: TITLE, exact: true }).first().click()
    await expect(page).toHaveURL(EPISODE)
    await goesOn(page)
    await page.getByRole('link', { name: /^Ouvir a partir de\s*0:\d\d\s*O primeiro dia$/ }).click()
    await expect.poll(() => now(page)).toBeGreaterThan(30)
    await page.getByRole('link', { name: 'Praias e atrações' }).click()
    await expect(page).toHaveURL('/turismo')
    await goesOn(page)
    await page.getByRole('link', { name: 'Praia do Atalaia' }).click()
    await expect(page).toHaveURL('/praia/atalaia')
    await goesOn(page)
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAudioElement>('audio')].map((one) => one.dataset.witness),
      ),
    ).toEqual(['same'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)

    await page.getByRole('button', { name: 'Mais controles' }).click()
    await bar(page).getByRole('combobox', { name: 'Velocidade' }).selectOption('1.5')
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector<HTMLAudioElement>('#player')?.playbackRate),
      )
      .toBe(1.5)
    await bar(page)
      .getByRole('button', { name: /^0:\d\d Números úteis$/ })
      .click()
    await expect.poll(() => now(page)).toBeGreaterThan(45)
    await bar(page)
      .getByRole('button', { name: `Pausar ${TITLE}` })
      .click()
    await bar(page)
      .getByRole('button', { name: /^0:\d\d O primeiro dia$/ })
      .click()
    await bar(page).getByRole('button', { name: 'Voltar 15 segundos' }).click()
    const stopped = Math.floor(await now(page))
    expect(stopped).toBeGreaterThan(10)
    await expectAccessible(page)

    // Another visit: where it stopped is remembered, and so is the speed.
    await open(page, EPISODE)
    await expect(bar(page)).toBeHidden()
    const goOn = page.getByRole('button', { name: /^Continuar de 0:\d\d$/ })
    await goOn.click()
    await expect.poll(() => now(page)).toBeGreaterThan(stopped - 1)
    await goesOn(page)
    expect(
      await page.evaluate(() => document.querySelector<HTMLAudioElement>('#player')?.playbackRate),
    ).toBe(1.5)
    await bar(page).getByRole('button', { name: 'Fechar o player' }).click()
    await expect(bar(page)).toBeHidden()

    await open(page, `${EPISODE}?t=20`)
    await page.getByRole('button', { name: 'Ouvir a partir de 0:20' }).click()
    await expect.poll(() => now(page)).toBeGreaterThan(19)
    await page.getByText('Ler a transcrição').scrollIntoViewIfNeeded()
    await page.locator('[data-live] summary').filter({ hasText: 'Ler a transcrição' }).click()
    await page.getByLabel('Buscar na transcrição').fill('passarela')
    await expect(page.getByText('1 trecho encontrado.')).toBeVisible()
    // The bar lies over whatever is scrolled under it; it was looked at before.
    await bar(page).getByRole('button', { name: 'Fechar o player' }).click()
    await expect(bar(page)).toBeHidden()
    await expectAccessible(page)
  })
}

// spec: 428
test('an episode can be heard and read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/podcast')
  await page.getByRole('link', { name: TITLE, exact: true }).click()
  await expect(page).toHaveURL(EPISODE)
  const audio = page.locator('audio[controls]')
  await expect(audio).toHaveAttribute('preload', 'none')
  const source = await audio.getAttribute('src')
  const part = await page.request.get(source ?? '', { headers: { range: 'bytes=0-99' } })
  expect([part.status(), (await part.body()).length]).toEqual([206, 100])
  await page.getByText('Ler a transcrição').click()
  await expect(page.getByText('Guarde dois números')).toBeVisible()
  await context.close()
})

test.describe('the desk', () => {
  test.afterAll(async () => {
    const [gone] = await query<{ id: string }>(
      'delete from podcast_episodes where title = $1 returning id',
      [NEW_TITLE],
    )
    if (!gone) return
    const tags = ['podcast', `episode:${gone.id}`]
    await query(`select pg_notify('content_changed', $1)`, [JSON.stringify({ id: '', tags })])
  })

  // A lie is refused, and the browser says so.
  test.use({ expected: { complaints: [/status of 422/] } })

  // spec: 432
  test('an administrator sends a recording and publishes it, and the feed names it', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await signIn(page, ADMIN)
    await open(page, '/admin/podcast')
    await expect(page.getByRole('cell', { name: TITLE })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Título do novo episódio').fill(NEW_TITLE)
    await page.getByRole('button', { name: 'Criar rascunho' }).click()
    await expect(page.getByRole('heading', { name: NEW_TITLE, level: 2 })).toBeVisible()

    const file = page.getByLabel(/Escolher arquivo|Trocar o arquivo/)
    await file.setInputFiles({
      name: 'mentira.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('<script>alert(1)</script>'.repeat(99)),
    })
    await expect(page.getByRole('alert')).toContainText('Envie MP3 ou M4A')
    const recording = await readFile(join(repository, 'server/seed/podcast/tres-farois.mp3'))
    await file.setInputFiles({ name: 'ensaio.mp3', mimeType: 'audio/mpeg', buffer: recording })
    await expect(page.getByText('Áudio recebido.')).toBeVisible()
    await expect(page.getByText('1:00 · 0,2 MB')).toBeVisible()
    await page.getByLabel('Resumo').fill('Um ensaio para ouvir.')
    await page.getByRole('button', { name: 'Adicionar capítulo' }).click()
    await page.getByRole('group', { name: 'Capítulo 1' }).getByLabel('Nome').fill('Começo')
    await page.getByRole('textbox', { name: 'Transcrição' }).fill('[00:00] Um ensaio.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(toast(page, 'Episódio salvo')).toBeVisible()
    await page.getByRole('button', { name: 'Publicar agora' }).click()
    await expect(toast(page, 'Situação mudada')).toBeVisible()

    const feed = await (await page.request.get('/podcast/feed.xml')).text()
    const item = feed.split('<item>').find((part) => part.includes(NEW_TITLE)) ?? ''
    expect(item).toContain(`length="${recording.length}"`)
    expect(item).toContain('podcast:chapters')
    await page.setViewportSize(PHONE)
    await open(page, '/podcast')
    await expect(page.getByRole('heading', { name: NEW_TITLE })).toBeVisible()
    await expectAccessible(page)
  })
})
