import type { SearchAnswer } from '@portal/contract/portal/search/search'
import { TextLink } from '~/ui/TextLink.tsx'
import { searchTexts as texts } from './search.texts.ts'
import { type SearchState, searchAddress } from './search-address.rules.ts'

type SpellingProps = { answer: SearchAnswer; state: SearchState }

/** How the words were read, and the other way to read them. */
export function Spelling({ answer, state }: SpellingProps) {
  const { corrected, did_you_mean } = answer
  if (corrected) {
    return (
      <p className="mb-4">
        {texts.corrected} <strong>{corrected}</strong>.{' '}
        <TextLink to={searchAddress(state, { literal: '1' })} rel="nofollow">
          {texts.insist(state.q)}
        </TextLink>
      </p>
    )
  }
  if (!did_you_mean) {
    if (!state.literal) return null
    return (
      <p className="mb-4">
        {texts.literal(state.q)}{' '}
        <TextLink to={searchAddress(state, { literal: undefined })}>{texts.correct}</TextLink>
      </p>
    )
  }
  return (
    <p className="mb-4">
      {texts.didYouMean}{' '}
      <TextLink to={searchAddress(state, { q: did_you_mean })}>{did_you_mean}</TextLink>?
    </p>
  )
}
