import { moneyText } from '@portal/contract/shared/plan-prices'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import type { OrderPeriod } from '@portal/contract/storefront/orders/board'
import type { OrderPeriodKind } from '@portal/contract/storefront/orders/business-day'
import {
  comparedText,
  reasonText,
  orderPeriodTexts as texts,
} from '@portal/contract/storefront/orders/order-period.texts'
import { createPdf, finishPdf, type Pdf } from '../../../platform/pdf.ts'
import { dayText } from './period-sheet.rules.ts'

type Options = { name: string; fontsFolder: string; madeAt: Date; compress?: boolean }
type Row = readonly [name: string, count: string, money: string]

const MARGIN = 56
const WIDTH = 483
const COUNT = { left: MARGIN + 300, width: 70 }
const MONEY = { left: MARGIN + 370, width: 113 }
const LINE = 17
const INK = '#16323b'
const QUIET = '#51666d'
const RULE = '#E9DCC3'

const moment = new Intl.DateTimeFormat('pt-BR', {
  ...{ timeZone: CITY_TIME_ZONE, dateStyle: 'long', timeStyle: 'short' },
})

/** What the screen says of a week or a month, on paper for who keeps the books. */
export async function drawPeriod(kind: OrderPeriodKind, figures: OrderPeriod, options: Options) {
  const { name, fontsFolder, madeAt, compress } = options
  const title = texts.title[kind]
  const { delivered, average_cents, returned, cancelled } = figures
  const document = { title, author: name, fontsFolder, madeAt, compress }
  const doc = createPdf({ size: 'A4', margin: MARGIN, ...document })
  doc.font('title').fontSize(24).fillColor(INK).text(title)
  doc.font('text').fontSize(11).fillColor(QUIET)
  doc.text(`${name}, ${dayText(figures.from)} a ${dayText(figures.until)}`).moveDown(0.6)
  doc.font('title').fontSize(20).fillColor(INK).text(moneyText(figures.total_cents))
  doc.font('text').fontSize(11).text(texts.orders(delivered))
  const compared = comparedText(kind, figures)
  if (compared) doc.text(compared)
  if (delivered === 0) doc.text(texts.none[kind])
  doc.moveDown(0.6)
  const came = returned.orders > 0 ? moneyText(returned.total_cents) : ''
  rows(doc, [
    ...(average_cents === null ? [] : [[texts.average, '', moneyText(average_cents)] as const]),
    [texts.cancelled, String(cancelled), ''],
    ...(returned.orders > 0 ? [[texts.returned, String(returned.orders), came] as const] : []),
  ])
  const sums = (one: { total_cents: number }, count: number) =>
    [String(count), moneyText(one.total_cents)] as const
  const sold = figures.days.filter((one) => kind === 'week' || one.delivered > 0)
  table(
    doc,
    texts.items,
    figures.items.map((item) => [item.name, ...sums(item, item.quantity)]),
  )
  table(
    doc,
    texts.days,
    sold.map((one) => [dayText(one.day), ...sums(one, one.delivered)]),
  )
  table(
    doc,
    texts.reasons,
    figures.reasons.map((reason) => [reasonText(reason), String(reason.orders), '']),
  )
  doc.moveDown().font('text').fontSize(9).fillColor(QUIET)
  doc.text(texts.note, MARGIN).text(moment.format(madeAt))
  return finishPdf(doc)
}

function table(doc: Pdf, title: string, lines: readonly Row[]) {
  if (lines.length === 0) return
  // A heading with nothing under it is read as the end.
  if (doc.y + 4 * LINE > doc.page.height - MARGIN) doc.addPage()
  doc.moveDown(0.8).font('title').fontSize(14).fillColor(INK).text(title, MARGIN).moveDown(0.3)
  rows(doc, lines)
}

function rows(doc: Pdf, lines: readonly Row[]) {
  for (const [name, count, money] of lines) {
    if (doc.y + LINE > doc.page.height - MARGIN) doc.addPage()
    const top = doc.y
    const one = { lineBreak: false, height: LINE, ellipsis: true } as const
    doc.font('text').fontSize(10.5).fillColor(INK)
    doc.text(name, MARGIN, top, { ...one, width: 290 })
    doc.text(count, COUNT.left, top, { ...one, width: COUNT.width, align: 'right' })
    doc.text(money, MONEY.left, top, { ...one, width: MONEY.width, align: 'right' })
    doc.y = top + LINE
    doc
      .moveTo(MARGIN, doc.y - 3)
      .lineTo(MARGIN + WIDTH, doc.y - 3)
      .lineWidth(0.5)
      .stroke(RULE)
  }
  doc.x = MARGIN
}
