import { stopKeyTexts as texts } from '~/features/money/house-pix/stop-key.texts.ts'
import { EmailLinkScreen } from '~/features/people/accounts/EmailLinkScreen.tsx'
import { browserApi } from '~/platform/api.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'

export const meta = linkPageMeta(texts.title, '/cancelar-chave-pix')

/** Opened from the message to every owner, by who did not set the key. */
export default function StopPixKey() {
  return (
    <EmailLinkScreen
      texts={texts}
      send={async (token) => {
        const { place } = await browserApi.send('POST', '/api/v1/house-pix/stop', {
          body: { token },
        })
        return texts.stopped(place)
      }}
      next={{ to: '/recuperar-senha', label: texts.newPassword }}
    />
  )
}
