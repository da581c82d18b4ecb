import { moneyText } from '@portal/contract/shared/plan-prices'
import { isRecord } from '@portal/contract/shared/records'
import type {
  PosMenuPreview,
  PosSettings,
} from '@portal/contract/storefront/open-delivery/pos-connection'
import { useQueryClient } from '@tanstack/react-query'
import { Download, FileJson } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import {
  importMenu,
  type MerchantDocument,
  type PosWrites,
  posSettingsQuery,
  previewMenu,
} from './pos.queries.ts'
import { posTexts } from './pos.texts.ts'

const { menu: texts } = posTexts

type PosMenuImportProps = {
  establishmentId: string
  settings: Pick<PosSettings, 'connection' | 'menu_photos'>
  writes: PosWrites
}
type Looked = { document: MerchantDocument; preview: PosMenuPreview }

/** The menu of the system, looked at first and taken second. */
export function PosMenuImport({ establishmentId: id, settings, writes }: PosMenuImportProps) {
  const { connection, menu_photos: photos } = settings
  const [looked, setLooked] = useState<Looked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const looking = useSave<PosMenuPreview>()
  const client = useQueryClient()
  const taking = useSave({ onSaved: () => client.invalidateQueries(posSettingsQuery(id)) })

  async function look(document: MerchantDocument) {
    setProblem(null)
    const outcome = await looking.save({ run: () => previewMenu(id, document) })
    if (outcome.kind === 'saved') setLooked({ document, preview: outcome.saved })
    else if (outcome.kind !== 'busy') setProblem(outcome.sentence)
  }
  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // The same file again is a choice again: it may have been mended meanwhile.
    currentTarget.value = ''
    if (!file) return
    const document = documentIn(await file.text())
    if (document) await look(document)
    else setProblem(texts.badFile)
  }
  async function take({ document, preview: { hash } }: Looked) {
    const outcome = await taking.save({
      done: texts.taken,
      run: () => importMenu(id, { document, hash }),
    })
    if (outcome.kind === 'saved') setLooked(null)
    else if (outcome.kind !== 'busy') setProblem(outcome.sentence)
  }
  const read = connection?.menu_read
  return (
    <section aria-labelledby="cardapio-do-caixa" className="grid gap-3 border-line border-t pt-4">
      <div>
        <h3 id="cardapio-do-caixa" className="font-semibold">
          {texts.title}
        </h3>
        <p className="text-muted text-sm">{texts.lead}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {connection?.merchant_url ? (
          <Button look="line" pending={looking.isSaving} onClick={() => void look(null)}>
            <Download aria-hidden="true" />
            {texts.fromSystem}
          </Button>
        ) : null}
        <label
          className={buttonStyle({
            look: 'line',
            className:
              'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mar-600',
          })}
        >
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void choose(event)}
            className="sr-only"
          />
          <FileJson aria-hidden="true" />
          {texts.fromFile}
        </label>
      </div>
      {problem ? <FieldError id="problema-do-cardapio">{problem}</FieldError> : null}
      {looked ? (
        <Preview
          preview={looked.preview}
          isTaking={taking.isSaving}
          onTake={() => void take(looked)}
          onLeave={() => setLooked(null)}
        />
      ) : null}
      {connection?.merchant_url ? (
        <Checkbox
          label={texts.follow}
          checked={connection.follows_menu}
          onCheckedChange={(follows) => void writes.follow(follows)}
          hint={texts.followHint}
        />
      ) : null}
      <Photos photos={photos} />
      {read ? (
        <p className="text-muted text-sm">
          {texts.read(momentText(new Date(read.at)), read.info || '…')}
        </p>
      ) : null}
    </section>
  )
}

function Photos({ photos: { waiting, failed } }: { photos: PosSettings['menu_photos'] }) {
  return (
    <>
      {waiting > 0 ? <p role="status">{texts.photosWaiting(waiting)}</p> : null}
      {failed.length > 0 ? (
        <div className="grid gap-1 rounded-card bg-areia-100 p-4 text-sm">
          <h4 className="font-semibold">{texts.photosFailed}</h4>
          <ul className="grid gap-1">
            {failed.map(({ id, item, sentence }) => (
              <li key={id} className="wrap-anywhere">
                <b className="font-semibold">{item}</b>: {sentence}
              </li>
            ))}
          </ul>
          <p className="text-muted">{texts.photosHint}</p>
        </div>
      ) : null}
    </>
  )
}

function documentIn(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) && !Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}

type PreviewProps = {
  preview: PosMenuPreview
  isTaking: boolean
  onTake: () => void
  onLeave: () => void
}

function Preview({ preview, isTaking, onTake, onLeave }: PreviewProps) {
  const { counts, new_sections: sections, rows } = preview
  const taken = counts.create + counts.update
  return (
    <div className="grid gap-3 rounded-card border border-line p-4">
      <p className="font-semibold" role="status">
        {texts.counts(counts)}
      </p>
      {sections.length > 0 ? (
        <p className="text-sm">{texts.sections(sections.join(', '))}</p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ul className="grid max-h-96 overflow-y-auto text-sm" tabIndex={0} aria-label={texts.title}>
        {rows.map((row, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one answer, never reordered
            key={index}
            className="grid gap-x-3 border-line border-t py-2 md:grid-cols-[minmax(0,1fr)_auto_6rem]"
          >
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">{row.name}</b>{' '}
              <span className="text-muted">{row.section}</span>
            </span>
            <span className="num">
              {row.price_cents === null ? '' : moneyText(row.price_cents)}
            </span>
            <span>{texts.outcomes[row.outcome]}</span>
            {row.problems.map((problem) => (
              <span key={problem} className="text-vermelho-700 md:col-span-3">
                {problem}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {taken > 0 ? (
          <Button pending={isTaking} onClick={onTake}>
            {texts.take(taken)}
          </Button>
        ) : (
          <p>{texts.nothing}</p>
        )}
        <Button look="line" onClick={onLeave}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
