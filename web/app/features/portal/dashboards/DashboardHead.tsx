import { momentText } from '~/platform/moments.ts'
import { greetingText } from './greeting.rules.ts'

/** The day and the greeting, by the city's clock. Drawn in the browser only. */
export function DashboardHead({ name }: { name: string | null }) {
  const now = new Date()
  return (
    <header>
      <p className="num text-muted">{momentText(now)}</p>
      <h1 className="text-[2rem] wrap-break-word">{greetingText(name, now)}</h1>
    </header>
  )
}
