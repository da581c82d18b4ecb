import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { keepOnDevice, keptOnDevice } from '~/platform/kept-on-device.ts'
import { PAPERS, type Paper, PRINTED_MM, type TicketLine, ticketLines } from './ticket.rules.ts'

const PAPER_KEY = 'portal:papel-da-comanda'
const PRICES_KEY = 'portal:precos-na-comanda'
const PRINTED_KEY = 'portal:comandas-impressas'
/** A day of a busy kitchen; an older one is a first copy again. */
const MOST_REMEMBERED = 300

export type TicketChoice = { paper: Paper; hasPrices: boolean }

export function ticketChoice(): TicketChoice {
  const kept = Number(keptOnDevice(PAPER_KEY))
  return {
    paper: PAPERS.find((paper) => paper === kept) ?? 80,
    hasPrices: keptOnDevice(PRICES_KEY) !== 'no',
  }
}

export function keepTicketChoice({ paper, hasPrices }: TicketChoice) {
  keepOnDevice(PAPER_KEY, String(paper))
  keepOnDevice(PRICES_KEY, hasPrices ? 'yes' : 'no')
}

const printedBefore = () => keptOnDevice(PRINTED_KEY)?.split(' ').filter(Boolean) ?? []

function rememberPrinted(id: string) {
  const all = [...printedBefore().filter((one) => one !== id), id].slice(-MOST_REMEMBERED)
  keepOnDevice(PRINTED_KEY, all.join(' '))
}

/** Opens the print window with the ticket alone on its roll of paper. */
export function printTicket(order: OwnOrder, business: string) {
  const choice = ticketChoice()
  const isCopy = printedBefore().includes(order.id)
  const lines = ticketLines(order, { ...choice, isCopy, business, printedAt: new Date() })
  const ticket = drawTicket(lines, choice.paper)
  rememberPrinted(order.id)
  const page = pageOf(ticket, choice.paper)
  const putAway = () => {
    ticket.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page)
    window.removeEventListener('afterprint', putAway)
  }
  // On a phone `print` comes back at once: what is printed stays until that is done.
  window.addEventListener('afterprint', putAway)
  window.print()
}

/** Hidden on the screen; on paper it is all there is (workplace.css). */
function drawTicket(lines: readonly TicketLine[], paper: Paper): HTMLElement {
  for (const old of document.querySelectorAll('.ticket')) old.remove()
  const ticket = document.createElement('div')
  ticket.className = 'ticket'
  ticket.style.width = `${PRINTED_MM[paper]}mm`
  for (const { text, isBig } of lines) {
    const line = document.createElement('p')
    line.textContent = text || ' '
    if (isBig) line.dataset.big = ''
    ticket.append(line)
  }
  document.body.append(ticket)
  return ticket
}

const MM_OF_A_LINE = 3.4
const MM_OF_A_BIG_LINE = 5

/** A roll has no page: it is as long as what is on it. Written by script, since no style may stand in a page. */
function pageOf(ticket: HTMLElement, paper: Paper): CSSStyleSheet {
  const big = ticket.querySelectorAll('[data-big]').length
  const height = (ticket.childElementCount - big) * MM_OF_A_LINE + big * MM_OF_A_BIG_LINE + 10
  const side = (paper - PRINTED_MM[paper]) / 2
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page { size: ${paper}mm ${Math.ceil(height)}mm; margin: 3mm ${side}mm; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return sheet
}
