import { fetchSuggestions } from '~/platform/suggestions.ts'
import { SearchField } from '~/ui/SearchField.tsx'
import { homeTexts } from './home.texts.ts'

const LONGEST_QUERY = 100

/** A plain GET form: without JavaScript the browser takes it to the results by itself. */
export function SearchBox() {
  const { searchLabel, searchPlaceholder } = homeTexts.hero
  return (
    <SearchField
      label={searchLabel}
      action="/buscar"
      placeholder={searchPlaceholder}
      maxLength={LONGEST_QUERY}
      suggest={fetchSuggestions}
    />
  )
}
