import { useQuery } from '@tanstack/react-query'
import { failureText } from '~/platform/failure-text.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { teamCountQuery } from './today.queries.ts'
import { todayTexts as texts } from './today.texts.ts'
import { todayAddress } from './today-address.rules.ts'

/** How much waits for the team, with the way there: the same count as every badge. */
export function TeamWaiting() {
  return (
    <Loaded
      query={useQuery(teamCountQuery())}
      texts={texts}
      why={failureText}
      surface="plain"
      className="h-24"
    >
      {({ all, hours }) => (
        <div className="grid justify-items-start gap-3">
          <p className="num font-semibold">{texts.summary(all, hours)}</p>
          {all > 0 ? <LinkButton to={todayAddress()}>{texts.openToday}</LinkButton> : null}
        </div>
      )}
    </Loaded>
  )
}
