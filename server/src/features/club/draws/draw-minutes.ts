import type { DrawResult } from '@portal/contract/club/draws/draw'
import { FALLBACK_WORDS } from '@portal/contract/club/draws/draws.texts'
import { cnpjText } from '@portal/contract/shared/cnpj'
import { cpfText } from '@portal/contract/shared/cpf'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { dayText, momentText } from '../../../platform/moment-text.ts'
import { createPdf, finishPdf, type Pdf } from '../../../platform/pdf.ts'
import type { Winner } from './draw-outcomes.store.ts'
import { type LawfulDraw, maskedName } from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'

type Minutes = {
  draw: LawfulDraw
  result: DrawResult
  list: { sha256: string }
  confirmedAt: Date
  people: readonly Winner[]
}
type Options = {
  fontsFolder: string
  madeAt: Date
  /** Names and documents as they are; without it nobody can be told by them. */
  openCpf?: (sealed: Buffer) => string
}

const MARGIN = 56
const INK = '#16323b'
const QUIET = '#51666d'
const LABEL_WIDTH = 150
const texts = drawsTexts.minutes

/** What was drawn, by which rule and for whom, for people and for the authority. */
export async function drawMinutes(minutes: Minutes, { fontsFolder, madeAt, openCpf }: Options) {
  const { draw, result } = minutes
  const title = texts.title(draw.number)
  const author = draw.record.promoter_name
  const doc = createPdf({ size: 'A4', margin: MARGIN, title, author, fontsFolder, madeAt })
  doc.font('title').fontSize(24).fillColor(INK).text(title).moveDown(0.5)
  doc.font('text')
  if (draw.isDemo) doc.fontSize(11).text(texts.demo).moveDown(0.5)
  for (const [label, value] of rowsOf(minutes)) row(doc, label, value)
  doc
    .moveDown(0.5)
    .font('title')
    .fontSize(16)
    .fillColor(INK)
    .text(texts.winners, MARGIN)
    .moveDown(0.4)
  doc.font('text')
  for (const one of result.winners) {
    const prize = draw.record.prizes[one.prize - 1]
    if (!prize) continue
    const { title: name, value_cents } = prize
    doc
      .fontSize(12)
      .fillColor(INK)
      .text(texts.winner(one.prize, name, moneyText(value_cents)), MARGIN)
    const person = minutes.people.find((winner) => winner.prize === one.prize)
    const said =
      one.number && one.participant
        ? [texts.number(one.drawn, one.number, one.participant), nameOf(person, openCpf)]
        : [texts.nobody]
    doc.fontSize(10).fillColor(QUIET).text(said.filter(Boolean).join('. ')).moveDown(0.6)
  }
  if (!openCpf) doc.moveDown(0.5).fontSize(9).fillColor(QUIET).text(texts.masked, MARGIN)
  return finishPdf(doc)
}

function row(doc: Pdf, label: string, value: string) {
  const y = doc.y
  doc.font('text').fontSize(9).fillColor(QUIET).text(label, MARGIN, y, { width: LABEL_WIDTH })
  const below = doc.y
  doc
    .fontSize(10.5)
    .fillColor(INK)
    .text(value, MARGIN + LABEL_WIDTH, y)
  doc.y = Math.max(doc.y, below)
  doc.moveDown(0.4)
}

function rowsOf({ draw, result, list, confirmedAt }: Minutes): [string, string][] {
  const { record } = draw
  const { rows } = texts
  const company = ({ name, cnpj }: { name: string; cnpj: string }) =>
    `${name}, CNPJ ${cnpjText(cnpj)}`
  const adherents = record.adherents.map(company).join('\n')
  const extractedAt = new Date(result.extracted_at)
  return [
    [rows.title, draw.title],
    [rows.promoter, company({ name: record.promoter_name, cnpj: record.promoter_cnpj })],
    ...(adherents ? [[rows.adherents, adherents] satisfies [string, string]] : []),
    [rows.process, record.process_number],
    [rows.certificate, record.certificate_number],
    [rows.period, `${momentText(record.opens_at)} a ${momentText(record.closes_at)}`],
    [rows.regulation, record.regulation_sha256],
    [rows.list, draw.frozenAt ? momentText(draw.frozenAt) : ''],
    [rows.hash, list.sha256],
    [rows.counts, texts.counts(draw.entryCount, draw.participantCount)],
    [rows.extraction, texts.extraction(result.contest, dayText(extractedAt), result.lines)],
    [rows.rule, `${record.rule}. ${FALLBACK_WORDS[record.fallback]}`],
    [rows.confirmed, texts.two(momentText(confirmedAt))],
  ]
}

function nameOf(person: Winner | undefined, openCpf: Options['openCpf']): string {
  if (!person?.fullName) return ''
  const place = [person.city, person.state].filter(Boolean).join(', ')
  const said = openCpf
    ? [person.fullName, person.cpf && `CPF ${cpfText(openCpf(person.cpf))}`, place]
    : [maskedName(person.fullName), place]
  return said.filter(Boolean).join(', ')
}
