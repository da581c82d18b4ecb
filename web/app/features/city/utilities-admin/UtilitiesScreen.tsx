import { useSearchParams } from 'react-router'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { NoticesTab } from './NoticesTab.tsx'
import { NumbersTab } from './NumbersTab.tsx'
import { RotaTab } from './RotaTab.tsx'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.tabs
const TAB = 'aba'
const TABS = { farmacias: RotaTab, avisos: NoticesTab } as const

export default function UtilitiesScreen() {
  const [address] = useSearchParams()
  const chosen = address.get(TAB)
  const tab = chosen === 'farmacias' || chosen === 'avisos' ? chosen : null
  const Shown = tab ? TABS[tab] : NumbersTab
  return (
    <div className="grid grid-cols-1 gap-5">
      <LinkTabs
        label={texts.label}
        links={[
          { label: texts.numbers, to: '?', current: tab === null },
          { label: texts.rota, to: `?${TAB}=farmacias`, current: tab === 'farmacias' },
          { label: texts.notices, to: `?${TAB}=avisos`, current: tab === 'avisos' },
        ]}
      />
      <Shown />
    </div>
  )
}
