import type { BlockChange, WordChange } from '@portal/contract/rich-text/diff-rich-text'
import clsx from 'clsx'

const texts = {
  noChange: 'Os textos são iguais.',
  same: (count: number) => (count === 1 ? '1 trecho igual' : `${count} trechos iguais`),
  added: 'Entrou',
  removed: 'Saiu',
  changed: 'Mudou',
  format: 'Mudou só o destaque ou o link.',
} as const

/** Read aloud as well as seen: what changed is told by elements and words, never by colour alone. */
export function TextChanges({ changes }: { changes: readonly BlockChange[] }) {
  if (changes.every(({ kind }) => kind === 'same')) {
    return <p className="mt-4 rounded-card bg-areia-100 p-4">{texts.noChange}</p>
  }
  return (
    <div className="mt-4 grid gap-3">
      {runsOf(changes).map((run, index) =>
        run.kind === 'same' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a comparison that is only read
          <Unchanged key={index} blocks={run.blocks} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Changed key={index} block={run.block} />
        ),
      )}
    </div>
  )
}

type Same = Extract<BlockChange, { text: string }>
type Run = { kind: 'same'; blocks: Same[] } | { kind: 'change'; block: BlockChange }

function runsOf(changes: readonly BlockChange[]): Run[] {
  const runs: Run[] = []
  for (const block of changes) {
    const last = runs.at(-1)
    if (block.kind !== 'same') runs.push({ kind: 'change', block })
    else if (last?.kind === 'same') last.blocks.push(block)
    else runs.push({ kind: 'same', blocks: [block] })
  }
  return runs
}

function Unchanged({ blocks }: { blocks: Same[] }) {
  return (
    <details className="text-muted">
      <summary className="min-h-11 cursor-pointer content-center rounded-input px-2">
        {texts.same(blocks.length)}
      </summary>
      {blocks.map(({ label, text }, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          className={clsx('mt-2 px-2', label === 'Título' && 'font-semibold')}
        >
          {text}
        </p>
      ))}
    </details>
  )
}

const EDGE = {
  added: 'border-mangue-500 bg-mangue-100',
  removed: 'border-vermelho-700 bg-guara-100',
  changed: 'border-sol-400 bg-sol-100',
  same: '',
} as const

function Changed({ block }: { block: BlockChange }) {
  return (
    <div className={clsx('rounded-input border-l-4 p-3', EDGE[block.kind])}>
      <p className="text-xs font-semibold">
        {block.kind === 'added'
          ? texts.added
          : block.kind === 'removed'
            ? texts.removed
            : texts.changed}
      </p>
      <p className={clsx('mt-1', block.label === 'Título' && 'font-semibold')}>
        {block.kind === 'changed' ? (
          <Words words={block.words} />
        ) : (
          <Words words={[{ kind: block.kind, text: block.text }]} />
        )}
      </p>
      {block.kind === 'changed' && block.isFormatOnly ? (
        <p className="mt-1 text-xs text-muted">{texts.format}</p>
      ) : null}
    </div>
  )
}

function Words({ words }: { words: readonly WordChange[] }) {
  return words.map(({ kind, text }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (kind === 'same') return <span key={index}>{text}</span>
    const Mark = kind === 'added' ? 'ins' : 'del'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Mark key={index} className={kind === 'added' ? 'font-semibold underline' : 'line-through'}>
        {text}
      </Mark>
    )
  })
}
