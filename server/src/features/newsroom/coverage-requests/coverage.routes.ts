import * as contract from '@portal/contract/newsroom/coverage-requests/coverage-request'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { askForCoverage } from './ask-for-coverage.ts'
import { linkInvalid } from './coverage.rules.ts'
import type { Deps } from './coverage-requests.feature.ts'
import { changeCoverageContact, withdrawCoverage, writeAboutCoverage } from './follow-coverage.ts'
import { presentFollowed } from './present-coverage.ts'

/** For who asks: the form, and the private link. */
export function coverageRoutes(app: FastifyInstance, deps: Deps) {
  const { sensitiveCalls, stores } = deps

  /** Guessing costs: an address that brings wrong links waits. A right one costs nothing. */
  async function byToken(token: string, { ip }: FastifyRequest) {
    const key = clientKey(ip)
    await sensitiveCalls.spend('coverage-link', key)
    const found = await stores.coverage.findByToken(hashToken(token))
    if (!found) throw linkInvalid()
    await sensitiveCalls.giveBack('coverage-link', key)
    return found
  }
  async function present(token: string) {
    const found = await stores.coverage.findByToken(hashToken(token))
    if (!found) throw linkInvalid()
    return presentFollowed(found)
  }

  route(app, contract.askForCoverage, ({ body, actor: person }, request) =>
    askForCoverage({ person, address: request.ip }, body, deps),
  )
  route(app, contract.followCoverage, async ({ body }, request) =>
    presentFollowed(await byToken(body.token, request)),
  )
  route(app, contract.writeAboutCoverage, async ({ body }, request) => {
    const { id } = await byToken(body.token, request)
    await sensitiveCalls.spend('coverage-message', id)
    await writeAboutCoverage({ id, text: body.text, clientId: body.client_id }, deps)
    return present(body.token)
  })
  route(app, contract.changeCoverageContact, async ({ body: { token, ...contact } }, request) => {
    const { id } = await byToken(token, request)
    await sensitiveCalls.spend('coverage-message', id)
    await changeCoverageContact({ id, ...contact }, deps)
    return present(token)
  })
  route(app, contract.withdrawCoverage, async ({ body }, request) => {
    const { id } = await byToken(body.token, request)
    await withdrawCoverage(id, deps)
    return present(body.token)
  })
}
