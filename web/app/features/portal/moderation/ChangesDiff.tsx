import type { WaitingChange } from '@portal/contract/guide/establishments/own-establishment'
import { FIELD_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import { cnpjText } from '@portal/contract/shared/cnpj'
import { type DiffPart, distanceText, markWords, metersBetween } from './changes-diff.rules.ts'
import { moderationTexts } from './moderation.texts.ts'

const texts = moderationTexts.listing

/** Field by field: how it is, how it would be, the words that differ marked in both. */
export function ChangesDiff({ changes }: { changes: readonly WaitingChange[] }) {
  return (
    <section aria-label={texts.changes} className="grid gap-4">
      {changes.map((change) => (
        <FieldDiff key={change.field} change={change} />
      ))}
    </section>
  )
}

function FieldDiff({ change: { field, from, to } }: { change: WaitingChange }) {
  const [before, after] = [from, to].map((value) => (value ? readable(field, value) : ''))
  const marked = markWords(before ?? '', after ?? '')
  const meters = field === 'place' ? metersBetween(from, to) : null
  return (
    <div className="rounded-input border border-line">
      <h3 className="border-line border-b px-4 py-2 text-sm font-semibold tracking-normal">
        {FIELD_WORDS[field]}
      </h3>
      <dl className="grid md:grid-cols-2">
        <div className="px-4 py-3">
          <dt className="text-xs text-muted">{texts.before}</dt>
          <dd className="wrap-anywhere">
            <Marked parts={marked.before} as="del" />
          </dd>
        </div>
        <div className="border-line px-4 py-3 max-md:border-t md:border-l">
          <dt className="text-xs text-muted">{texts.after}</dt>
          <dd className="font-semibold wrap-anywhere">
            <Marked parts={marked.after} as="ins" />
          </dd>
        </div>
      </dl>
      {meters === null ? null : (
        <p className="border-line border-t px-4 py-2 text-muted">
          {texts.distance(distanceText(meters))}
        </p>
      )}
    </div>
  )
}

const MARKS = {
  del: 'rounded-[4px] bg-guara-100 text-vermelho-700 line-through decoration-vermelho-700/60',
  ins: 'rounded-[4px] bg-mangue-100 text-mangue-700 no-underline',
} as const

function Marked({ parts, as: Mark }: { parts: readonly DiffPart[]; as: 'del' | 'ins' }) {
  if (parts.length === 0) return <span className="font-normal text-muted">{texts.none}</span>
  return parts.map(({ text, isChanged }, index) =>
    isChanged ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <Mark key={index} className={MARKS[Mark]}>
        {text}
      </Mark>
    ) : (
      text
    ),
  )
}

function readable(field: WaitingChange['field'], value: string): string {
  if (field === 'cnpj') return cnpjText(value)
  return field === 'cep' ? value.replace(/^(\d{5})(\d{3})$/, '$1-$2') : value
}
