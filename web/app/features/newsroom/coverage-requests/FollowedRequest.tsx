import {
  budgetText,
  COVERAGE_KIND_WORDS,
  COVERAGE_STATUS_WORDS,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type { FollowedCoverage } from '@portal/contract/newsroom/coverage-requests/coverage-request'
import { ExternalLink } from 'lucide-react'
import { dayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { ContactBox } from './ContactBox.tsx'
import { followTexts as texts } from './coverage.texts.ts'
import { useFollowed } from './follow.queries.ts'
import { History } from './History.tsx'
import { WriteBox } from './WriteBox.tsx'

const number = new Intl.NumberFormat('pt-BR')
const TONES = {
  new: 'sol-soft',
  analysis: 'sol-soft',
  scheduled: 'mar',
  done: 'ok',
  refused: 'bad',
  withdrawn: 'neutral',
} as const

type FollowedRequestProps = { request: FollowedCoverage; token: string }

/** How it stands in plain words first; then what happened, what was asked and what can be done. */
export function FollowedRequest({ request, token }: FollowedRequestProps) {
  const { write, changeContact, withdraw } = useFollowed(token)
  const { status, may } = request
  return (
    <div className="wrap max-w-190! pt-10 pb-16">
      <Badge tone={TONES[status]}>{COVERAGE_STATUS_WORDS[status]}</Badge>
      <h1 className="mt-3 text-h2 wrap-anywhere">{request.event_name}</h1>
      <p role="status" className="mt-2 text-lead">
        {texts.now[status]}
      </p>
      {request.refusal_reason ? (
        <p className="mt-4 rounded-input bg-guara-100 px-4 py-3 wrap-anywhere">
          <b>{texts.reason}:</b> {request.refusal_reason}
        </p>
      ) : null}
      {request.published_url ? (
        <a
          href={request.published_url}
          className={`${buttonStyle({ look: 'primary' })} mt-5`}
          rel="noreferrer"
        >
          <ExternalLink aria-hidden="true" />
          {texts.published}
        </a>
      ) : null}
      <History entries={request.history} />
      {may.write ? <WriteBox writing={write} /> : null}
      <About request={request} />
      <ContactBox request={request} saving={changeContact} />
      {may.withdraw ? (
        <div className="mt-10 border-line border-t pt-6">
          <ConfirmDialog
            title={texts.withdrawTitle(request.event_name)}
            description={texts.withdrawText}
            confirmLabel={texts.withdraw}
            destructive
            trigger={
              <Button look="line" size="sm">
                {texts.withdraw}
              </Button>
            }
            onConfirm={() =>
              withdraw.mutateAsync().then(
                () => undefined,
                () => undefined,
              )
            }
          />
        </div>
      ) : null}
    </div>
  )
}

function About({ request }: { request: FollowedCoverage }) {
  const day = dayText(new Date(`${request.event_on}T12:00Z`))
  const facts = [
    [texts.day, request.event_at ? `${day}, ${request.event_at.replace(':', 'h')}` : day],
    [texts.place, request.place],
    [texts.kinds, request.kinds.map((kind) => COVERAGE_KIND_WORDS[kind]).join(', ')],
    [texts.audience, request.audience ? texts.people(number.format(request.audience)) : null],
    [texts.budget, request.budget ? budgetText(request.budget) : null],
    [texts.notes, request.notes || null],
  ] as const
  return (
    <section aria-labelledby="pedido" className="mt-10">
      <h2 id="pedido" className="text-h3">
        {texts.about}
      </h2>
      <dl className="mt-3 grid gap-3">
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name} className="border-line border-t pt-3">
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="num whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
