import { guestsText, nightsText } from '@portal/contract/lodging/lodging/lodging.texts'
import type { StayStatus } from '@portal/contract/lodging/stays/stays.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { shortDayText, shortMomentText } from '../../../platform/moment-text.ts'
import type { FoundStay, HousePlace } from './stay.rules.ts'

const hourText = (moment: Date | null) => (moment ? shortMomentText(moment) : '')

/** The body says first what it is about: what does not fit on a locked screen is cut. */
type Words = { title: string; lines: string[] }

type Asked = Pick<
  FoundStay,
  'unit_name' | 'arrival' | 'departure' | 'nights' | 'adults' | 'children' | 'total_cents'
>
export const whatOf = (stay: Asked): string =>
  `${stay.unit_name}, de ${shortDayText(stay.arrival)} a ${shortDayText(stay.departure)}: ${nightsText(stay.nights.length)}, ${guestsText(stay.adults + stay.children)}, ${moneyText(stay.total_cents)}.`

/** Why it ended, in the words of whoever ended it. */
const whyOf = ({ end_text: text }: FoundStay) => (text ? [text] : [])

type House = Pick<HousePlace, 'name'>

const toGuest: Record<StayStatus, (stay: FoundStay, house: House) => Words> = {
  requested: (stay, { name }) => ({
    title: `Seu pedido chegou: ${name}`,
    lines: [
      whatOf(stay),
      `As noites ficam guardadas para você até ${hourText(stay.respond_by)}. Você não paga nada agora: avisamos assim que a hospedagem responder.`,
    ],
  }),
  accepted: (stay, { name }) => ({
    title: `${name} aceitou seu pedido`,
    lines: [
      whatOf(stay),
      `Confirme até ${hourText(stay.confirm_by)} para garantir as noites. Depois disso elas voltam a ficar livres.`,
    ],
  }),
  confirmed: (stay, { name }) => ({
    title: `Reserva confirmada: ${name}`,
    lines: [
      whatOf(stay),
      'A ficha de hóspede é preenchida no site do governo: não mande documento por mensagem.',
    ],
  }),
  declined: (stay, { name }) => ({
    title: `${name} não pode receber você nessas datas`,
    lines: [whatOf(stay), ...whyOf(stay), 'Veja outras datas ou outros lugares na cidade.'],
  }),
  expired: (stay, { name }) => ({
    title:
      stay.end_code === 'not-confirmed'
        ? `As noites voltaram a ficar livres: ${name}`
        : `${name} não respondeu a tempo`,
    lines: [
      whatOf(stay),
      stay.end_code === 'not-confirmed'
        ? 'A confirmação não chegou a tempo e a reserva não vale mais.'
        : 'O prazo de resposta acabou e as noites foram soltas. Você não deve nada.',
    ],
  }),
  cancelled: (stay, { name }) => ({
    title: `${name} cancelou sua reserva`,
    lines: [
      whatOf(stay),
      ...whyOf(stay),
      'Você não deve nada. Se já pagou alguma coisa, a hospedagem devolve tudo.',
    ],
  }),
}

/** A request that waits, in a few words that name nobody. */
export const requestWords = (stay: Asked & { respond_by: Date }, houseName: string) => ({
  title: 'Pedido de reserva',
  body: `${houseName}: ${whatOf(stay)} Responda até ${hourText(stay.respond_by)}.`,
})

/** Nothing of the guest in it: the words stand on locked screens. */
export function writtenWords(stays: readonly Asked[], houseName: string) {
  const more = stays.length > 3 ? ` E mais ${stays.length - 3}.` : ''
  return {
    title: 'Reserva por telefone ou no balcão',
    body: `${houseName}: ${stays.slice(0, 3).map(whatOf).join(' ')}${more}`,
  }
}

/** A request has words of its own. */
const toHouse: Partial<Record<StayStatus, (stay: FoundStay) => Words>> = {
  confirmed: (stay) => ({ title: 'Reserva confirmada', lines: [whatOf(stay)] }),
  expired: (stay) => ({
    title:
      stay.end_code === 'not-confirmed'
        ? 'O hóspede não confirmou'
        : 'Um pedido venceu sem resposta',
    lines: [whatOf(stay), 'As noites voltaram a ficar livres.'],
  }),
  cancelled: (stay) => ({
    title: 'O hóspede cancelou a reserva',
    lines: [
      whatOf(stay),
      stay.cancel_fee_cents
        ? `Pela regra que ele aceitou, deve ${moneyText(stay.cancel_fee_cents)}.`
        : 'Pela regra que ele aceitou, não deve nada.',
      'As noites voltaram a ficar livres.',
    ],
  }),
}

export const guestWords = (stay: FoundStay, house: House): Words =>
  toGuest[stay.status](stay, house)

/** To who asked without an account: their only way to the stay. */
export const linkWords = {
  again: (title: string) => `Lembrete: ${title}`,
  action: 'Ver a reserva',
  footer:
    'Este link é só seu: quem tem o link vê e cancela a reserva. Você recebeu esta mensagem porque pediu uma reserva com este e-mail.',
}

export const codeWords = {
  subject: (digits: string) => `${digits} é o código do seu pedido de reserva`,
  lines: [
    'Digite o código na página da reserva. Ele vale por 10 minutos.',
    'As noites só ficam guardadas depois do código.',
  ],
  footer: 'Se você não pediu uma reserva, ignore esta mensagem: sem o código nada acontece.',
}

/** Names nobody: it stands on the locked screens of a team. Null of what the house does itself. */
export function houseWords(stay: FoundStay, house: House) {
  const words = toHouse[stay.status]?.(stay)
  return words ? { title: words.title, body: `${house.name}: ${words.lines.join(' ')}` } : null
}

type Feed = { name: string; unit: string }

export const feedWords = {
  action: 'Abrir o calendário',
  stopped: ({ name, unit }: Feed) => ({
    subject: `O calendário ${name} não é mais lido`,
    lines: [
      `O calendário ${name}, de ${unit}, parou o nosso leitor três vezes seguidas, e por isso não é mais lido sozinho.`,
      'As noites que ele já tinha bloqueado continuam bloqueadas: nenhuma foi solta. As que forem vendidas lá de agora em diante não aparecem aqui.',
      'Corrija o calendário no outro site e toque em “Tentar agora” ao lado dele, ou remova-o e ligue outro.',
    ],
  }),
  failing: ({ name, unit, since }: Feed & { since: Date }) => ({
    subject: `O calendário ${name} não é lido há um dia`,
    lines: [
      `O calendário ${name}, de ${unit}, não pôde ser lido desde ${hourText(since)}.`,
      'As noites que ele já tinha bloqueado continuam bloqueadas: nenhuma foi solta. As que forem vendidas lá de agora em diante não aparecem aqui até a leitura voltar.',
    ],
  }),
}
