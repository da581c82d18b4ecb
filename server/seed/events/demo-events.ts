import type { AgeRating, EventCategory, Situation } from '@portal/contract/city/events/event.texts'
import type { EventContent } from '@portal/contract/city/events/event-content'
import type { Recurrence } from '@portal/contract/city/events/recurrence'
import {
  civilDateOfDay,
  dayOfDate,
  isoDateOfDay,
  type Weekday,
  weekdayOfDay,
} from '@portal/contract/shared/calendar-days'
import { skyOf } from '../../src/features/city/tides/sky.rules.ts'
import type { PosterKind } from '../art/scenes.ts'
import { CITY_SIGHTS } from '../sights/city-sights.ts'

/** An event of the seed. Its days count from the day of seeding, so that there is always something on. */
export type DemoEvent = {
  title: string
  picture: PosterKind
  situation: Situation
  note: string
  content: Omit<EventContent, 'title' | 'poster'>
}

const INVENTED = 'Evento de exemplo: os nomes e os horários são inventados.'

type Sketch = {
  title: string
  text: string
  category: EventCategory
  picture: PosterKind
  day: number
  from?: string
  to?: string
  lastDay?: number
  every?: Partial<Recurrence> & Pick<Recurrence, 'frequency'>
  where: [name: string, address: string, latitude: number | null, longitude: number | null]
  price?: [min: number, max?: number]
  age?: AgeRating
  organiser?: string
  situation?: Situation
  note?: string
  isReal?: boolean
}

/** Where the guide itself puts a beach or an attraction. */
function at(slug: string): [latitude: number, longitude: number] {
  const place = CITY_SIGHTS.find((sight) => sight.slug === slug)?.place
  if (!place) throw new Error(`${slug} has no place in the guide`)
  return [place[0], place[1]]
}

/** A square or street end without a page of its own, as the city's map has it. */
const SQUARE = [-0.61476, -47.35767] as const
const PORTO_GRANDE = [-0.62369, -47.34632] as const

const MACARICO = ['Orla do Maçarico', 'Rua João Pessoa', -0.61044, -47.36883] as const
const MATRIZ = ['Praça da Matriz', 'Avenida Presidente Getúlio Vargas', ...SQUARE] as const
const ATALAIA = ['Praia do Atalaia', 'Atalaia', ...at('atalaia')] as const
const FAROL = ['Praia do Farol Velho', 'Farol Velho', ...at('farol-velho')] as const
const CORVINA = ['Praia da Corvina', 'Corvina', ...at('corvina')] as const
const TRAPICHE = ['Trapiche do Porto Grande', 'Porto Grande', ...PORTO_GRANDE] as const
/** Weeks that what comes every week has been going on. */
const WEEKS_BEFORE = 8

/** The next such weekday, today included. */
const next = (today: number, weekday: Weekday) => today + ((weekday - weekdayOfDay(today) + 7) % 7)

/** By the moon of the tide pages: a party of the full moon is on none other. */
function nextFullMoon(today: number): number {
  const { phase, next } = skyOf(today).moon
  if (phase === 'full') return today
  return next.phase === 'full' ? next.day : nextFullMoon(next.day)
}

/** The next time the calendar shows that day. */
function nextDate(today: number, month: number, date: number): number {
  const { year } = civilDateOfDay(today)
  const thisYear = dayOfDate(year, month, date)
  return thisYear >= today ? thisYear : dayOfDate(year + 1, month, date)
}

export function demoEvents(today: number): DemoEvent[] {
  const sketches = [
    ...feasts(today),
    ...weekly(today - 7 * WEEKS_BEFORE),
    ...thisWeek(today),
    ...later(today),
    ...past(today),
  ]
  return sketches.map(toEvent)
}

/** Feasts the city really has (days as they are always kept). */
function feasts(today: number): Sketch[] {
  const yearly = { frequency: 'yearly' as const }
  return [
    {
      title: 'Réveillon na orla',
      text: 'Shows gratuitos e queima de fogos na orla do Maçarico e da Beira-Mar. A programação de cada ano é anunciada pela prefeitura.',
      category: 'festa',
      picture: 'festa',
      day: nextDate(today, 12, 31),
      from: '20:00',
      to: '04:00',
      every: yearly,
      where: [...MACARICO],
      isReal: true,
    },
    {
      title: 'Círio de Nossa Senhora do Socorro',
      text: 'A festa da padroeira: depois da trasladação até a Vila de Coremas, em 7 de setembro, a imagem volta em procissão à Igreja Matriz.',
      category: 'religioso',
      picture: 'igreja',
      day: nextDate(today, 9, 8),
      every: yearly,
      where: ['Igreja Matriz', 'Centro', MATRIZ[2], MATRIZ[3]],
      isReal: true,
    },
    {
      title: 'Aniversário de Salinópolis',
      text: 'A emancipação de 1901 é lembrada em 22 de outubro, com missa, bolo e shows na praça.',
      category: 'comunidade',
      picture: 'festa',
      day: nextDate(today, 10, 22),
      every: yearly,
      where: [...MATRIZ],
      isReal: true,
    },
  ]
}

