import type { OwnEstablishment } from '@portal/contract/establishments/own-establishment'
import { FIELD_WORDS, type FieldName } from '@portal/contract/establishments/vocabulary'
import type { ComponentProps } from 'react'
import { StaleNotice as UiStaleNotice } from '~/ui/StaleNotice.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'

const { stale } = myListingsTexts

type StaleNoticeProps = Omit<
  ComponentProps<typeof UiStaleNotice<OwnEstablishment>>,
  'texts' | 'differences'
> & {
  /** What the other person changed, of what is edited here. */
  theirs: readonly FieldName[]
}

export function StaleNotice({ theirs, ...notice }: StaleNoticeProps) {
  return (
    <UiStaleNotice texts={stale} {...notice} differences={() => <Differences theirs={theirs} />} />
  )
}

export function Differences({ theirs }: Pick<StaleNoticeProps, 'theirs'>) {
  return (
    <p className="mt-2">
      {theirs.length === 0
        ? stale.other
        : `${stale.differing}: ${theirs.map((field) => FIELD_WORDS[field]).join(', ')}.`}
    </p>
  )
}
