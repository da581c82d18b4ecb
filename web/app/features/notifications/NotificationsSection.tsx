import { ChoicesPanel } from './ChoicesPanel.tsx'
import { DevicePanel } from './DevicePanel.tsx'
import { ToldPanel } from './ToldPanel.tsx'

/** "Avisos": what was told, on which devices, and what somebody wants to be told. */
export function NotificationsSection({ isTeam }: { isTeam: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
      <ToldPanel />
      <DevicePanel />
      <ChoicesPanel isTeam={isTeam} />
    </div>
  )
}
