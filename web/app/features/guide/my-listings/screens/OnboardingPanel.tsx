import type { CompletenessStep } from '@portal/contract/guide/establishments/completeness-rules'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { namesOf } from '@portal/contract/shared/names-of'
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'
import { stepAddress } from '../step-address.rules.ts'
import { ScoreRing } from './ScoreRing.tsx'

const texts = myListingsTexts.onboarding
const ALL = namesOf(texts.names)
type Missing = OwnEstablishment['completeness']['missing'][number]

type OnboardingPanelProps = {
  listing: OwnEstablishment
  /** What the account of its owner lacks: one list says all that is missing. */
  account: readonly { name: string; next: string; action: string; to: string }[]
}

/** How complete the page is, what is missing by its worth, and the one next thing to do. */
export function OnboardingPanel({ listing, account }: OnboardingPanelProps) {
  const { score, missing } = listing.completeness
  const [first] = missing
  const next = first
    ? { next: texts.nexts[first.step], action: actionOf(first), to: stepAddress(first, listing.id) }
    : account[0]
  const done = ALL.filter(
    (step) => isAsked(step, listing) && !missing.some((open) => open.step === step),
  )
  return (
    <Panel
      aria-labelledby="completar-titulo"
      className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center"
    >
      <div className="grid gap-4">
        <div className="flex items-center gap-4">
          <ScoreRing score={score} />
          <div>
            <h2 id="completar-titulo" className="text-[1.1875rem]">
              {texts.title(missing.length + account.length)}
            </h2>
            <p className="mt-1 text-muted">{next ? texts.next(next.next) : texts.complete}</p>
          </div>
        </div>
        {next ? (
          <LinkButton
            to={next.to}
            // While it is not sent yet, going on with the registration is the screen's red action.
            look={listing.status === 'draft' ? 'line' : 'primary'}
            block
          >
            {next.action}
          </LinkButton>
        ) : null}
      </div>
      <ul className="divide-y divide-line md:border-line md:border-l md:pl-5">
        {missing.map((step) => (
          <li key={step.step}>
            <Link
              to={stepAddress(step, listing.id)}
              className="flex min-h-11 items-center gap-3 font-semibold hover:text-mar-600"
            >
              <Circle aria-hidden="true" className="size-5 flex-none text-sol-700" />
              <span className="flex-1">{nameOf(step)}</span>
              <span className="num rounded-full bg-mar-100 px-2.5 py-0.5 text-mar-900 text-xs">
                {texts.points(step.points)}
              </span>
            </Link>
          </li>
        ))}
        {account.map(({ name, to }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-3 font-semibold hover:text-mar-600"
            >
              <Circle aria-hidden="true" className="size-5 flex-none text-sol-700" />
              <span className="flex-1">{name}</span>
            </Link>
          </li>
        ))}
        {done.length > 0 ? (
          <li className="flex min-h-11 items-center gap-3 text-muted">
            <CircleCheck aria-hidden="true" className="size-5 flex-none text-mangue-500" />
            {texts.doneCount(done.length)}
          </li>
        ) : null}
      </ul>
    </Panel>
  )
}

const nameOf = ({ step, amount }: Missing) =>
  step === 'gallery' && amount ? texts.morePhotos(amount) : texts.names[step]

const actionOf = ({ step, amount }: Missing) =>
  step === 'gallery' && amount ? texts.addPhotos(amount) : texts.actions[step]

/** The menu is asked of nobody yet; a price only where the category has one, or it was told. */
function isAsked(step: CompletenessStep, { price_range }: OwnEstablishment) {
  if (step === 'menu') return false
  return step !== 'price' || price_range !== null
}
