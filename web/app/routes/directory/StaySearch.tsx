import clsx from 'clsx'
import { useLocation } from 'react-router'
import { CarriedFields } from '~/features/guide/establishments/CarriedFields.tsx'
import {
  DIRECTORY_PATH,
  type DirectoryState,
  directoryAddress,
  STAY_DATES,
} from '~/features/guide/establishments/directory-address.rules.ts'
import { StayForm } from '~/features/lodging/lodging/StayForm.tsx'
import type { Stay } from '~/features/lodging/lodging/stay.rules.ts'
import { stayTexts } from '~/features/lodging/lodging/stay.texts.ts'
import { TextLink } from '~/ui/TextLink.tsx'

export type StaySearchProps = {
  state: DirectoryState
  stay: Stay | null
  problem: string | null
  today: string
}

/** Among places to sleep: for which nights, and for how many. */
export function StaySearch({ state, stay, problem, today }: StaySearchProps) {
  const { hash, key } = useLocation()
  return (
    // On a phone the first place lies above the fold: until somebody has dates, "Datas" leads here.
    <section
      id={STAY_DATES}
      aria-label={stayTexts.form}
      className={clsx(
        'mt-2 grid scroll-mt-20 gap-2',
        !stay && !problem && 'max-md:not-target:hidden',
      )}
    >
      <StayForm
        action={DIRECTORY_PATH}
        stay={stay}
        problem={problem}
        today={today}
        submit={stayTexts.search}
        askedBy={!stay && hash === `#${STAY_DATES}` ? key : null}
      >
        <CarriedFields state={state} own={['busca', 'chegada', 'saida', 'pessoas']} />
      </StayForm>
      <p className="text-muted text-sm">
        {stayTexts.lead}{' '}
        {stay ? (
          <TextLink to={directoryAddress(state, { total: state.total ? undefined : '0' })}>
            {state.total ? stayTexts.cheapest : stayTexts.usual}
          </TextLink>
        ) : null}
      </p>
    </section>
  )
}
