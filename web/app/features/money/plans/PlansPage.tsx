import type { PaymentMethod } from '@portal/contract/money/payments/plan-order'
import type { Plan } from '@portal/contract/shared/plan'
import { freeMonths } from '@portal/contract/shared/plan-prices'
import { ChevronDown, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkSegments } from '~/ui/LinkSegments.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { OwnerStory } from './OwnerStory.tsx'
import { PlanCards } from './PlanCards.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { type Cycle, cycleAddress, offeredPlans, trialDays } from './plans.rules.ts'
import { plansTexts as texts } from './plans.texts.ts'

type PlansPageProps = {
  plans: readonly Plan[] | null
  cycle: Cycle
  /** The ways of paying here; null when they are not known now. */
  methods: readonly PaymentMethod[] | null
  /** A business of the guide as people see it. */
  example?: ReactNode
  /** What an owner sees of a week, with invented figures that say so. */
  figures?: ReactNode
}

export function PlansPage({ plans, cycle, methods, example, figures }: PlansPageProps) {
  const offered = offeredPlans(plans ?? [])
  const days = trialDays(offered)
  const saved = offered.map(freeMonths)
  const saving = saved.length > 0 ? Math.min(...saved) : 0
  const { cycle: words, hero } = texts
  return (
    <>
      <section className="wrap pt-9 pb-7 lg:pt-13 lg:pb-13 lg:text-center">
        <h1 className="max-w-[20ch] text-balance text-display lg:mx-auto">{hero.title}</h1>
        <p className="mt-4 max-w-[46ch] text-lead text-muted lg:mx-auto">{hero.lead(days)}</p>
        {offered.length > 0 ? (
          <LinkSegments
            label={words.label}
            className="mt-6 lg:mt-8"
            preventScrollReset
            rel="nofollow"
            links={[
              { label: words.month, to: cycleAddress('month'), current: cycle === 'month' },
              {
                label: saving > 0 ? `${words.year} · ${words.free(saving)}` : words.year,
                to: cycleAddress('year'),
                current: cycle === 'year',
              },
            ]}
          />
        ) : null}
      </section>
      {offered.length > 0 ? (
        <div className="wrap">
          <PlanCards plans={offered} cycle={cycle} />
          <p className="mt-6 text-sm lg:mt-12 lg:text-center">{texts.paying(methods)}</p>
          <p className="mt-3 flex items-start gap-2.5 pb-14 text-muted lg:justify-center lg:pb-22">
            <Ticket aria-hidden="true" className="mt-1 size-4.5 flex-none text-mar-600" />
            <span>
              {texts.club.before()} <TextLink to="/clube-de-vantagens">{texts.club.link}</TextLink>{' '}
              {texts.club.after}
            </span>
          </p>
        </div>
      ) : (
        <div className="wrap pb-14">
          <ErrorState
            title={texts.failed.title}
            action={<LinkButton to="/cadastro-atalaia">{texts.failed.action}</LinkButton>}
          >
            {texts.failed.text}
          </ErrorState>
        </div>
      )}
      <OwnerStory example={example} />
      {figures ? <Figures>{figures}</Figures> : null}
      {days ? <TrialSteps days={days} /> : null}
      {offered.length > 0 ? <PlanComparison plans={offered} cycle={cycle} /> : null}
      <Questions methods={methods} />
    </>
  )
}

function Figures({ children }: { children: ReactNode }) {
  return (
    <section className="wrap grid gap-7 pb-16 lg:grid-cols-[4fr_7fr] lg:gap-16 lg:pb-24">
      <div>
        <h2>{texts.figures.title}</h2>
        <p className="mt-4 max-w-[46ch] text-lead text-muted">{texts.figures.lead}</p>
      </div>
      <div className="rounded-card bg-white p-5 ring-1 ring-line lg:p-6">{children}</div>
    </section>
  )
}

function TrialSteps({ days }: { days: number }) {
  return (
    <section className="bg-areia-100 py-12 lg:py-20">
      <div className="wrap">
        <h2>{texts.trial.title(days)}</h2>
        <ol className="mt-7 grid gap-7 md:grid-cols-3 md:gap-8 lg:mt-11">
          {texts.trial.steps(days).map((step) => (
            <li
              key={step.day}
              className="border-mar-900 border-l-2 pl-5 md:border-t-2 md:border-l-0 md:pt-5 md:pl-0"
            >
              <p className="font-semibold text-mar-600 text-sm">{step.day}</p>
              <h3 className="mt-0.5">{step.title}</h3>
              <p className="mt-1.5 text-muted text-sm">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Questions({ methods }: Pick<PlansPageProps, 'methods'>) {
  return (
    <section className="wrap grid gap-7 py-14 lg:grid-cols-[4fr_7fr] lg:gap-16 lg:py-24">
      <h2>{texts.questions.title}</h2>
      <div>
        {texts.questions.list(methods).map(({ question, answer }, index) => (
          <details
            key={question}
            open={index === 0}
            className="group border-line border-t last:border-b"
          >
            <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 flex-none transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[62ch] pb-5.5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
