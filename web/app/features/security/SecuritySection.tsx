import { PasswordPanel } from './PasswordPanel.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

/** How one signs in and where one is signed in. */
export function SecuritySection() {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="xl:col-span-2">
        <SessionsPanel />
      </div>
      <PasswordPanel />
      <SecondFactorPanel />
    </div>
  )
}
