import { CarriedFields } from '~/features/establishments/CarriedFields.tsx'
import {
  DIRECTORY_PATH,
  type DirectoryState,
} from '~/features/establishments/directory-address.rules.ts'
import { StayForm } from '~/features/lodging/StayForm.tsx'
import type { Stay } from '~/features/lodging/stay.rules.ts'
import { stayTexts } from '~/features/lodging/stay.texts.ts'

export type StaySearchProps = {
  state: DirectoryState
  stay: Stay | null
  problem: string | null
  today: string
}

/** Among places to sleep: for which nights, and for how many. */
export function StaySearch({ state, stay, problem, today }: StaySearchProps) {
  return (
    <section aria-label={stayTexts.form} className="mt-2 grid gap-2">
      <StayForm
        action={DIRECTORY_PATH}
        stay={stay}
        problem={problem}
        today={today}
        submit={stayTexts.search}
      >
        <CarriedFields state={state} own={['busca', 'chegada', 'saida', 'pessoas']} />
      </StayForm>
      <p className="text-muted text-sm">{stayTexts.lead}</p>
    </section>
  )
}
