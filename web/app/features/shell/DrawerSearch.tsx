import { SEARCH_TEXT_MAX } from '@portal/contract/search/search.texts'
import { suggestions } from '~/platform/search/suggestions.ts'
import { SearchField } from '~/ui/SearchField.tsx'
import { searchWindowTexts as texts } from './search-window.texts.ts'

export function DrawerSearch({ onNavigate }: { onNavigate: () => void }) {
  return (
    <div onSubmit={onNavigate} className="mt-1 mb-4">
      <SearchField
        label={texts.box.label}
        placeholder={texts.title}
        action="/buscar"
        look="line"
        maxLength={SEARCH_TEXT_MAX}
        suggest={suggestions}
      />
    </div>
  )
}
