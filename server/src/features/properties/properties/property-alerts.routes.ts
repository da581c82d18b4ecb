import * as contract from '@portal/contract/properties/properties/property-alert'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { oneClick } from '../../../platform/http/one-click.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import type { Deps } from './properties.feature.ts'
import { STOP_PATH } from './property-alert-links.rules.ts'
import {
  askForAlert,
  confirmAlert,
  removeAlert,
  saveAlert,
  stopAlert,
} from './property-alerts.writes.ts'

export function propertyAlertsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, sensitiveCalls } = deps
  const requireProperties = () => {
    if (!isAvailable('properties')) throw new NotFound('properties', 'of the city')
  }

  route(app, contract.listOwnAlerts, async ({ actor }) => ({
    alerts: await stores.propertyAlerts.listAlerts({ userId: actor.userId }),
  }))

  route(app, contract.saveOwnAlert, ({ actor, body }) => {
    requireProperties()
    return saveAlert(actor.userId, body.criteria, deps)
  })

  route(app, contract.removeOwnAlert, async ({ actor, params }) => {
    await removeAlert(actor.userId, params.id, deps)
    return null
  })

  route(app, contract.askForAlert, async ({ body }, request) => {
    requireProperties()
    await askForAlert(body, clientKey(request.ip), deps)
    return { sent: true as const }
  })

  /** Only wrong links count. */
  route(app, contract.confirmAlert, async ({ body }, request) => {
    const client = clientKey(request.ip)
    await sensitiveCalls.spend('newsletter-link', client)
    const { criteria } = await confirmAlert(body.token, deps)
    await sensitiveCalls.giveBack('newsletter-link', client)
    return { criteria }
  })
}

export const stopAlertRoute = (app: FastifyInstance, deps: Deps) =>
  oneClick(app, STOP_PATH, (token) => stopAlert(token, deps))
