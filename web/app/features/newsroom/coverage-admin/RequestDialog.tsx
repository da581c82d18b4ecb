import {
  budgetText,
  COVERAGE_KIND_WORDS,
  COVERAGE_STATUS_WORDS,
  type CoverageStatus,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type {
  CoverageCard,
  ManagedCoverage,
} from '@portal/contract/newsroom/coverage-requests/coverage-board'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { failureText } from '~/platform/failure-text.ts'
import { Badge } from '~/ui/Badge.tsx'
import { WhatsappIcon } from '~/ui/brand-icons.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { whatsappText } from '~/ui/whatsapp-digits.ts'
import { CareForm } from './CareForm.tsx'
import { requestQuery } from './coverage-admin.queries.ts'
import { coverageAdminTexts } from './coverage-admin.texts.ts'
import { whenText } from './coverage-day.rules.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { NoteForm } from './NoteForm.tsx'
import { RequestHistory } from './RequestHistory.tsx'

const texts = coverageAdminTexts.detail

type RequestDialogProps = {
  id: string
  team: readonly { id: string; name: string }[]
  onClose: () => void
  onMove: (card: CoverageCard, status: CoverageStatus) => void
}

/** All that is known of a request, and all that the team does with it. */
export function RequestDialog({ id, team, onClose, onMove }: RequestDialogProps) {
  const request = useQuery(requestQuery(id))
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={request.data?.event_name ?? coverageAdminTexts.board}
    >
      <Loaded query={request} texts={texts} why={failureText} surface="plain">
        {(found) => <Detail request={found} team={team} onMove={onMove} />}
      </Loaded>
    </Dialog>
  )
}

type DetailProps = Pick<RequestDialogProps, 'team' | 'onMove'> & { request: ManagedCoverage }

function Detail({ request, team, onMove }: DetailProps) {
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="mar">{COVERAGE_STATUS_WORDS[request.status]}</Badge>
        <MoveMenu card={request} onMove={onMove} />
      </div>
      <Facts facts={factsOf(request)} />
      <Contact request={request} />
      <CareForm key={request.version} request={request} team={team} />
      <RequestHistory entries={request.history} />
      <NoteForm id={request.id} />
    </div>
  )
}

const factsOf = (request: ManagedCoverage) =>
  [
    [texts.day, whenText(request)],
    [texts.place, request.place],
    [texts.kinds, request.kinds.map((kind) => COVERAGE_KIND_WORDS[kind]).join(', ')],
    [texts.audience, request.audience ? texts.people(request.audience) : null],
    [texts.budget, request.budget ? budgetText(request.budget) : null],
    [texts.notes, request.notes || null],
    [texts.reason, request.refusal_reason],
    [texts.published, request.published_url],
  ] as const

function Contact({ request }: { request: ManagedCoverage }) {
  const { contact_name: name, email, whatsapp, event_name: event } = request
  const greeting = encodeURIComponent(texts.greeting(name, event))
  const style = buttonStyle({ look: 'line', size: 'sm' })
  return (
    <section aria-label={texts.contact} className="grid gap-3">
      <p className="num flex flex-wrap gap-x-4 wrap-anywhere">
        <b>{texts.contact}:</b>
        <span>{name}</span>
        <span>{email}</span>
        {whatsapp ? <span className="whitespace-nowrap">{whatsappText(whatsapp)}</span> : null}
      </p>
      <div className="flex flex-wrap gap-3">
        {whatsapp ? (
          <a
            href={`https://wa.me/55${whatsapp}?text=${greeting}`}
            target="_blank"
            rel="noreferrer"
            className={style}
          >
            <WhatsappIcon aria-hidden="true" />
            {texts.whatsapp}
          </a>
        ) : null}
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(event)}&body=${greeting}`}
          className={style}
        >
          <Mail aria-hidden="true" />
          {texts.email}
        </a>
      </div>
    </section>
  )
}
