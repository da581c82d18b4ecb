import { momentWords } from '@portal/contract/city/tides/tide.texts'
import { dutyAt } from '@portal/contract/city/utilities/duty-rules'
import { phoneLink, phoneText } from '@portal/contract/city/utilities/phone.texts'
import type { AnswerRuleId } from '@portal/contract/portal/search/answer.texts'
import {
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '@portal/contract/shared/time-zones'
import type { Deps } from '../search.feature.ts'
import { type AnswerRow, type AnswerTo, answerOf, dayText, routeTo } from './answer-facts.rules.ts'
import { DEFAULT_PLACES, listPlaces } from './answer-places.ts'
import type { CityKnown } from './city-known.ts'

const UTILITY_PAGE = '/utilidade-publica'
const DAY_MS = 86_400_000
const WHOLE_DAY = 20 * 60

const texts = {
  help: 'Quem ajuda',
  call: 'Ligue',
  inUrgency: 'Em urgência, ligue',
  callTo: (number: string) => `Ligar ${number}`,
  allNumbers: 'Todos os telefones',
  noNumber: 'O portal não tem este telefone no ar',
  noNumberText: 'Em emergência, ligue 190 (polícia), 192 (SAMU) ou 193 (bombeiros).',
  pharmacy: 'Farmácia de plantão',
  until: 'fica de plantão até',
  on: (day: string) => `de plantão ${day}, até`,
  noPharmacy: 'A escala não diz quem está de plantão',
  noPharmacyText:
    'Ligue para uma farmácia antes de sair; em urgência, ligue 192. Abaixo, as farmácias do guia.',
  before: 'Ligue antes de sair.',
  route: 'Rota',
  wholeRota: 'Ver a escala',
} as const

/** By the number everybody knows. */
const NUMBERS: Partial<Record<AnswerRuleId, string>> = {
  police: '190',
  ambulance: '192',
  rescue: '193',
  women: '180',
  hospital: '192',
}

export function answerEmergency(rule: AnswerRuleId, { now }: AnswerTo, city: CityKnown): AnswerRow {
  const number = NUMBERS[rule] ?? '190'
  const entry = city.utilities.find(({ phones }) => phones.some((one) => one.number === number))
  const isHospital = rule === 'hospital'
  const actions = [{ kind: 'page' as const, text: texts.allNumbers, href: UTILITY_PAGE }]
  if (!entry) {
    return answerOf('emergency', now, {
      label: texts.help,
      title: texts.noNumber,
      text: texts.noNumberText,
      actions,
      is_missing: true,
    })
  }
  const beside = city.utilities.filter(({ kind, id }) =>
    isHospital ? kind === 'health' : kind === 'emergency' && id !== entry.id,
  )
  return answerOf('emergency', now, {
    label: texts.help,
    scope: entry.title,
    title: isHospital ? texts.inUrgency : texts.call,
    value: phoneText(number),
    text: [entry.title, entry.body].filter(Boolean).join('. '),
    places: beside.slice(0, isHospital ? 3 : 2).map((one) => ({
      name: one.title,
      line: [one.body, one.hours, one.address].filter(Boolean).join(' '),
      open: null,
      distance: null,
      path: UTILITY_PAGE,
      phone: one.phones[0]?.number ?? null,
    })),
    actions: [
      { kind: 'phone', text: texts.callTo(phoneText(number)), href: phoneLink(number) },
      ...actions,
    ],
    source: {
      name: entry.source_name,
      url: entry.source_url || null,
      checked_at: entry.verifiedAt,
    },
  })
}

type Needs = Pick<Deps, 'stores' | 'ports'>

export async function answerPharmacy(to: AnswerTo, needs: Needs): Promise<AnswerRow> {
  const { now, today } = to
  const { when } = to.heard
  const day = when.day ?? today
  const minute = when.minute ?? WHOLE_DAY
  const isNow = day === today && when.minute === null
  const at = isNow ? now : instantOfWallMinute(day * MINUTES_PER_DAY + minute)
  const rota = await needs.stores.duties.between(
    new Date(at.getTime() - DAY_MS),
    new Date(at.getTime() + 2 * DAY_MS),
  )
  const shifts = rota.map((shift) => ({
    ...shift,
    is_extra: shift.isExtra,
    starts_at: shift.startsAt,
    ends_at: shift.endsAt,
  }))
  const [duty] = dutyAt(shifts, at).current
  const others = await listPlaces({ categoria: 'farmacia' }, { ...to, at }, needs)
  const about = { label: texts.pharmacy, note: texts.before }
  const rotaPage = {
    kind: 'page' as const,
    text: texts.wholeRota,
    href: `${UTILITY_PAGE}#farmacia-de-plantao`,
  }
  if (!duty) {
    return answerOf('pharmacy', now, {
      ...about,
      title: texts.noPharmacy,
      text: texts.noPharmacyText,
      places: others.places.slice(0, DEFAULT_PLACES),
      actions: [{ kind: 'phone', text: texts.callTo('192'), href: phoneLink('192') }, rotaPage],
      is_missing: true,
    })
  }
  const { shift, until } = duty
  return answerOf('pharmacy', now, {
    ...about,
    scope: isNow ? null : dayText(day, today),
    title: `${shift.name} ${isNow ? texts.until : texts.on(dayText(day, today))}`,
    value: hourShort(momentWords(wallMinuteAt(until), wallMinuteAt(now))),
    text: [shift.address, shift.phone && phoneText(shift.phone)].filter(Boolean).join('. '),
    places: others.places.filter(({ name }) => name !== shift.name).slice(0, 3),
    actions: [
      ...(shift.phone
        ? [
            {
              kind: 'phone' as const,
              text: texts.callTo(phoneText(shift.phone)),
              href: phoneLink(shift.phone),
            },
          ]
        : []),
      ...(shift.place
        ? [{ kind: 'route' as const, text: texts.route, href: routeTo(shift.place) }]
        : []),
      rotaPage,
    ],
    source: {
      name: shift.sourceName,
      url: shift.sourceUrl || null,
      checked_at: shift.verifiedAt,
    },
  })
}

/** "8h00 de amanhã" is "8h de amanhã". */
const hourShort = (text: string) => text.replace('h00', 'h')
