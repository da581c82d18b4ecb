import { PasswordPanel } from './PasswordPanel.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

type SecuritySectionProps = {
  /** Signs out everywhere and leads home, as "Sair" does. */
  onLeaveAll: () => void
}

/** How one signs in and where one is signed in. */
export function SecuritySection({ onLeaveAll }: SecuritySectionProps) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="xl:col-span-2">
        <SessionsPanel onLeaveAll={onLeaveAll} />
      </div>
      <PasswordPanel />
      <SecondFactorPanel />
    </div>
  )
}