/** They began on the first such day after `start`. */
function weekly(start: number): Sketch[] {
  const on = (...weekdays: Weekday[]) => ({ frequency: 'weekly' as const, weekdays })
  return [
    {
      title: 'Feira da Orla',
      text: 'Artesanato, doces de cupuaçu e bacuri, e música ao vivo no fim da tarde.',
      category: 'feira',
      picture: 'mercado',
      day: next(start, 6),
      from: '17:00',
      to: '22:00',
      every: on(6),
      where: [...MACARICO],
    },
    {
      title: 'Feira do Peixe e da Farinha',
      text: 'Pescada amarela, gó e camarão direto de quem pesca, e farinha de Bragança.',
      category: 'feira',
      picture: 'peixe',
      day: next(start, 3),
      from: '06:00',
      to: '11:00',
      every: on(3, 6),
      where: ['Mercado Municipal do Porto Grande', 'Porto Grande', ...PORTO_GRANDE],
    },
    {
      title: 'Roda de carimbó na praça',
      text: 'Traga a saia rodada e a vontade de dançar. Quem não sabe aprende na hora.',
      category: 'cultura',
      picture: 'forro',
      day: next(start, 5),
      from: '19:30',
      to: '22:30',
      every: on(5),
      where: [...MATRIZ],
    },
    {
      title: 'Forró pé de serra do Farol',
      text: 'Trio de sanfona, zabumba e triângulo, com mesa à beira-mar.',
      category: 'festa',
      picture: 'forro',
      day: next(start, 4),
      from: '20:00',
      to: '01:00',
      every: on(4),
      where: ['Barracão do Farol', 'Farol Velho', FAROL[2], FAROL[3]],
      price: [1500],
      age: '18',
    },
    {
      title: 'Aulão de funcional na areia',
      text: 'Uma hora de exercício com o pé na areia e o mar na frente. Leve água e canga.',
      category: 'esporte',
      picture: 'praia',
      day: next(start, 2),
      from: '06:30',
      to: '07:30',
      every: on(2, 4),
      where: [...CORVINA],
    },
    {
      title: 'Contação de histórias da ilha',
      text: 'Lendas do boto e da Princesa do Lago contadas para crianças, no coreto.',
      category: 'infantil',
      picture: 'mangue',
      day: next(start, 0),
      from: '16:00',
      to: '17:30',
      every: { frequency: 'monthly', ordinal: null },
      where: [...MATRIZ],
      age: 'L',
    },
  ]
}

function thisWeek(today: number): Sketch[] {
  return [
    {
      title: 'Pôr do sol com choro e samba',
      text: 'Um quarteto toca de frente para o poente. Cada um leva sua cadeira.',
      category: 'cultura',
      picture: 'orla',
      day: today,
      from: '16:30',
      to: '19:30',
      where: [...MACARICO],
    },
    {
      title: 'Noite do tacacá',
      text: 'Cinco tacacazeiras servem a cuia como se faz em casa, com jambu colhido no dia.',
      category: 'gastronomia',
      picture: 'tacaca',
      day: today,
      from: '18:00',
      to: '23:00',
      where: [...MATRIZ],
      price: [2000],
    },
    {
      title: 'Baile da maresia',
      text: 'Brega, guitarrada e tecnobrega até a maré virar.',
      category: 'festa',
      picture: 'bar',
      day: today,
      from: '22:30',
      to: '04:00',
      where: ['Clube da Maresia', 'Avenida Miramar, Centro', -0.61506, -47.36094],
      price: [3000, 6000],
      age: '18',
      organiser: 'Produtora Maresia',
    },
    {
      title: 'Festival do Caranguejo',
      text: 'Três dias de caranguejo toc-toc, casquinha e caldinho, com shows e entrada livre.',
      category: 'gastronomia',
      picture: 'caranguejo',
      day: next(today, 5),
      lastDay: next(today, 5) + 2,
      where: [...MACARICO],
    },
    {
      title: 'Encontro de kitesurf do Atalaia',
      text: 'Baterias de downwind e big air, aula aberta para quem nunca subiu na prancha.',
      category: 'esporte',
      picture: 'kite',
      day: next(today, 6),
      from: '09:00',
      to: '17:00',
      where: [...ATALAIA],
    },
    {
      title: 'Luau da lua cheia',
      text: 'Fogueira, violão e céu aberto. Leve canga e recolha seu lixo.',
      category: 'festa',
      picture: 'praia',
      day: nextFullMoon(today),
      from: '21:00',
      to: '02:00',
      where: [...FAROL],
      price: [2500, 4000],
      age: '16',
      situation: 'sold_out',
      note: 'Os 300 lugares acabaram. Não haverá venda na entrada.',
    },
    {
      title: 'Regata dos botes de pesca',
      text: 'Velas coloridas saem do trapiche ao meio-dia e voltam com a maré.',
      category: 'esporte',
      picture: 'barco',
      day: next(today, 0),
      from: '11:00',
      to: '15:00',
      where: [...TRAPICHE],
      situation: 'cancelled',
      note: 'Cancelada pela previsão de vento forte. Quem se inscreveu recebe o valor de volta.',
    },
    {
      title: 'Trilha das aves do manguezal',
      text: 'Caminhada guiada para ver guarás ao amanhecer. Vagas para 15 pessoas.',
      category: 'natureza',
      picture: 'mangue',
      day: next(today, 0),
      from: '05:30',
      to: '09:00',
      where: ['Estação do Mangue', 'Atalho do Atalaia', -0.60071, -47.30803],
      price: [4500],
    },
  ]
}

