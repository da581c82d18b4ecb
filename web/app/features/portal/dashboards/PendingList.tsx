import { ListChecks } from 'lucide-react'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { AccountStep } from './account-steps.rules.ts'
import { dashboardsTexts } from './dashboards.texts.ts'

const { steps: stepTexts, pending: texts } = dashboardsTexts

type PendingListProps = {
  steps: readonly AccountStep[]
  homePath: string
  /** Nothing else waits beside it. */
  isAlone: boolean
}

/** One card per thing that waits; only the first has the screen's red button. */
export function PendingList({ steps, homePath, isAlone }: PendingListProps) {
  const open = steps.filter(({ isDone }) => !isDone)
  if (open.length === 0) {
    if (!isAlone) return null
    return (
      <EmptyState
        icon={<ListChecks />}
        title={texts.empty.title}
        level="h2"
        action={<LinkButton to={homePath}>{texts.empty.action}</LinkButton>}
      >
        {texts.empty.text}
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-4">
      {open.map(({ kind, section }, index) => (
        <li key={kind}>
          <Panel
            aria-labelledby={`pendencia-${kind}`}
            className="flex flex-wrap items-center justify-between gap-4"
          >
            <div className="min-w-0 flex-1 basis-70">
              <h2 id={`pendencia-${kind}`} className="text-h3">
                {capitalised(stepTexts.nexts[kind])}
              </h2>
              <p className="mt-1 text-muted">{texts.reasons[kind]}</p>
            </div>
            <LinkButton to={`${homePath}#${section}`} look={index === 0 ? 'primary' : 'line'}>
              {stepTexts.actions[kind]}
            </LinkButton>
          </Panel>
        </li>
      ))}
    </ul>
  )
}

function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
