import type { WordChange } from '@portal/contract/rich-text/diff-rich-text'
import type { ReactNode } from 'react'
import type { BodyPart, ContentDiff } from './content-diff.rules.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.diff

/** `before`, `after`: only what stands in that text, for two texts side by side. */
export type DiffSide = 'both' | 'before' | 'after'
const HIDDEN = { both: null, before: 'added', after: 'removed' } as const

type ContentDiffViewProps = { diff: ContentDiff; side?: DiffSide }

/** Colour is never alone: what went is struck through, what came is underlined, both are named. */
export function ContentDiffView({ diff, side = 'both' }: ContentDiffViewProps) {
  return (
    <div className="grid gap-4 text-sm wrap-break-word">
      {diff.fields.map(({ name, words }) => (
        <Part key={name} title={texts.fields[name]}>
          <p>
            <Words words={words} side={side} />
          </p>
        </Part>
      ))}
      {diff.notes.map((note) => (
        <p key={note} className="font-semibold">
          {note}
        </p>
      ))}
      {diff.body.length > 0 ? (
        <Part title={texts.body}>
          <div className="grid gap-2">
            {diff.body.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once
              <Block key={index} part={part} side={side} />
            ))}
          </div>
        </Part>
      ) : null}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1 font-semibold text-muted text-xs">{title}</h4>
      {children}
    </div>
  )
}

function Block({ part, side }: { part: BodyPart; side: DiffSide }) {
  if (part.kind === HIDDEN[side]) return null
  switch (part.kind) {
    case 'unchanged':
      return <p className="text-muted text-xs">⋯ {texts.unchanged(part.blocks)}</p>
    case 'same':
      return <p>{part.text}</p>
    case 'changed':
      return (
        <p className="border-sol-400 border-l-4 pl-3">
          {part.isFormatOnly ? (
            <span className="block font-semibold text-xs">{texts.formatOnly}</span>
          ) : null}
          <Words words={part.words} side={side} />
        </p>
      )
    default:
      return (
        <p className={`border-l-4 pl-3 ${BORDER[part.kind]}`}>
          <span className="block font-semibold text-xs">
            {texts[part.kind]} · {part.label}
          </span>
          <Words words={[{ kind: part.kind, text: part.text }]} side={side} />
        </p>
      )
  }
}

const BORDER = { added: 'border-mangue-500', removed: 'border-vermelho-700' }

function Words({ words, side }: { words: WordChange[]; side: DiffSide }) {
  const shown = words.filter(({ kind }) => kind !== HIDDEN[side])
  if (shown.every(({ text }) => text === ''))
    return <span className="text-muted">{texts.empty}</span>
  return shown.map(({ kind, text }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once
    if (kind === 'same') return <span key={index}>{text}</span>
    const Element = kind === 'added' ? 'ins' : 'del'
    const look =
      kind === 'added' ? 'bg-mangue-100 text-mangue-700' : 'bg-guara-100 text-vermelho-700'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once
      <Element key={index} className={look}>
        {text}
      </Element>
    )
  })
}
