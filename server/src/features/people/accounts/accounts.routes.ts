import * as confirmation from '@portal/contract/people/accounts/email-confirmation'
import * as password from '@portal/contract/people/accounts/password'
import * as personalData from '@portal/contract/people/accounts/personal-data'
import { checkEmail } from '@portal/contract/people/accounts/sign-in'
import type { FastifyInstance } from 'fastify'
import { authHeaders } from '../../../platform/auth/identity.ts'
import { personKey } from '../../../platform/auth/proved-email.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { SEND_EMAIL_CONFIRMATION_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './accounts.feature.ts'
import { requireWholeSession } from './accounts.rules.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { knownDevice, rememberDevice, setCookies } from './cookies.routes.ts'
import { deleteAccount } from './delete-account.ts'
import { requestRecovery } from './request-recovery.ts'
import { resetPassword } from './reset-password.ts'

/** The e-mail, the password and the person's own data; entering and leaving are in session.routes. */
export function accountsRoutes(app: FastifyInstance, deps: Deps) {
  const { sensitiveCalls, stores, work, clock } = deps

  route(app, checkEmail, async ({ body }, request) => {
    await sensitiveCalls.spend('email-check', clientKey(request.ip))
    return { exists: await stores.accounts.emailExists(body.email) }
  })

  route(app, password.requestPasswordRecovery, async ({ body }, request) => {
    const from = {
      clientKey: clientKey(request.ip),
      knownDevice: knownDevice(request, body.email, deps),
    }
    await requestRecovery(body.email, from, deps)
    return { accepted: true }
  })

  route(app, password.resetPassword, async ({ body }, request, reply) => {
    const email = await resetPassword(body, clientKey(request.ip), deps)
    // Who has the mailbox is no guesser: the new password works here whatever others try.
    rememberDevice({ request, reply }, email, deps)
    return { changed: true }
  })

  route(app, password.changePassword, async ({ body, actor }) => {
    await changePassword(actor, body, deps)
    return { changed: true }
  })

  route(app, confirmation.sendEmailConfirmation, async ({ actor: { userId, email } }) => {
    await sensitiveCalls.spend('email-confirmation', userId)
    await work.transaction(({ jobs }) => jobs.add(SEND_EMAIL_CONFIRMATION_JOB, { email }))
    return { accepted: true }
  })

  route(app, confirmation.confirmEmail, async ({ body }, request) => {
    await confirmEmail(body.token, clientKey(request.ip), deps)
    return { confirmed: true }
  })

  route(app, personalData.exportPersonalData, async ({ actor }) => {
    requireWholeSession(actor)
    const now = clock.now()
    const found = await work.transaction(async ({ personalData: held, audit }) => {
      await audit.record(actor, now, { action: 'account.exported', subjectId: actor.userId })
      return { names: held.names, data: await held.collect(personKey(actor)) }
    })
    return { exported_at: now, ...found }
  })

  route(app, personalData.previewDeletion, ({ actor }) =>
    stores.accounts.previewDeletion(personKey(actor), clock.now()),
  )

  route(app, personalData.deleteAccount, async ({ body, actor }, request, reply) => {
    await deleteAccount(actor, body.proof, deps)
    const { headers } = await deps.auth.api.signOut({
      headers: authHeaders(request),
      returnHeaders: true,
    })
    setCookies(reply, headers.getSetCookie())
    return { deleted: true }
  })
}