function later(today: number): Sketch[] {
  return [
    {
      title: 'Oficina de renda e bordado praiano',
      text: 'Quatro tardes para aprender o ponto com as artesãs do Destacado. Material incluído.',
      category: 'curso',
      picture: 'sala',
      day: today + 4,
      from: '14:00',
      to: '17:00',
      every: { frequency: 'daily', count: 4 },
      where: ['Casa de Cultura', 'Centro', MATRIZ[2], MATRIZ[3]],
      price: [8000],
    },
    {
      title: 'Cinema na areia: clássicos da Amazônia',
      text: 'Telão à beira-mar e pipoca. Em caso de chuva, no dia seguinte.',
      category: 'cultura',
      picture: 'rede',
      day: today + 8,
      from: '19:00',
      to: '21:30',
      where: [...CORVINA],
      age: '12',
    },
    {
      title: 'Corrida do Farol, 5 e 10 km',
      text: 'Largada ao nascer do sol, chegada no farol, água de coco para todo mundo.',
      category: 'esporte',
      picture: 'farol',
      day: next(today + 7, 0),
      from: '06:00',
      to: '09:00',
      where: ['Farol de Salinópolis', 'Centro', ...at('farol-de-salinopolis')],
      price: [6000, 9000],
      organiser: 'Assessoria Maré Alta',
    },
    {
      title: 'Mutirão de limpeza da praia',
      text: 'Luvas e sacos por nossa conta. Encontro na primeira rampa.',
      category: 'comunidade',
      picture: 'praia',
      day: next(today + 7, 6),
      from: '07:00',
      to: '10:00',
      where: [...ATALAIA],
    },
    {
      title: 'Show acústico ao luar',
      text: 'Voz e violão, com repertório de MPB paraense.',
      category: 'festa',
      picture: 'rede',
      day: today + 13,
      from: '20:30',
      to: '23:30',
      where: ['Jardim da Corvina', 'Corvina', CORVINA[2], CORVINA[3]],
      price: [4000],
      age: '14',
      situation: 'postponed',
      note: 'A nova data sai em breve. Os ingressos continuam valendo.',
    },
    {
      title: 'Festival da Tapioca',
      text: 'Doces e salgadas, da goma fresca ao recheio de camarão.',
      category: 'gastronomia',
      picture: 'tapioca',
      day: today + 20,
      lastDay: today + 22,
      where: [...MATRIZ],
    },
    {
      title: 'Passeio de barco ao pôr do sol',
      text: 'Duas horas pelo furo, com parada para banho e fruta da terra.',
      category: 'natureza',
      picture: 'barco',
      day: today + 6,
      from: '16:00',
      to: '18:30',
      every: { frequency: 'weekly', weekdays: [weekdayOfDay(today + 6)], count: 8 },
      where: [...TRAPICHE],
      price: [9000],
    },
  ]
}

