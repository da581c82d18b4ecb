import { plainText, type Sentence } from '@portal/contract/insight/insight/sentences'
import { Fragment } from 'react'

/** Figures first in words: what is strong in a sentence is its figure. */
export function SentenceText({ sentence }: { sentence: Sentence }) {
  return sentence.map((part, place) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have their place only.
      <Fragment key={place}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have their place only.
      <b key={place} className="num font-bold">
        {part.strong}
      </b>
    ),
  )
}

/** The first is the headline of the page. */
export function SentenceList({ sentences }: { sentences: readonly Sentence[] }) {
  const [first, ...rest] = sentences
  if (!first) return null
  return (
    <div className="grid max-w-[68ch] gap-2">
      <p className="font-[650] font-head text-[1.3125rem] leading-tight tracking-[-0.01em] lg:text-[1.625rem]">
        {plainText(first)}
      </p>
      {rest.length > 0 ? (
        <ul className="grid gap-2 text-[1.0625rem] leading-[1.45] lg:text-[1.125rem]">
          {rest.map((sentence) => (
            <li
              key={plainText(sentence)}
              className="relative pl-4 before:absolute before:top-[0.58em] before:left-0 before:size-1.5 before:rounded-full before:bg-mar-300"
            >
              <SentenceText sentence={sentence} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
