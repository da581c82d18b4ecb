import { suggestions } from '~/platform/search/suggestions.ts'
import { SearchField } from '~/ui/SearchField.tsx'
import { homeTexts } from './home.texts.ts'

const LONGEST_QUERY = 100

export function SearchBox() {
  const { searchLabel, searchPlaceholder } = homeTexts.hero
  return (
    <SearchField
      label={searchLabel}
      action="/buscar"
      placeholder={searchPlaceholder}
      maxLength={LONGEST_QUERY}
      suggest={suggestions}
    />
  )
}
