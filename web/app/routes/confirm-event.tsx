import { linkPageMeta } from '~/features/accounts/link-page-meta.ts'
import { ConfirmEventScreen } from '~/features/event-editing/ConfirmEventScreen.tsx'
import { confirmTexts } from '~/features/event-editing/event-editing.texts.ts'

export const meta = linkPageMeta(confirmTexts.pageTitle, '/cadastro-evento/confirmar')

export default function ConfirmEvent() {
  return <ConfirmEventScreen />
}
