import type { AlertCriteria } from '@portal/contract/properties/properties/property-alert'
import { z } from 'zod'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './properties.feature.ts'
import { alertOf } from './property-alert-links.rules.ts'
import { linkInvalid, requireRoomForAlert, UNPROVED_MS } from './property-alerts.rules.ts'

export const SEND_CONFIRMATION_JOB = defineJob(
  'properties.confirm-alert',
  z.object({ alertId: z.uuid() }),
  { key: ({ alertId }) => alertId },
)

type Needs = Pick<Deps, 'work' | 'clock'>

/** The same search again is the one that is there, and takes no more room. */
export async function saveAlert(userId: string, criteria: AlertCriteria, { work, clock }: Needs) {
  const owner = { userId }
  return work.transaction(async ({ propertyAlerts }) => {
    await propertyAlerts.holdOwner(owner)
    const held = await propertyAlerts.listAlerts(owner)
    const alert = await propertyAlerts.addAlert(owner, criteria, clock.now())
    if (!held.some(({ id }) => id === alert.id)) requireRoomForAlert(held.length)
    return alert
  })
}

export async function removeAlert(userId: string, id: string, { work }: Needs) {
  await work.transaction(async ({ propertyAlerts }) => {
    if (!(await propertyAlerts.removeAlert(id, { userId })))
      throw new NotFound('property-alert', id)
  })
}

type Ask = { email: string; criteria: AlertCriteria }

/** The same work and the same answer for every address: only its mailbox tells whether it is known. */
export async function askForAlert(
  { email, criteria }: Ask,
  client: string,
  { work, clock, sensitiveCalls }: Needs & Pick<Deps, 'sensitiveCalls'>,
) {
  await sensitiveCalls.spend('property-alert-address', client)
  await sensitiveCalls.spend('property-alert', email)
  await work.transaction(async ({ propertyAlerts, jobs }) => {
    await propertyAlerts.holdOwner({ email })
    const { id } = await propertyAlerts.addAlert({ email }, criteria, clock.now())
    await propertyAlerts.removeUnproved(email, id)
    await jobs.add(SEND_CONFIRMATION_JOB, { alertId: id })
  })
}

export async function confirmAlert(
  token: string,
  { work, clock, config }: Needs & Pick<Deps, 'config'>,
) {
  const id = alertOf(token, 'confirm', config.auth.secret)
  if (!id) throw linkInvalid()
  return work.transaction(async ({ propertyAlerts }) => {
    const now = clock.now()
    const alert = await propertyAlerts.findAlert(id)
    if (!alert?.email) throw linkInvalid()
    await propertyAlerts.holdOwner({ email: alert.email })
    if (alert.confirmed_at) return alert
    if (now.getTime() - alert.created_at.getTime() > UNPROVED_MS) throw linkInvalid()
    requireRoomForAlert((await propertyAlerts.listAlerts({ email: alert.email })).length)
    await propertyAlerts.confirmAlert(id, now)
    return alert
  })
}

/** By one click of a mail program: stopped twice is stopped. */
export async function stopAlert(token: string, { work, config }: Needs & Pick<Deps, 'config'>) {
  const id = alertOf(token, 'stop', config.auth.secret)
  if (!id) throw linkInvalid()
  await work.transaction(({ propertyAlerts }) => propertyAlerts.removeAlert(id, null))
}
