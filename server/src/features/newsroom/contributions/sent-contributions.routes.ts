import * as contract from '@portal/contract/newsroom/contributions/contribution'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { confirmContribution } from './confirm-contribution.ts'
import type { Deps } from './contributions.feature.ts'
import { linkInvalid } from './contributions.rules.ts'
import { presentOwnContribution } from './present-contribution.ts'
import { withdrawContribution } from './withdraw-contribution.ts'

/** What somebody does with what they sent: by the link of an e-mail, or signed in. */
export function sentContributionsRoutes(app: FastifyInstance, deps: Deps) {
  const { sensitiveCalls } = deps
  const { contributions } = deps.stores

  /** Guessing costs: an address that brings wrong links waits. A right one costs nothing. */
  async function byToken(token: string, { ip }: FastifyRequest) {
    const key = clientKey(ip)
    await sensitiveCalls.spend('contribution-link', key)
    const found = await contributions.findByToken(hashToken(token))
    if (!found) throw linkInvalid()
    await sensitiveCalls.giveBack('contribution-link', key)
    return found
  }
  async function present(id: string) {
    const found = await contributions.find(id)
    if (!found) throw new NotFound('contribution', id)
    return presentOwnContribution(found)
  }

  route(app, contract.readSentContribution, async ({ body }, request) =>
    presentOwnContribution(await byToken(body.token, request)),
  )
  route(app, contract.confirmContribution, async ({ body }, request) => {
    const { id } = await byToken(body.token, request)
    await confirmContribution(body.token, deps)
    return present(id)
  })
  route(app, contract.withdrawSentContribution, async ({ body }, request) => {
    const { id } = await byToken(body.token, request)
    await withdrawContribution({ id, by: null }, deps)
    return present(id)
  })

  route(app, contract.listMyContributions, async ({ query, actor: { userId } }) => {
    const after = query.cursor ? decodeCursor(query.cursor) : null
    const { rows, nextCursor } = await contributions.listOf(userId, after)
    return { contributions: rows.map(presentOwnContribution), next_cursor: nextCursor }
  })
  route(app, contract.withdrawContribution, async ({ params, actor }) => {
    const own = await contributions.findOf(actor.userId, params.id)
    if (!own) throw new NotFound('contribution', params.id)
    await withdrawContribution({ id: own.id, by: actor }, deps)
    return present(own.id)
  })
}
