import { ChoicesPanel } from './ChoicesPanel.tsx'
import { DevicePanel } from './DevicePanel.tsx'
import { EscalationPanel } from './EscalationPanel.tsx'
import { TestPanel } from './TestPanel.tsx'
import { ToldPanel } from './ToldPanel.tsx'

type NotificationsSectionProps = {
  isTeam: boolean
  /** The business that is open, where one is. */
  place: { id: string; name: string } | null
}

/** "Avisos": what was told, on which devices, and what somebody wants to be told. */
export function NotificationsSection({ isTeam, place }: NotificationsSectionProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
      <ToldPanel />
      <DevicePanel />
      <TestPanel isTeam={isTeam} />
      {place ? <EscalationPanel place={place} /> : null}
      <ChoicesPanel isTeam={isTeam} />
    </div>
  )
}
