import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Palette } from '~/features/portal/workplace/Palette.tsx'
import { type PaletteEntry, paletteSections } from '~/features/portal/workplace/palette.rules.ts'
import { recentScreens, rememberScreen } from '~/features/portal/workplace/recent-screens.ts'
import type { WorkArea } from '~/features/portal/workplace/work-area.ts'
import { workplaceTexts } from '~/features/portal/workplace/workplace.texts.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { usePaletteScreens } from './use-palette-screens.ts'
import { useRecords } from './use-records.ts'

type WorkPaletteProps = {
  area: WorkArea
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onOpenProfile: () => void
}

/** What the palette offers here: only what this person may open. */
export function WorkPalette({ area, isOpen, onOpenChange, onOpenProfile }: WorkPaletteProps) {
  const navigate = useNavigate()
  const userId = useAuth().user?.id ?? ''
  const [typed, setTyped] = useState('')
  const { screens, actions } = usePaletteScreens(area, onOpenProfile)
  const { records, state } = useRecords(isOpen ? typed.trim() : '')

  function change(next: boolean) {
    if (!next) setTyped('')
    onOpenChange(next)
  }
  function choose(entry: PaletteEntry) {
    if (screens.includes(entry)) rememberScreen(userId, entry.id)
    change(false)
    if (entry.to !== undefined) void navigate(entry.to)
    else entry.run()
  }
  const recent = recentScreens(userId)
  const sections = paletteSections(
    typed,
    { screens, actions, records, recent },
    workplaceTexts.palette,
  )
  return (
    <Palette
      isOpen={isOpen}
      onOpenChange={change}
      typed={typed}
      onType={setTyped}
      sections={sections}
      state={state}
      onChoose={choose}
    />
  )
}
