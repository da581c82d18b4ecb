import type {
  FeedReading,
  PropertyFeed,
} from '@portal/contract/properties/property-feeds/property-feed'
import {
  FEED_FORMAT_WORDS,
  READING_OUTCOME_WORDS,
} from '@portal/contract/properties/property-feeds/property-feeds.texts'
import { useQuery } from '@tanstack/react-query'
import { Eye, RefreshCw, Unplug } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ProofFirst } from '~/editing/ProofFirst.tsx'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { useUnproved } from '~/platform/session/use-unproved.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { CrmPanel } from './CrmPanel.tsx'
import { FeedTrial } from './FeedTrial.tsx'
import { type FeedWrites, feedSettingsQuery, useFeedWrites } from './feeds.queries.ts'
import { feedsTexts } from './feeds.texts.ts'

const { feed: texts, readings: readingTexts } = feedsTexts
const when = (moment: string | null) => (moment ? momentText(new Date(moment)) : texts.never)

/** The stock of an agency that comes by its own system, and the system that takes its contacts. */
export function FeedScreen({ establishmentId }: { establishmentId: string }) {
  const settings = useQuery(feedSettingsQuery(establishmentId))
  const writes = useFeedWrites(establishmentId)
  const isUnproved = useUnproved() !== null
  return (
    <Loaded
      query={settings}
      texts={{ loading: feedsTexts.loading, loadError: feedsTexts.loadFailed }}
      why={failureText}
      surface="plain"
      className="h-40"
    >
      {({ feed, crm, may, has_properties }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <EditorSection level="h2" title={texts.title} lead={texts.lead}>
            {feed ? <Connected feed={feed} writes={writes} mayEdit={may.edit} /> : null}
            {!may.edit && !feed ? <p className="text-muted">{feedsTexts.onlyLook}</p> : null}
            {may.edit && !has_properties ? (
              <p className="text-muted">{feedsTexts.noModule}</p>
            ) : null}
            {may.edit ? <ProofFirst /> : null}
            {may.edit && has_properties && !isUnproved ? (
              <Address isNew={!feed} writes={writes} />
            ) : null}
          </EditorSection>
          {may.edit || crm ? <CrmPanel crm={crm} writes={writes} mayEdit={may.edit} /> : null}
        </div>
      )}
    </Loaded>
  )
}

type ConnectedProps = { feed: PropertyFeed; writes: FeedWrites; mayEdit: boolean }

function Connected({ feed, writes, mayEdit }: ConnectedProps) {
  const { facts } = texts
  const { failure, is_reading: isReading, trial } = feed
  const isUnproved = useUnproved() !== null
  return (
    <>
      {failure ? (
        <div role="status" className="rounded-card bg-sol-100 p-4 text-sm">
          <p className="font-semibold">{texts.failure(when(failure.since), failure.sentence)}</p>
          <p>{texts.failureHint}</p>
        </div>
      ) : null}
      {feed.photos_stopped ? (
        <p role="status" className="rounded-card bg-sol-100 p-4 text-sm">
          {feed.photos_stopped}
        </p>
      ) : null}
      <p role="status" className={isReading ? 'font-semibold' : 'sr-only'}>
        {isReading ? texts.reading : ''}
      </p>
      <Facts
        facts={[
          [facts.host, feed.host],
          [facts.format, feed.format ? FEED_FORMAT_WORDS[feed.format] : null],
          [facts.state, texts.states[feed.state]],
          [facts.kept, texts.kept(feed.kept)],
          [facts.good, when(feed.good_at)],
          [facts.next, feed.next_at ? when(feed.next_at) : null],
          [facts.photos, texts.photos(feed.photos_waiting)],
        ]}
      />
      {trial && !isReading ? (
        <FeedTrial trial={trial} writes={writes} mayEdit={mayEdit && !isUnproved} />
      ) : null}
      {mayEdit ? (
        <div className="flex flex-wrap gap-2">
          <Button
            look="line"
            size="sm"
            disabled={isReading || isUnproved}
            pending={writes.isSaving}
            onClick={() => void writes.look()}
          >
            <Eye aria-hidden="true" />
            {texts.look}
          </Button>
          {feed.state === 'active' ? (
            <Button
              look="line"
              size="sm"
              disabled={isReading || isUnproved}
              pending={writes.isSaving}
              onClick={() => void writes.readNow()}
            >
              <RefreshCw aria-hidden="true" />
              {texts.readNow}
            </Button>
          ) : null}
          <ConfirmDialog
            title={texts.disconnectAsk}
            description={texts.disconnectText}
            confirmLabel={texts.disconnect}
            destructive
            onConfirm={() => writes.disconnect().then(() => undefined)}
            trigger={
              <Button look="line" size="sm">
                <Unplug aria-hidden="true" />
                {texts.disconnect}
              </Button>
            }
          />
        </div>
      ) : null}
      <FeedReadings readings={feed.readings} />
    </>
  )
}

/** Typed anew each time: what is stored is never shown. */
function Address({ isNew, writes }: { isNew: boolean; writes: FeedWrites }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await writes.connect(typed.trim())
    if (outcome.kind === 'saved') setTyped('')
    else if (outcome.kind !== 'busy') setProblem(outcome.sentence)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-3 md:grid-cols-[minmax(0,30rem)_auto] md:justify-start"
    >
      <Field label={texts.url} hint={texts.urlHint} error={problem}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(null)
          }}
        />
      </Field>
      <Button
        type="submit"
        look={isNew ? 'ink' : 'line'}
        pending={writes.isSaving}
        className="md:mt-7"
      >
        {isNew ? texts.connect : texts.replace}
      </Button>
    </form>
  )
}

/** The newest first: when, what came of it, and why not. */
function FeedReadings({ readings }: { readings: readonly FeedReading[] }) {
  return (
    <section aria-labelledby="leituras-do-feed" className="grid gap-2 border-line border-t pt-4">
      <h3 id="leituras-do-feed" className="font-semibold">
        {readingTexts.title}
      </h3>
      {readings.length === 0 ? <p className="text-muted text-sm">{readingTexts.none}</p> : null}
      <ol className="grid gap-2 text-sm">
        {readings.map(({ id, at, outcome, sentence, counts }) => (
          <li key={id} className="grid gap-x-3 md:grid-cols-[12rem_7rem_minmax(0,1fr)]">
            <time dateTime={at}>{momentText(new Date(at))}</time>
            <span className="font-semibold">{READING_OUTCOME_WORDS[outcome]}</span>
            <span className="wrap-anywhere">{sentence ?? readingTexts.counts(counts)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
