import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import type { SendRequestData } from './ask-for-newsletter.ts'
import type { Deps } from './newsletter.feature.ts'
import { newsletterTexts } from './newsletter.texts.ts'
import {
  confirmAddress,
  leaveAddress,
  leaveHeaders,
  readerToken,
  requestToken,
} from './newsletter-links.rules.ts'

type Needs = Pick<Deps, 'stores' | 'clock' | 'config' | 'mail'>

/** May run twice: the link is the same. One that was replaced, used or has expired is not sent. */
export async function sendRequest(data: SendRequestData, deps: Needs) {
  const { stores, clock, config, mail } = deps
  const request = await stores.newsletter.findRequest(Buffer.from(data.request, 'base64url'))
  if (!request || request.confirmedAt || request.expiresAt <= clock.now()) return
  const { siteName } = siteIdentity(await stores.settings.read())
  const known = await stores.newsletter.findByEmail(request.email)

  if (known?.isActive && known.confirmedAt) {
    const { subject, lines, action, footer } = newsletterTexts.already
    const url = leaveAddress(config.publicOrigin, readerToken(known.id, config.auth.secret))
    await mail.send({
      isEssential: true,
      to: request.email,
      subject,
      headers: leaveHeaders(url),
      ...composeEmail({
        title: subject,
        paragraphs: lines(siteName),
        action: { label: action, url },
        footer,
      }),
    })
    return
  }
  const { subject, lines, action, footer } = newsletterTexts.confirm
  const url = confirmAddress(config.publicOrigin, requestToken(request, config.auth.secret))
  await mail.send({
    isEssential: true,
    to: request.email,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: lines(siteName),
      action: { label: action, url },
      footer,
    }),
  })
}
