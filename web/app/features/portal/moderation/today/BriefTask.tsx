import { REASON_MAX, REASON_MIN } from '@portal/contract/guide/establishments/decision.texts'
import type { DecidedAt } from '@portal/contract/portal/workplace/decided-at'
import type { TeamItem } from '@portal/contract/portal/workplace/team-inbox'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MessageCircle, Phone } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { toast } from '~/ui/toast.ts'
import { QueueItem } from '../QueueItem.tsx'
import { useDecisions } from '../use-decisions.ts'
import { useKeysWithin } from '../use-keys-within.ts'
import { TODAY_KEY } from './today.queries.ts'
import { aboutOf, moneyOf, titleOf } from './today.rules.ts'
import { todayTexts as texts } from './today.texts.ts'
import type { TodayMoves, TodayNeeds } from './today-needs.ts'

type BriefTaskProps = TodayNeeds & { item: TeamItem; moves: TodayMoves }

/** What needs few words: decided with its own two buttons, or done outside and told here. */
export function BriefTask(props: BriefTaskProps) {
  const ways = waysOf(props.item)
  return ways ? <DecidedTask {...props} ways={ways} /> : <SaidTask {...props} />
}

type Ways = {
  at: DecidedAt
  label: string
  done: string
  approve: () => Promise<unknown>
  reject?: (reason: string) => Promise<unknown>
}

/** By the endpoints that its own screen decides with. */
function waysOf({ kind, id, version }: TeamItem, api: ApiClient = browserApi): Ways | null {
  const params = { id }
  const seen = { version: version ?? 1 }
  switch (kind) {
    case 'event': {
      const path = '/api/v1/admin/events/:id/status'
      return {
        at: '/admin/events/:id/status',
        ...{ label: texts.approve.event, done: texts.approved.event },
        approve: () => api.send('POST', path, { params, body: { ...seen, status: 'published' } }),
        reject: (reason) =>
          api.send('POST', path, { params, body: { ...seen, status: 'rejected', reason } }),
      }
    }
    case 'offer': {
      const path = '/api/v1/admin/offers/:offer/decision'
      const offer = { params: { offer: id } }
      return {
        at: '/admin/offers/:offer',
        ...{ label: texts.approve.offer, done: texts.approved.offer },
        approve: () => api.send('POST', path, { ...offer, body: { ...seen, approve: true } }),
        reject: (reason) =>
          api.send('POST', path, { ...offer, body: { ...seen, approve: false, reason } }),
      }
    }
    case 'coverage': {
      const path = '/api/v1/admin/coverage-requests/:id/move'
      return {
        at: '/admin/coverage-requests/:id/move',
        ...{ label: texts.approve.coverage, done: texts.approved.coverage },
        approve: () => api.send('POST', path, { params, body: { ...seen, status: 'analysis' } }),
        reject: (reason) =>
          api.send('POST', path, { params, body: { ...seen, status: 'refused', reason } }),
      }
    }
    case 'property':
      return {
        at: '/admin/property-flags/:id',
        ...{ label: texts.approve.property, done: texts.approved.property },
        approve: () => api.send('POST', '/api/v1/admin/property-flags/:id/dismissed', { params }),
      }
    default:
      return null
  }
}

function DecidedTask({ item, moves, ways, ...needs }: BriefTaskProps & { ways: Ways }) {
  const [isRejecting, setRejecting] = useState(false)
  const { decide, isPending } = useDecisions(moves.decided)
  const title = titleOf(item, (service) => needs.serviceWords(service).label)
  const { at, label, done, approve, reject } = ways
  const accept = () => {
    if (!isPending) void decide({ done, run: approve })
  }
  return (
    <QueueItem
      title={title}
      kicker={texts.kinds[item.kind]}
      moves={{ ...moves, thing: { at, id: item.id } }}
      onApprove={accept}
      onReject={reject ? () => setRejecting(true) : undefined}
      actions={
        <>
          <Button look="primary" size="sm" pending={isPending} onClick={accept}>
            {label}
          </Button>
          {reject ? (
            <Button look="line" size="sm" onClick={() => setRejecting(true)}>
              {texts.reject}
            </Button>
          ) : null}
        </>
      }
    >
      <Known item={item} {...needs} />
      {isRejecting && reject ? (
        <ReasonDialog
          title={texts.rejectTitle(title)}
          description={texts.reasonReads}
          label={texts.reasonLabel}
          tooShort={texts.reasonShort}
          confirmLabel={texts.reject}
          minLength={REASON_MIN}
          maxLength={REASON_MAX}
          destructive
          onClose={() => setRejecting(false)}
          onConfirm={(reason) =>
            decide({ done: texts.rejected, words: reason, run: () => reject(reason) })
          }
        />
      ) : null}
    </QueueItem>
  )
}

