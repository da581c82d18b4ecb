import { Circle, CircleCheck } from 'lucide-react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { AccountStep } from './account-steps.rules.ts'
import { dashboardsTexts } from './dashboards.texts.ts'

const texts = dashboardsTexts.steps

/** `look` is `line` where another action is the screen's red one. */
type StepsPanelProps = { steps: readonly AccountStep[]; look?: 'primary' | 'line' }

/** How far the account is, and the one next thing to do. */
export function StepsPanel({ steps, look = 'primary' }: StepsPanelProps) {
  const open = steps.filter(({ isDone }) => !isDone)
  const next = open[0]
  return (
    <Panel
      aria-labelledby="passos-titulo"
      className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center"
    >
      <div className="grid gap-4">
        <div className="flex items-center gap-4">
          <ProgressRing done={steps.length - open.length} total={steps.length} />
          <div>
            <h2 id="passos-titulo" className="text-[1.1875rem]">
              {texts.title(open.length)}
            </h2>
            <p className="mt-1 text-muted">
              {next ? texts.next(texts.nexts[next.kind]) : texts.allDone}
            </p>
          </div>
        </div>
        {next ? (
          <LinkButton to={`#${next.section}`} look={look} block>
            {texts.actions[next.kind]}
          </LinkButton>
        ) : null}
      </div>
      <ul className="divide-y divide-line md:border-l md:border-line md:pl-5">
        {steps.map(({ kind, isDone }) => (
          <li key={kind} className="flex min-h-11 items-center gap-3">
            {isDone ? (
              <CircleCheck aria-hidden="true" className="size-5 flex-none text-mangue-500" />
            ) : (
              <Circle aria-hidden="true" className="size-5 flex-none text-sol-700" />
            )}
            <span className={isDone ? 'flex-1 text-muted' : 'flex-1 font-semibold'}>
              {texts.names[kind]}
            </span>
            <span
              className={isDone ? 'text-xs font-semibold text-mangue-700' : 'text-xs text-muted'}
            >
              {isDone ? texts.done : texts.open}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

function ProgressRing({ done, total }: { done: number; total: number }) {
  return (
    <div className="relative grid size-20 flex-none place-items-center">
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="absolute inset-0 fill-none [stroke-width:10]"
      >
        <circle cx="50" cy="50" r={RADIUS} className="stroke-areia-200" />
        {done > 0 ? (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${(done / total) * LENGTH} ${LENGTH}`}
            strokeLinecap="round"
            transform="rotate(-90 50 50)"
            className="stroke-mangue-500"
          />
        ) : null}
      </svg>
      <p className="num text-xs font-semibold">{texts.progress(done, total)}</p>
    </div>
  )
}
