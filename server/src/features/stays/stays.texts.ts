import { guestsText, nightsText } from '@portal/contract/lodging/lodging.texts'
import { moneyText } from '@portal/contract/plans/plan-rules'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import type { StayStatus } from '@portal/contract/stays/stays.texts'
import type { FoundStay, HousePlace } from './stay.rules.ts'

const day = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const hour = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: CITY_TIME_ZONE,
})
const dayText = (date: string) => day.format(new Date(`${date}T00:00:00Z`))
const hourText = (moment: Date | null) => (moment ? hour.format(moment) : '')

type Words = { subject: string; lines: string[] }

type Asked = Pick<
  FoundStay,
  'unit_name' | 'arrival' | 'departure' | 'nights' | 'adults' | 'children' | 'total_cents'
>
const whatOf = (stay: Asked): string =>
  `${stay.unit_name}, de ${dayText(stay.arrival)} a ${dayText(stay.departure)}: ${nightsText(stay.nights.length)}, ${guestsText(stay.adults + stay.children)}, ${moneyText(stay.total_cents)}.`

/** Why it ended, in the words of whoever ended it. */
const whyOf = ({ end_text: text }: FoundStay) => (text ? [text] : [])

const toGuest: Record<StayStatus, (stay: FoundStay, house: HousePlace) => Words> = {
  requested: (stay, { name }) => ({
    subject: `Seu pedido chegou: ${name}`,
    lines: [
      whatOf(stay),
      `As noites ficam guardadas para você até ${hourText(stay.respond_by)}. Você não paga nada agora: avisamos assim que a hospedagem responder.`,
    ],
  }),
  accepted: (stay, { name }) => ({
    subject: `${name} aceitou seu pedido`,
    lines: [
      whatOf(stay),
      `Confirme até ${hourText(stay.confirm_by)} para garantir as noites. Depois disso elas voltam a ficar livres.`,
      'A ficha de hóspede é preenchida no site do governo: não mande documento por mensagem.',
    ],
  }),
  confirmed: (stay, { name }) => ({
    subject: `Reserva confirmada: ${name}`,
    lines: [whatOf(stay), 'Boa viagem! A regra de cancelamento está na página da reserva.'],
  }),
  declined: (stay, { name }) => ({
    subject: `${name} não pode receber você nessas datas`,
    lines: [whatOf(stay), ...whyOf(stay), 'Veja outras datas ou outros lugares na cidade.'],
  }),
  expired: (stay, { name }) => ({
    subject:
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
    subject: `${name} cancelou sua reserva`,
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

/** Of a request the house is told by notifications. */
const toHouse: Record<Exclude<StayStatus, 'requested'>, (stay: FoundStay) => Words> = {
  accepted: (stay) => ({ subject: 'Pedido aceito', lines: [whatOf(stay)] }),
  confirmed: (stay) => ({
    subject: 'Reserva confirmada',
    lines: [`${stay.contact_name ?? 'O hóspede'} confirmou: ${whatOf(stay)}`],
  }),
  declined: (stay) => ({ subject: 'Pedido recusado', lines: [whatOf(stay)] }),
  expired: (stay) => ({
    subject:
      stay.end_code === 'not-confirmed'
        ? 'O hóspede não confirmou'
        : 'Um pedido venceu sem resposta',
    lines: [whatOf(stay), 'As noites voltaram a ficar livres.'],
  }),
  cancelled: (stay) => ({
    subject: 'O hóspede cancelou a reserva',
    lines: [
      whatOf(stay),
      stay.cancel_fee_cents
        ? `Pela regra que ele aceitou, deve ${moneyText(stay.cancel_fee_cents)}.`
        : 'Pela regra que ele aceitou, não deve nada.',
      'As noites voltaram a ficar livres.',
    ],
  }),
}

export const emailWords = {
  guest: toGuest,
  house: toHouse,
  guestAction: 'Ver minha reserva',
  houseAction: 'Abrir o calendário',
  feedStopped: ({ name, unit }: { name: string; unit: string }): Words => ({
    subject: `O calendário ${name} não é mais lido`,
    lines: [
      `O calendário ${name}, de ${unit}, parou o nosso leitor três vezes seguidas, e por isso não é mais lido sozinho.`,
      'As noites que ele já tinha bloqueado continuam bloqueadas: nenhuma foi solta. As que forem vendidas lá de agora em diante não aparecem aqui.',
      'Corrija o calendário no outro site e toque em “Tentar agora” ao lado dele, ou remova-o e ligue outro.',
    ],
  }),
  feed: ({ name, unit, since }: { name: string; unit: string; since: Date }): Words => ({
    subject: `O calendário ${name} não é lido há um dia`,
    lines: [
      `O calendário ${name}, de ${unit}, não pôde ser lido desde ${hourText(since)}.`,
      'As noites que ele já tinha bloqueado continuam bloqueadas: nenhuma foi solta. As que forem vendidas lá de agora em diante não aparecem aqui até a leitura voltar.',
    ],
  }),
}
