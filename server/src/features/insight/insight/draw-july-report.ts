import { countText, shortDayText } from '@portal/contract/insight/insight/insight.texts'
import { differenceText } from '@portal/contract/insight/insight/sentences'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import { createPdf, finishPdf, type Pdf } from '../../../platform/pdf.ts'
import type { July } from './city-numbers.store.ts'
import { insightTexts } from './insight.texts.ts'

type Years = { now: July; before: July }
type Options = {
  site: { name: string; city: string }
  fontsFolder: string
  madeAt: Date
  compress?: boolean
}

const texts = insightTexts.july
const MARGIN = 56
const INK = '#16323b'
const QUIET = '#51666d'
const COLOURS = { now: '#0F6F88', before: '#F3E4C4', line: '#E9DCC3' }
const PLOT = { height: 150, width: 483 }
const COLUMNS = [MARGIN, MARGIN + 210, MARGIN + 300, MARGIN + 390]

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: CITY_TIME_ZONE,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** One page for the city hall: July beside the July before it, in sentences, a plot and tables. */
export async function drawJulyReport({ now, before }: Years, options: Options) {
  const { site, fontsFolder, madeAt } = options
  const title = texts.title(now.year)
  const doc = createPdf({
    size: 'A4',
    margin: MARGIN,
    title,
    author: site.name,
    fontsFolder,
    madeAt,
    compress: options.compress,
  })
  doc.font('title').fontSize(24).fillColor(INK).text(title).moveDown(0.3)
  doc.font('text').fontSize(11).fillColor(QUIET).text(texts.lead(site.city, now.year))
  if (now.hasExamples) doc.fillColor(INK).text(texts.examples)
  for (const july of [now, before]) {
    if (visitsOf(july) === null) doc.fillColor(INK).text(texts.noData(july.year))
  }
  doc.moveDown()
  drawTable(doc, { now, before })
  heading(doc, texts.days)
  drawPlot(doc, { now, before })
  if (now.words.length > 0) {
    heading(doc, texts.words)
    const words = now.words.map(({ term, searches }) => `${term} (${countText(searches)})`)
    doc.font('text').fontSize(10.5).fillColor(INK).text(words.join(', '), MARGIN)
  }
  doc.moveDown()
  doc.font('text').fontSize(9).fillColor(QUIET).text(texts.how, MARGIN)
  doc.text(texts.madeAt(moment.format(madeAt)))
  return finishPdf(doc)
}

const heading = (doc: Pdf, text: string) =>
  doc.moveDown().font('title').fontSize(15).fillColor(INK).text(text, MARGIN).moveDown(0.4)

/** Of the days that are published; null where none is. */
function visitsOf({ days }: July): number | null {
  const known = days.flatMap(({ people }) => (people === null ? [] : [people]))
  return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null
}

function bestOf({ days }: July): string {
  const best = days.reduce((most, one) => ((one.people ?? 0) > (most.people ?? 0) ? one : most))
  return best.people === null ? texts.none : `${shortDayText(best.day)} (${countText(best.people)})`
}

function meanOf(july: July): number | null {
  const visits = visitsOf(july)
  const counted = july.days.filter(({ people }) => people !== null).length
  return visits === null ? null : Math.round(visits / counted)
}

/** Rows of a measure, this July, the last one and the difference in words. */
export function rowsOf({ now, before }: Years): string[][] {
  const row = (name: string, one: number | null, other: number | null) => [
    name,
    one === null ? texts.none : countText(one),
    other === null ? texts.none : countText(other),
    one === null || other === null ? '' : differenceText({ now: one, before: other }),
  ]
  const { rows } = texts
  return [
    row(rows.visits, visitsOf(now), visitsOf(before)),
    row(rows.mean, meanOf(now), meanOf(before)),
    [rows.best, bestOf(now), bestOf(before), ''],
    row(rows.events, now.events, before.events),
    row(rows.members, now.members, before.members),
    row(rows.searches, now.searches, before.searches),
  ]
}

function drawTable(doc: Pdf, years: Years) {
  const heads = [texts.measure, String(years.now.year), String(years.before.year), '']
  for (const [place, cells] of [heads, ...rowsOf(years)].entries()) {
    const y = doc.y
    doc.font('text').fontSize(10.5)
    for (const [column, cell] of cells.entries()) {
      doc.fillColor(place === 0 || column > 1 ? QUIET : INK)
      doc.text(cell, COLUMNS[column] ?? MARGIN, y, { lineBreak: false })
    }
    doc.y = y + 18
    doc.moveTo(MARGIN, doc.y - 4).lineTo(MARGIN + PLOT.width, doc.y - 4)
    doc.lineWidth(0.5).stroke(COLOURS.line)
  }
  doc.x = MARGIN
}

/** From zero, a pair of bars a day; days with too few people have none. */
function drawPlot(doc: Pdf, { now, before }: Years) {
  const most = Math.max(1, ...[...now.days, ...before.days].map(({ people }) => people ?? 0))
  const top = doc.y
  const slot = PLOT.width / now.days.length
  const bar = (july: July, place: number, offset: number, colour: string) => {
    const height = ((july.days[place]?.people ?? 0) / most) * PLOT.height
    const x = MARGIN + place * slot + offset
    doc.rect(x, top + PLOT.height - height, slot * 0.4, height).fill(colour)
  }
  for (const [place, { day }] of now.days.entries()) {
    bar(before, place, slot * 0.08, COLOURS.before)
    bar(now, place, slot * 0.5, COLOURS.now)
    if (place % 5 === 0) {
      doc.font('text').fontSize(8).fillColor(QUIET)
      doc.text(String(Number(day.slice(-2))), MARGIN + place * slot, top + PLOT.height + 4, {
        lineBreak: false,
      })
    }
  }
  doc.y = top + PLOT.height + 18
  doc.font('text').fontSize(9).fillColor(QUIET)
  doc.text(`${now.year}: azul; ${before.year}: areia. Maior valor: ${countText(most)}.`, MARGIN)
}