/** Done by telephone or on a screen of its own; here it is told that it is. */
function SaidTask({ item, moves, ...needs }: BriefTaskProps) {
  const client = useQueryClient()
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { kind, id, is_decided: isDecided, business } = item
  const params = { kind, id }
  const path = '/api/v1/admin/today/:kind/:id/resolution'
  const reopen = useMutation({
    mutationFn: () => browserApi.send('DELETE', path, { params }),
    onSuccess: () => toast({ title: texts.unresolved, variant: 'success' }),
    onError: (error) =>
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: TODAY_KEY }),
  })
  const resolve = useMutation({
    mutationFn: () => browserApi.send('POST', path, { params }),
    onSuccess() {
      toast({
        title: texts.resolved,
        variant: 'success',
        action: { label: texts.undo, onClick: () => reopen.mutate() },
      })
      moves.decided()
    },
    onError: (error) =>
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: TODAY_KEY }),
  })
  const say = isDecided
    ? undefined
    : () => {
        if (!resolve.isPending) resolve.mutate()
      }
  useKeysWithin(panel, { e: say, j: moves.next, k: moves.previous })
  useEffect(() => {
    if (moves.takesFocus) heading.current?.focus()
  }, [moves.takesFocus])
  const workAt = needs.workAt(item)
  const phone = business?.phone ?? business?.whatsapp
  return (
    <Panel ref={panel} aria-labelledby={headingId} className="grid gap-5">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-h3 wrap-anywhere">
        {titleOf(item, (service) => needs.serviceWords(service).label)}
      </h2>
      {business && phone ? (
        <div className="grid gap-3">
          <p className="text-muted">{texts.firstTheBusiness}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={`tel:+55${phone}`} look="line" size="sm">
              <Phone aria-hidden="true" />
              {texts.call(business.name)}
            </LinkButton>
            {business.whatsapp ? (
              <LinkButton to={`https://wa.me/55${business.whatsapp}`} look="line" size="sm">
                <MessageCircle aria-hidden="true" />
                {texts.write(business.name)}
              </LinkButton>
            ) : null}
          </div>
        </div>
      ) : null}
      <Known item={item} {...needs} />
      <div className="flex flex-wrap gap-3">
        {workAt ? (
          <LinkButton to={workAt} look={isDecided ? 'primary' : 'ink'} size="sm">
            {texts.open}
          </LinkButton>
        ) : null}
        {say ? (
          <Button
            look={workAt ? 'line' : 'ink'}
            size="sm"
            pending={resolve.isPending}
            onClick={say}
          >
            {texts.resolve}
          </Button>
        ) : null}
      </div>
      <p className="text-muted text-xs max-lg:hidden">{texts.keys}</p>
    </Panel>
  )
}

function Known({ item, ...needs }: TodayNeeds & { item: TeamItem }) {
  const { kind, word, business, since } = item
  return (
    <Facts
      facts={[
        [texts.facts.about, aboutOf(item)],
        [texts.facts.business, business?.name ?? null],
        [texts.facts.what, word ? needs.happened(kind, word) : null],
        [texts.facts.amount, kind === 'refund' && word ? moneyOf(word) : null],
        [texts.facts.todo, kind === 'health' ? needs.serviceWords(item.title).todo || null : null],
        [texts.facts.since, momentText(new Date(since))],
      ]}
    />
  )
}