/** What has been in the last two months: the calendar can be turned back. */
function past(today: number): Sketch[] {
  return [
    {
      title: 'Noite de jazz na varanda',
      text: 'Um trio, trinta cadeiras e vento do mar.',
      category: 'cultura',
      picture: 'varanda',
      day: today - 5,
      from: '20:00',
      to: '23:00',
      where: ['Varanda do Maçarico', 'Maçarico', MACARICO[2], MACARICO[3]],
      price: [5000],
    },
    {
      title: 'Feira do livro na praça',
      text: 'Dez bancas, autores paraenses e leitura para crianças debaixo das árvores.',
      category: 'cultura',
      picture: 'igreja',
      day: today - 11,
      lastDay: today - 9,
      where: [...MATRIZ],
    },
    {
      title: 'Torneio de futebol de areia',
      text: 'Dezesseis times de bairros e vilas, com final no domingo de maré baixa.',
      category: 'esporte',
      picture: 'praia',
      day: today - 16,
      lastDay: today - 15,
      where: [...ATALAIA],
    },
    {
      title: 'Dia de observar tartarugas',
      text: 'Biólogos explicam a desova e como caminhar na praia sem atrapalhar os ninhos.',
      category: 'natureza',
      picture: 'dunas',
      day: today - 20,
      from: '17:00',
      to: '19:00',
      where: [...FAROL],
    },
    {
      title: 'Oficina de brinquedos de miriti',
      text: 'Crianças e adultos cortam, lixam e pintam o próprio barco para levar.',
      category: 'infantil',
      picture: 'mercado',
      day: today - 24,
      from: '09:00',
      to: '11:30',
      where: ['Casa de Cultura', 'Centro', ...SQUARE],
      price: [1500],
    },
    {
      title: 'Festival de frutas da terra',
      text: 'Bacuri, muruci, taperebá e cupuaçu em sucos, doces e sorvetes.',
      category: 'gastronomia',
      picture: 'mercearia',
      day: today - 30,
      lastDay: today - 29,
      where: [...MACARICO],
    },
    {
      title: 'Travessia a nado do Maçarico',
      text: 'Mil metros no mar calmo da manhã, com barcos de apoio e medalha para todos.',
      category: 'esporte',
      picture: 'orla',
      day: today - 37,
      from: '07:00',
      to: '10:00',
      where: [...MACARICO],
      price: [3500],
    },
    {
      title: 'Serenata na Fonte do Caranã',
      text: 'Vozes e violões da cidade cantam modinhas e boleros ao redor da fonte.',
      category: 'cultura',
      picture: 'bar',
      day: today - 44,
      from: '19:00',
      to: '22:00',
      where: ['Fonte do Caranã', 'Centro', -0.61644, -47.35274],
    },
    {
      title: 'Semana da pesca artesanal',
      text: 'Rodas de conversa, conserto de redes e almoço com quem vive do mar.',
      category: 'comunidade',
      picture: 'trapiche',
      day: today - 52,
      lastDay: today - 49,
      where: [...TRAPICHE],
    },
    {
      title: 'Bingo beneficente da vila',
      text: 'Prêmios doados pelo comércio e renda para a reforma do campo.',
      category: 'comunidade',
      picture: 'festa',
      day: today - 58,
      from: '16:00',
      to: '20:00',
      where: ['Vila de Cuiarana', 'Estrada Salinópolis Cuiarana', -0.6521, -47.2659],
      price: [500],
    },
  ]
}

const ONCE: Recurrence = {
  frequency: 'weekly',
  interval: 1,
  weekdays: [],
  ordinal: null,
  until: null,
  count: null,
}

function toEvent(sketch: Sketch): DemoEvent {
  const { title, picture, day, from, to, lastDay, every, where, price } = sketch
  const [name, address, latitude, longitude] = where
  return {
    title,
    picture,
    situation: sketch.situation ?? 'scheduled',
    note: sketch.note ?? '',
    content: {
      description: sketch.isReal ? sketch.text : `${sketch.text}\n\n${INVENTED}`,
      category: sketch.category,
      when: {
        day: isoDateOfDay(every?.frequency === 'weekly' ? firstOf(day, every.weekdays) : day),
        time: from ?? null,
        end_day: lastDay === undefined ? null : isoDateOfDay(lastDay),
        end_time: to ?? null,
      },
      recurrence: every ? { ...ONCE, ...every, weekdays: [...(every.weekdays ?? [])] } : null,
      exception_days: [],
      venue: { kind: 'address', name, address, latitude, longitude },
      is_free: price === undefined,
      price_min_cents: price?.[0] ?? null,
      price_max_cents: price?.[1] ?? null,
      ticket_url: null,
      age_rating: sketch.age ?? 'L',
      organiser: sketch.organiser ?? '',
      contact_phone: null,
      contact_email: null,
      contact_url: null,
    },
  }
}

/** A rule begins on one of its days. */
function firstOf(day: number, weekdays: readonly Weekday[] = []): number {
  return weekdays.length === 0 ? day : Math.min(...weekdays.map((one) => next(day, one)))
}
