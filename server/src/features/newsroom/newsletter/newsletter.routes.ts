import * as contract from '@portal/contract/newsroom/newsletter/subscription'
import type { FastifyInstance } from 'fastify'
import { oneClick } from '../../../platform/http/one-click.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { askForNewsletter } from './ask-for-newsletter.ts'
import { changePreferences, leave } from './change-preferences.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { LEAVE_PATH } from './newsletter.constants.ts'
import type { Deps } from './newsletter.feature.ts'
import { linkInvalid, type Reader } from './newsletter.rules.ts'
import { emailHint, readerOf, readerToken } from './newsletter-links.rules.ts'

const PAGE_ORIGIN = 'pagina-de-saida'

export function newsletterRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, config, sensitiveCalls } = deps

  route(app, contract.askForNewsletter, async ({ body }, request) => {
    await askForNewsletter(body, clientKey(request.ip), deps)
    return { sent: true as const }
  })

  route(app, contract.confirmNewsletter, async ({ body }, request) => {
    const reader = await guessing(request.ip, () => confirmNewsletter(body.token, deps))
    return { ...present(reader), token: readerToken(reader.id, config.auth.secret) }
  })

  route(app, contract.readNewsletterPreferences, async ({ body }, request) =>
    guessing(request.ip, async () => {
      const id = readerOf(body.token, config.auth.secret)
      const reader = id ? await stores.newsletter.findReader(id) : null
      if (!reader) throw linkInvalid()
      return present(reader)
    }),
  )

  route(app, contract.saveNewsletterPreferences, async ({ body }, request) =>
    guessing(request.ip, async () => {
      const choice = { isActive: body.is_active, topics: body.topics }
      return present(await changePreferences(body.token, () => choice, PAGE_ORIGIN, deps))
    }),
  )

  /** Only wrong links count. */
  async function guessing<Answer>(ip: string, work: () => Promise<Answer>): Promise<Answer> {
    const client = clientKey(ip)
    await sensitiveCalls.spend('newsletter-link', client)
    const answer = await work()
    await sensitiveCalls.giveBack('newsletter-link', client)
    return answer
  }
}

export const leaveRoute = (app: FastifyInstance, deps: Deps) =>
  oneClick(app, LEAVE_PATH, (token) => changePreferences(token, leave, 'um-clique', deps))

const present = ({ email, isActive, topics }: Reader) => ({
  email_hint: emailHint(email),
  is_active: isActive,
  topics: [...topics],
})
