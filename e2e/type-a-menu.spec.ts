import type { Locator } from '@playwright/test'
import { ownName, person, publishListing } from './support/guide.ts'
import { query } from './support/operator.ts'
import { expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** After a write on a busy machine. */
const SLOWLY = { timeout: 30_000 }

/** What an item costs a person: its two fields, an Enter after each, and no other tap. */
const MOST_FIELDS = 2
const MOST_TAPS = 2
/** On the glass of a phone people type about 2.5 signs a second, and lose a second with each change of field. */
const SIGNS_PER_SECOND = 2.5
const SECONDS_PER_TAP = 1
const ITEMS_OF_A_MENU = 40
const MOST_MINUTES = 20

const MENU = [
  ['Casquinho de caranguejo', '18'],
  ['Isca de pescada-amarela', '42'],
  ['Pescada-amarela inteira para dois', '129'],
  ['Filhote na brasa', '98,50'],
  ['Caldeirada paraense', '118'],
  ['Camarão no tucupi', '89,90'],
  ['Suco de taperebá', '12'],
  ['Creme de cupuaçu', '16'],
] as const

const OPTIONS = [
  ['Ponto do peixe', ['Ao ponto', 'Bem passado']],
  ['Acompanha', ['Arroz de jambu', 'Farofa', 'Vinagrete', 'Batata frita']],
] as const
/** Of one item, for both groups together. */
const MOST_TAPS_FOR_OPTIONS = 3

// spec: 583
test('an owner types a menu on a phone in two fields and two taps an item', async ({ browser }) => {
  test.setTimeout(240_000)
  const owner = await person(browser, { plan: 'atalaia', name: 'Nazaré Monteiro' })
  const { id } = await publishListing(browser, owner, ownName('Peixaria da Nazaré'))
  const { page } = owner
  await page.setViewportSize(PHONE)
  const count = { fields: 0, taps: 0, signs: 0 }
  async function type(field: Locator, text: string) {
    await expect(field).toBeFocused()
    count.fields += 1
    count.signs += text.length
    await page.keyboard.type(text)
  }
  async function pressEnter() {
    count.taps += 1
    await page.keyboard.press('Enter')
  }

  await test.step('a section is named', async () => {
    await open(page, `/dash-espadarte?aba=cardapio&negocio=${id}`)
    await page.getByLabel('Nome da seção').fill('Peixes', SLOWLY)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('form', { name: 'Novo item em Peixes' })).toBeVisible(SLOWLY)
    await expectAccessible(page)
  })

  await test.step('name, Enter, price, Enter: the next waits without a look at the list', async () => {
    const form = page.getByRole('form', { name: 'Novo item em Peixes' })
    const [name, price] = [form.getByLabel('Item'), form.getByLabel('Preço')]
    await name.click()
    const begun = Date.now()
    for (const [item, reais] of MENU) {
      await type(name, item)
      await pressEnter()
      await type(price, reais)
      await pressEnter()
    }
    const machineSeconds = (Date.now() - begun) / 1000
    for (const [item] of MENU) {
      await expect(page.getByRole('button', { name: `Mais sobre ${item}` })).toBeVisible(SLOWLY)
    }
    const each = (all: number) => all / MENU.length
    const seconds = each(count.signs) / SIGNS_PER_SECOND + each(count.taps) * SECONDS_PER_TAP
    const minutes = (seconds * ITEMS_OF_A_MENU) / 60
    process.stdout.write(
      `${each(count.fields)} fields, ${each(count.taps)} taps, ${each(count.signs)} signs an item; ` +
        `${ITEMS_OF_A_MENU} items in about ${minutes.toFixed(1)} minutes by hand, ` +
        `${each(machineSeconds).toFixed(1)} s an item here\n`,
    )
    expect(each(count.fields)).toBeLessThanOrEqual(MOST_FIELDS)
    expect(each(count.taps)).toBeLessThanOrEqual(MOST_TAPS)
    expect(minutes).toBeLessThan(MOST_MINUTES)
  })

  await test.step('they are kept in their order, in centavos', async () => {
    const rows = await query<{ name: string; price_cents: number }>(
      `select name, price_cents from catalog_items
       where establishment_id = $1 and removed_at is null order by position`,
      [id],
    )
    expect(rows.map(({ name }) => name)).toEqual(MENU.map(([item]) => item))
    expect(rows.map(({ price_cents: cents }) => cents)).toEqual([
      1800, 4200, 12_900, 9850, 11_800, 8990, 1200, 1600,
    ])
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(PHONE.width)
  })

  await test.step('one goes up by keyboard, one is marked as sold out', async () => {
    await page.getByText('Ordem', { exact: true }).click()
    await page.getByRole('button', { name: 'Subir Filhote na brasa' }).press('Enter')
    await expect(page.getByText('Filhote na brasa agora é o 3º')).toBeAttached(SLOWLY)
    await page.getByText('Itens', { exact: true }).click()
    await page.getByRole('switch', { name: 'À venda hoje: Camarão no tucupi' }).click()
    await expect
      .poll(async () => {
        const [row] = await query<{ position: number; gone: number }>(
          `select (select position from catalog_items where establishment_id = $1
              and name = 'Filhote na brasa') as position,
            (select count(*) from catalog_items where establishment_id = $1
              and sold_out_until > now())::integer as gone`,
          [id],
        )
        return row
      }, SLOWLY)
      .toEqual({ position: 2, gone: 1 })
  })

  await test.step('options are written once, and put into a whole section by one tap', async () => {
    const options = { fields: 0, taps: 0, signs: 0 }
    const add = (text: string) => {
      options.fields += 1
      options.signs += text.length
      return page.keyboard.type(text)
    }
    const tap = async (target: Locator) => {
      options.taps += 1
      await target.click()
    }
    const enter = async () => {
      options.taps += 1
      await page.keyboard.press('Enter')
    }
    await tap(page.getByText('Opções', { exact: true }))
    for (const [group, lines] of OPTIONS) {
      await tap(page.getByRole('button', { name: 'Novo grupo' }))
      const dialog = page.getByRole('dialog', { name: 'Novo grupo' })
      await tap(dialog.getByLabel('Nome do grupo'))
      await add(group)
      await tap(dialog.getByRole('button', { name: 'Escolhe 1' }))
      await tap(dialog.getByLabel('Opção', { exact: true }))
      for (const line of lines) {
        await add(line)
        await enter()
        await expect(dialog.getByLabel('Opção', { exact: true }).last()).toBeFocused()
      }
      await tap(dialog.getByText('Em quais itens (0)'))
      await tap(dialog.getByLabel('Tudo em Peixes'))
      await expectAccessible(page)
      await tap(dialog.getByRole('button', { name: 'Salvar grupo' }))
      await expect(dialog).toHaveCount(0, SLOWLY)
      await expect(page.getByText(`${lines.join(', ')}`)).toBeVisible(SLOWLY)
    }
    const rows = await query<{ items: number }>(
      `select count(distinct used.item_id)::integer as items from item_option_groups as used
       join option_groups as held on held.id = used.group_id
       where held.establishment_id = $1 and held.kind = 'menu' group by held.id`,
      [id],
    )
    expect(rows).toEqual(OPTIONS.map(() => ({ items: MENU.length })))

    const seconds = options.signs / SIGNS_PER_SECOND + options.taps * SECONDS_PER_TAP
    const typed = count.signs / SIGNS_PER_SECOND + count.taps * SECONDS_PER_TAP
    const minutes = ((typed / MENU.length) * ITEMS_OF_A_MENU + seconds) / 60
    process.stdout.write(
      `${OPTIONS.length} groups of options: ${options.fields} fields, ${options.taps} taps, ` +
        `${options.signs} signs for all items; ${ITEMS_OF_A_MENU} items with them in about ` +
        `${minutes.toFixed(1)} minutes by hand\n`,
    )
    expect(options.taps / MENU.length).toBeLessThanOrEqual(MOST_TAPS_FOR_OPTIONS)
    expect(minutes).toBeLessThan(MOST_MINUTES)
    await page.getByText('Itens', { exact: true }).click()
  })

  await test.step('the rest of an item is behind "Mais"', async () => {
    await page.getByRole('button', { name: 'Mais sobre Caldeirada paraense' }).click()
    const dialog = page.getByRole('dialog', { name: 'Caldeirada paraense' })
    await dialog.getByLabel(/^Descrição/).fill('Peixe, camarão, ovo cozido e pirão.')
    await dialog.getByText('Etiquetas', { exact: true }).click()
    await dialog.getByText('Para 2 pessoas').click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Salvar item' }).click()
    await expect(dialog).toHaveCount(0, SLOWLY)
    await page.getByRole('button', { name: 'Mais sobre Caldeirada paraense' }).click()
    await expect(dialog.getByLabel(/^Descrição/)).toHaveValue('Peixe, camarão, ovo cozido e pirão.')
  })
  await owner.close()
})
