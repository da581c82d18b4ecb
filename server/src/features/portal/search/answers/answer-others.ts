import { minuteText } from '@portal/contract/city/tides/tide.texts'
import type { FoundStreet } from '@portal/contract/ground/streets/street'
import type { OwnThing } from '@portal/contract/portal/search/answer.texts'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { wallMinuteAt } from '@portal/contract/shared/time-zones'
import type { Deps } from '../search.feature.ts'
import { type AnswerRow, type AnswerTo, answerOf, dayText } from './answer-facts.rules.ts'

const MOST_EVENTS = 5

const texts = {
  events: 'Agenda',
  on: (day: string) => `Na agenda, ${day}`,
  between: (first: string, last: string) => `Na agenda, de ${first} a ${last}`,
  count: (count: number) => (count === 1 ? '1 evento' : `${count} eventos`),
  many: (count: number) => `mais de ${count} eventos`,
  none: 'Nada na agenda nesses dias',
  noneText: 'Veja o que vem depois, ou pergunte aos bares e casas de show do guia.',
  agenda: 'Ver a agenda',
  eventsSource: 'Agenda do Guia',
  allDay: 'o dia todo',
  street: 'Rua',
  streetMap: 'Ver no mapa',
  streetIn: (bairro: string) => `Fica em ${bairro}.`,
  streetThere: 'Nesta rua',
  streetSource: 'OpenStreetMap, © colaboradores (ODbL)',
  own: 'Na sua conta',
  enter: 'Entrar',
} as const

const OWN: Record<OwnThing, { title: string; text: string; href: string; button: string }> = {
  orders: {
    title: 'Seus pedidos',
    text: 'Entre na sua conta para ver onde está o seu pedido. Quem pediu sem conta usa o link que recebeu.',
    href: '/dash-clube',
    button: 'Ver meus pedidos',
  },
  stays: {
    title: 'Suas hospedagens',
    text: 'Entre na sua conta para ver as suas hospedagens. Quem pediu sem conta usa o link que recebeu.',
    href: '/dash-clube',
    button: 'Ver minhas hospedagens',
  },
  coupons: {
    title: 'Seus cupons',
    text: 'Os cupons que você pegou ficam na carteira, que abre também sem sinal.',
    href: '/carteira',
    button: 'Abrir a carteira',
  },
}

/** Nothing of the person: what is theirs their own browser asks for. */
export function answerOwn(thing: OwnThing, { now }: AnswerTo): AnswerRow {
  const { title, text, href, button } = OWN[thing]
  return answerOf('own', now, {
    label: texts.own,
    title,
    text,
    actions: [{ kind: 'page', text: button, href }],
    own: thing,
  })
}

type Street = RowOf<typeof FoundStreet>

export function answerStreet(streets: readonly Street[], { now }: AnswerTo): AnswerRow | null {
  const [street] = streets
  if (!street) return null
  return answerOf('street', now, {
    label: texts.street,
    scope: street.neighbourhood,
    title: street.name,
    text: street.neighbourhood ? texts.streetIn(street.neighbourhood) : '',
    places: street.businesses.map(({ name, path }) => ({
      name,
      path,
      line: texts.streetThere,
      open: null,
      distance: null,
      phone: null,
    })),
    actions: [{ kind: 'page', text: texts.streetMap, href: street.path }],
    source: {
      name: texts.streetSource,
      url: 'https://www.openstreetmap.org/copyright',
      checked_at: null,
    },
  })
}

export async function answerEvents(
  to: AnswerTo,
  { stores }: Pick<Deps, 'stores'>,
): Promise<AnswerRow> {
  const { heard, now, today } = to
  const { when } = heard
  const first = when.day ?? today
  const last = when.lastDay ?? (when.day === null ? today + 6 : first)
  const style = heard.words.find((word) => STYLES.has(word))
  const read = (busca?: string) =>
    stores.events.list(
      { from: isoDateOfDay(first), to: isoDateOfDay(last), since: first <= today ? now : null },
      busca ? { busca } : {},
      { now, today: isoDateOfDay(today), after: null, limit: MOST_EVENTS },
    )
  const wanted = style ? await read(style) : null
  const page = wanted && wanted.rows.length > 0 ? wanted : await read()
  const rows = page.rows
  const day =
    first === last
      ? texts.on(dayText(first, today))
      : texts.between(dayText(first, today), dayText(last, today))
  const agenda = { kind: 'page' as const, text: texts.agenda, href: '/eventos' }
  if (rows.length === 0) {
    return answerOf('events', now, {
      label: texts.events,
      title: texts.none,
      text: texts.noneText,
      scope: dayText(first, today),
      actions: [agenda],
      is_missing: true,
    })
  }
  return answerOf('events', now, {
    label: texts.events,
    title: day,
    value: page.nextCursor ? texts.many(rows.length) : texts.count(rows.length),
    places: rows.map(({ title, slug, venue_name, is_all_day, starts_at }) => ({
      name: title,
      line: [
        dayText(Math.floor(wallMinuteAt(starts_at) / 1440), today),
        is_all_day ? texts.allDay : minuteText(wallMinuteAt(starts_at)).replace('h00', 'h'),
        venue_name,
      ]
        .filter(Boolean)
        .join(' · '),
      open: null,
      distance: null,
      path: `/eventos/${slug}`,
      phone: null,
    })),
    actions: [agenda],
    source: { name: texts.eventsSource, url: null, checked_at: null },
  })
}

const STYLES = new Set('forro brega samba pagode sertanejo reggae carimbo aparelhagem'.split(' '))
