import type { AdminDraw } from '@portal/contract/club/draws/draw-admin'
import {
  DRAW_STATUS_WORDS,
  ENTRY_REASON_WORDS,
  FALLBACK_WORDS,
} from '@portal/contract/club/draws/draws.texts'
import { cnpjText } from '@portal/contract/shared/cnpj'
import type { ReactNode } from 'react'
import { useSave, type Write } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { CertificateStep } from './CertificateStep.tsx'
import { useAdminDraw } from './draws-admin.queries.ts'
import { drawsAdminTexts as texts } from './draws-admin.texts.ts'
import { ExtractionStep } from './ExtractionStep.tsx'
import { RecordEditor } from './RecordEditor.tsx'
import { WinnersStep } from './WinnersStep.tsx'

const { steps, facts } = texts
const moment = (at: string | null) => (at ? momentText(new Date(at)) : '')
const day = (date: string) => date.split('-').reverse().join('/')

/** One draw in its five steps, from the legal record to the delivered prize. */
export default function DrawScreen({ params: { id } }: { params: { id: string } }) {
  const { query, keep, refresh } = useAdminDraw(id)
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextLink to="/admin/sorteios" block>
        {texts.back}
      </TextLink>
      <Loaded query={query} texts={texts} why={failureText}>
        {(draw) => (
          <>
            <Head draw={draw} />
            {draw.may.edit ? (
              <>
                <p className="max-w-[64ch]">
                  <b>{steps.record}.</b> {steps.recordLead}
                </p>
                <RecordEditor
                  draw={draw}
                  onSaved={keep}
                  read={async () => (await refresh()).data ?? null}
                />
              </>
            ) : (
              <Steps draw={draw} keep={keep} refresh={refresh} />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function Head({ draw }: { draw: AdminDraw }) {
  const isPublic = draw.status !== 'draft' && draw.status !== 'lawful'
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-h2">{texts.name(draw.number, draw.title)}</h1>
      <Badge tone={draw.status === 'open' ? 'ok' : 'neutral'}>
        {DRAW_STATUS_WORDS[draw.status]}
      </Badge>
      {draw.is_demo ? <Badge tone="sol-soft">{texts.demo}</Badge> : null}
      {isPublic ? (
        <TextLink to={`/sorteios/${draw.number}`} block reloadDocument>
          {texts.page}
        </TextLink>
      ) : null}
    </header>
  )
}

type StepsProps = {
  draw: AdminDraw
  keep: (draw: AdminDraw) => void
  refresh: () => Promise<unknown>
}

function Steps({ draw, keep, refresh }: StepsProps) {
  const { status } = draw
  const isClosed = status === 'frozen' || status === 'drawn'
  return (
    <>
      <EditorSection title={steps.record} level="h2">
        <RecordFacts draw={draw} />
      </EditorSection>
      {draw.may.certify || draw.certificate ? (
        <CertificateStep draw={draw} keep={keep} refresh={refresh} />
      ) : null}
      <EditorSection title={steps.open} level="h2">
        {status === 'lawful' ? (
          <p>{texts.openWait}</p>
        ) : (
          <p className="num">{texts.counts(draw.entry_count, draw.participant_count)}</p>
        )}
        {draw.may.open ? <OpenAct draw={draw} keep={keep} refresh={refresh} /> : null}
      </EditorSection>
      <EditorSection title={steps.list} level="h2">
        {isClosed ? (
          <>
            <p className="num">{texts.frozenAt(moment(draw.frozen_at))}</p>
            <Facts facts={[[facts.list, draw.list_sha256]]} />
          </>
        ) : (
          <p className="num text-muted">{texts.freezeWait(moment(draw.closes_at))}</p>
        )}
        {draw.may.freeze ? <FreezeAct draw={draw} keep={keep} refresh={refresh} /> : null}
      </EditorSection>
      <EditorSection title={steps.extraction} level="h2">
        <ExtractionStep draw={draw} onSaved={keep} onRefused={refresh} />
      </EditorSection>
      {status === 'drawn' ? (
        <EditorSection title={steps.winners} level="h2">
          <WinnersStep draw={draw} onSaved={keep} />
        </EditorSection>
      ) : null}
    </>
  )
}

function RecordFacts({ draw }: { draw: AdminDraw }) {
  const { record } = draw
  if (!record) return null
  const adherents = record.adherents.map(({ name, cnpj }) => `${name}, ${cnpjText(cnpj)}`)
  return (
    <Facts
      facts={[
        [facts.promoter, `${record.promoter_name}, ${cnpjText(record.promoter_cnpj)}`],
        [facts.adherents, adherents.length > 0 ? adherents.join('\n') : null],
        [facts.process, record.process_number],
        [facts.certificate, record.certificate_number],
        [facts.validity, `${day(record.certificate_from)} a ${day(record.certificate_until)}`],
        [facts.period, `${moment(draw.opens_at)} a ${moment(draw.closes_at)}`],
        [facts.extraction, moment(draw.extraction_at)],
        [facts.rule, `${record.rule}. ${FALLBACK_WORDS[record.fallback]}`],
        [facts.earns, record.entry_reasons.map((one) => ENTRY_REASON_WORDS[one]).join('\n')],
        [facts.regulation, record.regulation_sha256],
      ]}
    />
  )
}

type ActProps = StepsProps & {
  words: { action: string; title: string; text: string; done: string; failed: string }
  run: Write<AdminDraw>['run']
}

function Act({ keep, refresh, words, run }: ActProps): ReactNode {
  const { save } = useSave<AdminDraw>({ onSaved: keep, onRefused: refresh })
  return (
    <div>
      <ConfirmDialog
        title={words.title}
        description={words.text}
        confirmLabel={words.action}
        onConfirm={async () => void (await save({ run, done: words.done, failed: words.failed }))}
        trigger={<Button look="primary">{words.action}</Button>}
      />
    </div>
  )
}

function OpenAct(props: StepsProps) {
  const { id, version } = props.draw
  return (
    <Act
      {...props}
      words={{
        action: texts.open,
        title: texts.openTitle,
        text: texts.openText,
        done: texts.opened,
        failed: texts.openFailed,
      }}
      run={() =>
        browserApi.send('POST', '/api/v1/admin/draws/:id/opening', {
          params: { id },
          body: { version },
        })
      }
    />
  )
}

function FreezeAct(props: StepsProps) {
  const { id, version } = props.draw
  return (
    <Act
      {...props}
      words={{
        action: texts.freeze,
        title: texts.freezeTitle,
        text: texts.freezeText,
        done: texts.frozen,
        failed: texts.freezeFailed,
      }}
      run={() =>
        browserApi.send('POST', '/api/v1/admin/draws/:id/list', {
          params: { id },
          body: { version },
        })
      }
    />
  )
}
