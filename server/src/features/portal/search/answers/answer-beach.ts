import {
  BEACH_FLAG_WORDS,
  LIFEGUARD_WORDS,
} from '@portal/contract/city/beach-conditions/beach-condition.texts'
import { minuteText, momentWords } from '@portal/contract/city/tides/tide.texts'
import { atTime } from '@portal/contract/shared/clock.texts'
import { wallMinuteAt } from '@portal/contract/shared/time-zones'
import type { Deps } from '../search.feature.ts'
import { type AnswerRow, type AnswerTo, answerOf } from './answer-facts.rules.ts'
import { beachAsked } from './answer-tide.ts'
import type { CityKnown } from './city-known.ts'

const texts = {
  label: 'Bandeira e guarda-vidas',
  flag: 'Bandeira',
  guards: 'Guarda-vidas',
  yes: 'na praia',
  no: 'nenhum agora',
  none: 'Ninguém disse a bandeira agora',
  noneText:
    'A equipe do Guia só diz o que viu há pouco. Na praia, olhe a bandeira e pergunte aos guarda-vidas.',
  seen: (time: string, until: string) => `Visto ${atTime(time)}, vale até ${until}.`,
  beach: 'Ver a praia',
  beaches: 'Ver as praias',
  call: 'Ligar 193',
} as const

type Condition = Awaited<ReturnType<Deps['stores']['beachConditions']['listCurrent']>>[number]

/** What the team saw at a beach, as long as it holds; of all of them where none is named. */
export async function answerBeach(
  to: AnswerTo,
  city: CityKnown,
  { stores }: Pick<Deps, 'stores'>,
): Promise<AnswerRow> {
  const asked = beachAsked(to, city)
  const current = await stores.beachConditions.listCurrent(to.now)
  const known = city.beaches.flatMap((beach) => {
    const condition = current.find(({ beach_id: id }) => id === beach.id)
    return condition && (!asked || asked.id === beach.id) ? [{ beach, condition }] : []
  })
  const page = {
    kind: 'page' as const,
    text: asked ? texts.beach : texts.beaches,
    href: asked ? `/praia/${asked.slug}` : '/turismo',
  }
  const help = { kind: 'phone' as const, text: texts.call, href: 'tel:193' }
  const [first] = known
  if (!first) {
    return answerOf('beach', to.now, {
      label: texts.label,
      scope: asked?.name ?? null,
      title: texts.none,
      text: texts.noneText,
      actions: [help, page],
      is_missing: true,
    })
  }
  if (known.length > 1) {
    return answerOf('beach', to.now, {
      label: texts.label,
      title: texts.label,
      places: known.map(({ beach, condition }) => ({
        name: beach.name,
        line: `${wordsOf(condition)} ${seenText(condition, to.now)}`,
        open: null,
        distance: null,
        path: `/praia/${beach.slug}`,
        phone: null,
      })),
      actions: [help],
    })
  }
  const { beach, condition } = first
  const { flag, lifeguards, note, source, seen_at: seenAt } = condition
  return answerOf('beach', to.now, {
    label: texts.label,
    scope: beach.name,
    title: flag ? texts.flag : lifeguards ? LIFEGUARD_WORDS[lifeguards] : texts.none,
    value: flag && BEACH_FLAG_WORDS[flag].name.toLocaleLowerCase('pt-BR'),
    text: [flag && BEACH_FLAG_WORDS[flag].says, note].filter(Boolean).join(' '),
    facts: lifeguards
      ? [
          {
            name: texts.guards,
            value: lifeguards === 'on-duty' ? texts.yes : texts.no,
            note: '',
            is_next: false,
          },
        ]
      : [],
    actions: [page, help],
    source: { name: source, url: null, checked_at: seenAt },
    note: seenText(condition, to.now),
  })
}

const wordsOf = ({ flag, lifeguards }: Condition) =>
  [
    flag && `${texts.flag} ${BEACH_FLAG_WORDS[flag].name.toLocaleLowerCase('pt-BR')}.`,
    lifeguards && `${LIFEGUARD_WORDS[lifeguards]}.`,
  ]
    .filter(Boolean)
    .join(' ')

function seenText({ seen_at: seenAt, until }: Condition, now: Date) {
  const end = momentWords(wallMinuteAt(until), wallMinuteAt(now))
  return texts.seen(minuteText(wallMinuteAt(seenAt), '0h00'), end)
}
