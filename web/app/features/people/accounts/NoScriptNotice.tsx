import { accountsTexts } from './accounts.texts.ts'

export function NoScriptNotice() {
  return (
    <noscript>
      <p className="rounded-card bg-sol-100 p-4 text-sm">{accountsTexts.noScript}</p>
    </noscript>
  )
}
