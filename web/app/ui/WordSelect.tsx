import type { ComponentProps } from 'react'
import { PlainSelect } from './PlainSelect.tsx'

type WordSelectProps<Word extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> & {
  /** In the order in which they are offered. */
  of: readonly Word[]
  words: { readonly [Known in Word]: string } | ((word: Word) => string)
  value: Word
  onChoose: (word: Word) => void
}

/** One of the contract's own words, chosen by what it is called: nothing else can be. */
export function WordSelect<Word extends string>(props: WordSelectProps<Word>) {
  const { of, words, onChoose, ...rest } = props
  return (
    <PlainSelect
      {...rest}
      onChange={({ target }) => {
        const chosen = of.find((word) => word === target.value)
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {of.map((word) => (
        <option key={word} value={word}>
          {typeof words === 'function' ? words(word) : words[word]}
        </option>
      ))}
    </PlainSelect>
  )
}
