import { quietUntil } from '@portal/contract/people/notifications/quiet-hours'
import { useQuery } from '@tanstack/react-query'
import { MoonStar } from 'lucide-react'
import { choicesQuery } from '~/features/people/notifications/notifications.queries.ts'
import { notificationsTexts } from '~/features/people/notifications/notifications.texts.ts'
import { hourText } from '~/platform/moments.ts'
import { useNow } from '~/platform/use-now.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { TextLink } from '~/ui/TextLink.tsx'

const texts = notificationsTexts.quiet

/** An order is never silenced by somebody's quiet hours without being said so where it is waited for. */
export function QuietNotice() {
  const now = useNow(new Date().toISOString())
  const { data } = useQuery(choicesQuery())
  const until = data ? quietUntil(data.quiet, now) : null
  const what = data ? texts.nowRings[data.quiet.ringing] : null
  if (!until || !what) return null
  return (
    <p
      role="status"
      className="mb-3 flex flex-wrap items-center gap-x-3 rounded-input bg-areia-200 px-4 py-1 text-sm"
    >
      <MoonStar aria-hidden="true" className="size-5 flex-none" />
      <span className="min-w-0 flex-1">
        <b className="font-semibold">{texts.now(hourText(until))}</b> {what}
      </span>
      <TextLink to={`${screenAddress('conta')}#avisos`} block>
        {texts.change}
      </TextLink>
    </p>
  )
}
