import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { repository } from '../scripts/processes.ts'
import { ownName, person, publishListing } from './support/guide.ts'
import { query } from './support/operator.ts'
import { confirmEmail, newEmail, PASSWORD, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** After a write on a busy machine. */
const SLOWLY = { timeout: 30_000 }
const MOST_FIELDS = 9
const MOST_TAPS = 12

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible(SLOWLY)

async function expectFits(page: Page) {
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(page.viewportSize()?.width)
}

/** What the person does, counted: each field they fill in, each thing they press. */
function counting(page: Page) {
  const count = { fields: 0, taps: 0 }
  return {
    count,
    async fill(field: Locator, text: string) {
      count.fields += 1
      await field.pressSequentially(text, SLOWLY)
    },
    /** A list is opened, then one of it is pressed. */
    async choose(list: Locator, option: string) {
      count.fields += 1
      count.taps += 2
      await list.selectOption(option)
    },
    async tap(target: Locator) {
      count.taps += 1
      await target.click(SLOWLY)
    },
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  }
}

for (const viewport of [PHONE, DESKTOP]) {
  // spec: 487
  test(`an owner publishes from nothing in few fields and taps at ${viewport.width}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    const name = ownName('Barraca da Dona Nazaré')
    const email = newEmail()
    const { count, fill, choose, tap, button } = counting(page)

    await test.step('the page that explains leads to the account, whose plan says its price', async () => {
      await open(page, '/planos')
      await page.locator('a[href="/cadastro-atalaia"]').first().click()
      await expect(
        page.getByText(/Plano Atalaia, 14 dias grátis, depois R\$\s49,90\/mês/).first(),
      ).toBeVisible(SLOWLY)
      await expect(button('Só quero o Clube, de graça')).toBeVisible()
      await expectFits(page)
      await fill(page.getByLabel('Nome completo'), 'Nazaré Monteiro')
      await fill(page.getByLabel('WhatsApp', { exact: true }), '91987654321')
      await fill(page.getByRole('textbox', { name: 'E-mail' }), email)
      await fill(page.getByLabel('Senha', { exact: true }), PASSWORD)
      await tap(button('Criar conta'))
    })

    await test.step('the trial waits for the link in the mail, and the page goes on by itself', async () => {
      await expect(
        page.getByRole('heading', { name: 'Confirme seu e-mail para começar os 14 dias grátis' }),
      ).toBeVisible(SLOWLY)
      await expectFits(page)
      await confirmEmail(page.request, email)
    })

    await test.step('the business follows, with the number that was typed already', async () => {
      await step(page, 'O negócio')
      await fill(page.getByLabel('Nome', { exact: true }), name)
      await choose(page.getByLabel('Categoria', { exact: true }), 'Onde comer')
      await tap(button('Continuar'))
      await step(page, 'Contato')
      await expect(page.getByLabel('WhatsApp', { exact: true })).toHaveValue('(91) 98765-4321')
      await expect(page.getByText(/É o da sua conta/)).toBeVisible()
      await expectFits(page)
      await tap(button('Continuar'))
    })

    await test.step('the street brings bairro and pin; hours and photos may wait', async () => {
      await step(page, 'Endereço')
      await fill(page.getByRole('combobox', { name: 'Rua' }), 'av atlan')
      await tap(page.getByRole('option', { name: /Avenida Atlântica/ }).first())
      await expect(page.getByLabel('Bairro')).not.toHaveValue('')
      await expect(page.getByLabel('Coordenadas')).not.toHaveValue('')
      await tap(button('Continuar'))
      await step(page, 'Horários')
      await tap(button('Pular'))
      await step(page, 'Fotos')
      await expectFits(page)
      await tap(button('Pular'))
    })

    await test.step('the whole page is seen, then it is sent', async () => {
      await step(page, 'Revisão')
      await expect(page.getByText(/olha em até 48 horas/)).toBeVisible()
      await expectFits(page)
      await tap(button('Ver a página inteira'))
      const preview = page.getByRole('dialog', { name: 'Como a página vai ficar' })
      await expect(
        preview.getByRole('heading', { level: 1, name, includeHidden: true }),
      ).toBeAttached(SLOWLY)
      await tap(preview.getByRole('button', { name: 'Fechar janela' }))
      await tap(button('Enviar para análise'))
      const status = page.getByRole('region', { name: 'Situação' })
      await expect(status.getByText('Em análise')).toBeVisible(SLOWLY)
      await expect(status.getByText(/^Enviado: /)).toBeVisible()
      await expect(status.getByText(/^Resposta em até 48 horas: /)).toBeVisible()
      await expectFits(page)
    })

    test.info().annotations.push({
      type: 'counted',
      description: `${count.fields} fields, ${count.taps} taps at ${viewport.width}`,
    })
    process.stdout.write(`${count.fields} fields, ${count.taps} taps at ${viewport.width}\n`)
    expect(count.fields).toBeLessThanOrEqual(MOST_FIELDS)
    expect(count.taps).toBeLessThanOrEqual(MOST_TAPS)
    const [row] = await query<{ whatsapp: string; has_pin: boolean }>(
      'select whatsapp, latitude is not null as has_pin from establishments where name = $1',
      [name],
    )
    expect(row).toEqual({ whatsapp: '91987654321', has_pin: true })
  })
}

// spec: 495
test('photos keep the chosen order, and cover and focus are seen on the page', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const files = ['hero-960', 'hero-night-960', 'hero-portrait-960'].map((file) =>
    join(repository, `web/public/art/${file}.webp`),
  )
  const bytes = files.map((file) => statSync(file).size)
  const name = ownName('Mirante das Fotos')
  const owner = await person(browser, { plan: 'atalaia', name: 'Nazaré Monteiro' })
  const { id, slug } = await publishListing(browser, owner, name)
  const { page } = owner
  const inOrder = async () =>
    (
      await query<{ bytes: number }>(
        `select media.original_bytes as bytes from establishment_photos
         join media on media.id = media_id where establishment_id = $1 order by position`,
        [id],
      )
    ).map((row) => row.bytes)
  const save = async () => {
    await page.getByRole('button', { name: 'Salvar fotos' }).click()
    await expect(toast(page, 'Fotos salvas')).toBeVisible(SLOWLY)
  }

  await test.step('several at once stay in the order they were chosen in', async () => {
    await page.setViewportSize(PHONE)
    await open(page, `/dash-espadarte?aba=fotos&negocio=${id}`)
    await page.locator('input[type="file"]').first().setInputFiles(files)
    await expect(page.getByRole('listitem', { name: 'Foto 3' })).toBeVisible({
      timeout: 90_000,
    })
    await expect(page.getByText('3 fotos sem descrição')).toBeVisible()
    await expect(page.getByText('Espere as fotos ficarem prontas')).toHaveCount(0, {
      timeout: 180_000,
    })
    await expectFits(page)
    await save()
    await expect.poll(inOrder, SLOWLY).toEqual(bytes)
  })

  await test.step('the last becomes the cover by keyboard, with its focus at the top', async () => {
    await page.getByRole('button', { name: 'Usar a foto 3 como capa' }).focus()
    await page.keyboard.press('Enter')
    await save()
    await expect.poll(inOrder, SLOWLY).toEqual([bytes[2], bytes[0], bytes[1]])
    await page.getByRole('button', { name: 'Ajustar a foto 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajustar a foto 1' })
    await dialog.getByLabel('Posição na vertical').fill('10', SLOWLY)
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Salvar ajuste' }).click()
    await expect(dialog).toHaveCount(0, SLOWLY)
  })

  await test.step('a square part takes the place of the second photo', async () => {
    await page.getByRole('button', { name: 'Ajustar a foto 2' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajustar a foto 2' })
    await dialog.getByText('Recorte', { exact: true }).click(SLOWLY)
    await dialog.getByText('Quadrado').click()
    await expectFits(page)
    await page.setViewportSize(DESKTOP)
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Salvar ajuste' }).click()
    await expect(dialog).toHaveCount(0, SLOWLY)
    await expect(page.getByText('Espere as fotos ficarem prontas')).toHaveCount(0, {
      timeout: 180_000,
    })
    await expectFits(page)
    await save()
  })

  await test.step('a visitor sees all of it', async () => {
    type Shown = { width: number; height: number; focus?: { x: number; y: number } }
    const shown = async () => {
      const answer = await page.request.get(`/api/v1/establishments/${slug}`)
      const { photos } = (await answer.json()) as { photos: Shown[] }
      return [photos[0]?.focus, photos[1] && photos[1].width / photos[1].height]
    }
    await expect.poll(shown, SLOWLY).toEqual([{ x: 0.5, y: 0.1 }, 1])
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await open(page, `/guia/${slug}`)
      const cover = page.getByRole('main').locator('img[src^="/media/"]').first()
      await expect(cover).toHaveCSS('object-position', '50% 10%', SLOWLY)
    }
  })
  await owner.close()
})
