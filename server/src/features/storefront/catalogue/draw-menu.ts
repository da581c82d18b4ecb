import { setImmediate as nextTurn } from 'node:timers/promises'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { Catalogue, CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import {
  ALLERGEN_WORDS,
  ITEM_TAG_WORDS,
} from '@portal/contract/storefront/catalogue/catalogue.texts'
import { priceNow } from '@portal/contract/storefront/catalogue/price-rules'
import { createPdf, finishPdf, type Pdf } from '../../../platform/pdf.ts'
import { printedMenuTexts as texts } from './catalogue.texts.ts'

type Options = { fontsFolder: string; madeAt: Date; compress?: boolean }

const MARGIN = 48
const INK = '#16323b'
const QUIET = '#51666d'
const NAME_SIZE = 13
/** The law asks for prices in letters of at least 12 points, those of sizes and options too. */
const PRICED_SIZE = 12
const SMALL_SIZE = 10.5
const PRICE_WIDTH = 110
const GAP = 12
/** Others are answered in between: two thousand items take more than a second. */
const ITEMS_A_TURN = 20

/** The menu on paper: everything that is for sale, with the price at the hour of printing. */
export async function drawMenu(menu: Catalogue, { fontsFolder, madeAt, compress }: Options) {
  const { name } = menu.establishment
  const doc = createPdf({
    size: 'A4',
    margin: MARGIN,
    title: texts.title(name),
    author: name,
    fontsFolder,
    madeAt,
    compress,
  })
  doc.font('title').fontSize(28).fillColor(INK).text(name)
  for (const section of menu.sections) await drawSection(doc, section, madeAt)
  doc.moveDown(1.5).font('text').fontSize(SMALL_SIZE).fillColor(QUIET)
  doc.text(texts.foot(madeAt), MARGIN)
  return finishPdf(doc)
}

async function drawSection(doc: Pdf, section: Catalogue['sections'][number], now: Date) {
  const [first] = section.items
  // A heading alone at the foot of a page names nothing.
  const needed = 48 + (first ? heightOf(doc, first) : 0)
  breakPage(doc, needed)
  doc.moveDown(1).font('title').fontSize(18).fillColor(INK).text(section.name, MARGIN)
  if (section.description) {
    doc.font('text').fontSize(SMALL_SIZE).fillColor(QUIET).text(section.description)
  }
  for (const [place, item] of section.items.entries()) {
    if (place % ITEMS_A_TURN === 0) await nextTurn()
    drawItem(doc, item, now)
  }
}

function drawItem(doc: Pdf, item: CatalogueItem, now: Date) {
  breakPage(doc, heightOf(doc, item))
  doc.moveDown(0.5)
  const y = doc.y
  const width = textWidth(doc)
  doc.font('text').fontSize(NAME_SIZE).fillColor(INK)
  doc.text(priceText(item, now), MARGIN + width + GAP, y, { width: PRICE_WIDTH, align: 'right' })
  doc.text(item.name, MARGIN, y, { width })
  doc.fillColor(QUIET)
  for (const { text, size } of linesOf(item, now)) {
    doc.fontSize(size).text(text, MARGIN, doc.y, { width })
  }
}

/** What is chosen from has its prices in the lines below. */
function priceText(item: CatalogueItem, now: Date): string {
  const hasOwn = item.variants.some(({ price_cents: price }) => price !== null)
  const { cents } = priceNow(item, null, now)
  return hasOwn || (cents === 0 && item.groups.length > 0) ? '' : moneyText(cents)
}

type Line = { text: string; size: number }

function linesOf(item: CatalogueItem, now: Date): Line[] {
  const variants = item.variants.map(
    (variant) => `${variant.name} ${moneyText(priceNow(item, variant, now).cents)}`,
  )
  const groups = item.groups.map(({ name, price_method: method, options }) => {
    const choices = options.map(({ name: option, price_cents: cents }) => {
      if (cents === 0) return option
      return `${option} ${method === 'sum' ? '+ ' : ''}${moneyText(cents)}`
    })
    return `${name}: ${choices.join(', ')}`
  })
  const marks = [
    ...item.tags.map((tag) => ITEM_TAG_WORDS[tag]),
    ...(item.is_alcoholic ? [texts.adults] : []),
  ]
  const allergens = item.allergens?.map((one) => ALLERGEN_WORDS[one].toLowerCase()) ?? []
  const inSize = (size: number) => (text: string) => ({ text, size })
  return [
    ...[item.description].map(inSize(SMALL_SIZE)),
    ...[variants.join(' · '), ...groups].map(inSize(PRICED_SIZE)),
    ...[marks.join(' · '), allergens.length > 0 ? texts.contains(allergens.join(', ')) : ''].map(
      inSize(SMALL_SIZE),
    ),
  ].filter(({ text }) => text !== '')
}

const textWidth = (doc: Pdf) => doc.page.width - 2 * MARGIN - PRICE_WIDTH - GAP

function heightOf(doc: Pdf, item: CatalogueItem): number {
  const width = textWidth(doc)
  doc.font('text').fontSize(NAME_SIZE)
  const name = doc.heightOfString(item.name, { width })
  const lines = linesOf(item, new Date(0)).map(({ text, size }) =>
    doc.fontSize(size).heightOfString(text, { width }),
  )
  return lines.reduce((sum, height) => sum + height, name) + GAP
}

/** An item is not cut in two, unless it is longer than a page. */
function breakPage(doc: Pdf, needed: number) {
  if (doc.y + needed > doc.page.height - MARGIN && doc.y > MARGIN) doc.addPage()
}
