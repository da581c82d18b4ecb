import type { CalendarFeed, LodgingCalendar } from '@portal/contract/lodging/stays/calendar'
import {
  CALENDAR_PORTAL_WORDS,
  CALENDAR_PORTALS,
  type CalendarPortal,
  FEED_FAULT_WORDS,
  FEED_NAME_MAX,
} from '@portal/contract/lodging/stays/stays.texts'
import { Link2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { ProofFirst } from '~/editing/ProofFirst.tsx'
import { copyText } from '~/platform/copy-text.ts'
import { momentText } from '~/platform/moments.ts'
import { useUnproved } from '~/platform/session/use-unproved.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { toast } from '~/ui/toast.ts'
import { WordSelect } from '~/ui/WordSelect.tsx'
import { agoText, calendarTexts } from './calendar.texts.ts'
import type { CalendarWrites } from './use-calendar-writes.ts'

const { feeds: texts, links } = calendarTexts

type FeedsPanelProps = { calendar: LodgingCalendar; writes: CalendarWrites; now: Date }

/** Calendars of other portals with how they are, and ours for them. */
export function FeedsPanel({ calendar, writes, now }: FeedsPanelProps) {
  const { feeds, units, may } = calendar
  const isUnproved = useUnproved() !== null
  const unitName = (id: string) => units.find((unit) => unit.id === id)?.name ?? ''
  return (
    <Panel aria-label={texts.title} className="grid gap-5">
      <div>
        <h2 className="text-h3">{texts.title}</h2>
        <p className="text-muted">{texts.lead}</p>
      </div>
      {feeds.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {feeds.map((feed) => (
            <FeedRow
              key={feed.id}
              feed={feed}
              unit={unitName(feed.unit_id)}
              writes={may.connect ? writes : null}
              now={now}
            />
          ))}
        </ul>
      )}
      {may.connect ? <ProofFirst /> : null}
      {may.connect && !isUnproved ? <AddFeed calendar={calendar} writes={writes} /> : null}
      {may.connect ? <OwnLinks calendar={calendar} writes={writes} /> : null}
    </Panel>
  )
}

type FeedRowProps = { feed: CalendarFeed; unit: string; writes: CalendarWrites | null; now: Date }

function FeedRow({ feed, unit, writes, now }: FeedRowProps) {
  const { fault, read_at: readAt, blocks, name, is_paused: isPaused } = feed
  const isUnproved = useUnproved() !== null
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 py-4 first:pt-0">
      {fault ? (
        <TriangleAlert aria-hidden="true" className="size-5 text-vermelho-700" />
      ) : (
        <Link2 aria-hidden="true" className="size-5 text-mar-600" />
      )}
      <div className="min-w-0">
        <p className="wrap-break-word">
          <b>{name}</b> · {unit}
        </p>
        <p className="text-sm text-muted">
          {isPaused
            ? texts.paused
            : fault
              ? texts.fault(FEED_FAULT_WORDS[fault.code], momentText(new Date(fault.since)), blocks)
              : readAt
                ? texts.read(agoText(readAt, now), blocks)
                : texts.never}
        </p>
        {writes ? (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              look="line"
              size="sm"
              disabled={isUnproved}
              pending={writes.isSaving}
              onClick={() => void writes.readFeed(feed.id)}
            >
              {isPaused ? texts.confirm : fault ? texts.tryNow : texts.readNow}
            </Button>
            <ConfirmDialog
              destructive
              title={texts.removeTitle(name)}
              description={texts.removeText}
              confirmLabel={texts.remove}
              onConfirm={async () => void (await writes.removeFeed(feed.id))}
              trigger={
                <Button look="ghost" size="sm">
                  {texts.remove}
                </Button>
              }
            />
          </div>
        ) : null}
      </div>
    </li>
  )
}

function AddFeed({ calendar: { units }, writes }: Omit<FeedsPanelProps, 'now'>) {
  const [unitId, setUnitId] = useState(units[0]?.id ?? '')
  const [portal, setPortal] = useState<CalendarPortal>('airbnb')
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  async function add() {
    const outcome = await writes.addFeed({ unit_id: unitId, portal, name, url })
    if (outcome.kind === 'saved') {
      setUrl('')
      setName('')
      setProblem(null)
    } else if ('sentence' in outcome) setProblem(outcome.sentence)
  }
  return (
    <Disclosure label={texts.add}>
      <form
        noValidate
        className="grid gap-4 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={calendarTexts.unit}>
            <PlainSelect value={unitId} onChange={({ target }) => setUnitId(target.value)}>
              {units.map((unit) => (
                <option key={unit.id} value={unit.id}>
                  {unit.name}
                </option>
              ))}
            </PlainSelect>
          </Field>
          <Field label={texts.portal}>
            <WordSelect
              of={CALENDAR_PORTALS}
              words={CALENDAR_PORTAL_WORDS}
              value={portal}
              onChoose={setPortal}
            />
          </Field>
        </div>
        {portal === 'other' ? (
          <Field label={texts.name} hint={texts.nameHint} optional>
            <Input
              value={name}
              maxLength={FEED_NAME_MAX}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
        ) : null}
        <Field label={texts.url} hint={texts.urlHint} error={problem}>
          <Input
            value={url}
            inputMode="url"
            autoComplete="off"
            maxLength={2000}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Field>
        <Button type="submit" look="ink" pending={writes.isSaving} className="justify-self-start">
          {texts.save}
        </Button>
      </form>
    </Disclosure>
  )
}

function OwnLinks({ calendar: { units }, writes }: Omit<FeedsPanelProps, 'now'>) {
  const copy = async (url: string) => {
    const isCopied = await copyText(url)
    toast({
      title: isCopied ? links.copied : links.copyFailed,
      variant: isCopied ? 'success' : 'destructive',
    })
  }
  return (
    <Disclosure label={links.title}>
      <p className="pt-2 text-muted">{links.lead}</p>
      <ul className="mt-3 divide-y divide-line">
        {units.map(({ id, name, export_url: url }) =>
          url ? (
            <li key={id} className="grid gap-2 py-3">
              <Field label={links.addressOf(name)}>
                <Input readOnly value={url} />
              </Field>
              <div className="flex flex-wrap gap-2">
                <Button look="line" size="sm" onClick={() => void copy(url)}>
                  {links.copy}
                </Button>
                <ConfirmDialog
                  title={links.rotateTitle(name)}
                  description={links.rotateText}
                  confirmLabel={links.rotate}
                  onConfirm={async () => void (await writes.rotateLink(id))}
                  trigger={
                    <Button look="ghost" size="sm">
                      {links.rotate}
                    </Button>
                  }
                />
              </div>
            </li>
          ) : null,
        )}
      </ul>
    </Disclosure>
  )
}
