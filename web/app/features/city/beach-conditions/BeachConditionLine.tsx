import type { BeachCondition } from '@portal/contract/city/beach-conditions/beach-condition'
import {
  BEACH_FLAG_WORDS,
  type BeachFlag,
  LIFEGUARD_WORDS,
} from '@portal/contract/city/beach-conditions/beach-condition.texts'
import { momentWords } from '@portal/contract/city/tides/tide.texts'
import { wallMinuteAt } from '@portal/contract/shared/time-zones'
import { Flag, LifeBuoy } from 'lucide-react'
import { hourText } from '~/platform/moments.ts'
import { beachConditionsTexts as texts } from './beach-conditions.texts.ts'

/** Colours of cloth; the words beside them say the same. */
const CLOTH: Record<BeachFlag, string> = {
  green: '#2e7d4f',
  yellow: '#ffc53d',
  red: '#c8321d',
  'double-red': '#c8321d',
  purple: '#6b3fa0',
}

export type BeachConditionLineProps = { condition: BeachCondition | null; now: Date }

/** What the team saw at the beach, while it holds by the clock of who looks. */
export function BeachConditionLine({ condition, now }: BeachConditionLineProps) {
  if (!condition || now >= new Date(condition.until)) return null
  const { flag, lifeguards, note, source, seen_at: seenAt, until } = condition
  const end = momentWords(wallMinuteAt(new Date(until)), wallMinuteAt(now))
  return (
    <section aria-label={texts.title} className="border-line border-t pt-4">
      {flag ? (
        <p className="flex items-start gap-2.5">
          {(flag === 'double-red' ? ['first', 'second'] : ['first']).map((key) => (
            <Flag key={key} aria-hidden="true" fill={CLOTH[flag]} className="size-6 flex-none" />
          ))}
          <span>
            <b className="font-[650]">{texts.flag(BEACH_FLAG_WORDS[flag].name)}.</b>{' '}
            {BEACH_FLAG_WORDS[flag].says}
          </span>
        </p>
      ) : null}
      {lifeguards ? (
        <p className="mt-2 flex items-start gap-2.5">
          <LifeBuoy aria-hidden="true" className="size-6 flex-none text-mar-600" />
          <span>{LIFEGUARD_WORDS[lifeguards]}.</span>
        </p>
      ) : null}
      {note ? <p className="wrap-break-word mt-2">{note}</p> : null}
      <p className="num mt-2 text-muted text-xs leading-normal">
        {texts.seen(hourText(new Date(seenAt)), source, end)}
      </p>
    </section>
  )
}
