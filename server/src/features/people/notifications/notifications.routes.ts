import { roleMay } from '@portal/contract/guide/team/team-rights'
import { topics } from '@portal/contract/live/topics'
import type { OutsideChannel } from '@portal/contract/people/notifications/kinds'
import * as contract from '@portal/contract/people/notifications/notifications'
import type { FastifyInstance } from 'fastify'
import { deviceName } from '../../../platform/auth/device-name.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import { route } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import { keepDevice, removeDevice } from './keep-device.ts'
import { keepEscalation } from './keep-escalation.ts'
import type { Deps } from './notifications.feature.ts'
import { testTexts } from './notifications.texts.ts'
import { dayBegan } from './tell.ts'

export function notificationsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, work, clock, config } = deps
  const offered: OutsideChannel[] = [
    ...(config.push ? (['push'] as const) : []),
    'email' as const,
    ...(config.whatsapp?.noticeTemplate ? (['whatsapp'] as const) : []),
  ]

  route(app, contract.listNotifications, async ({ actor: { userId } }) => {
    const [notifications, unread] = await Promise.all([
      stores.notificationList.list(userId),
      stores.notificationList.countUnread(userId),
    ])
    return { notifications, unread }
  })
  route(app, contract.readNotifications, async ({ body: { ids = null }, actor: { userId } }) =>
    work.transaction(async ({ notificationList, changes }) => {
      const read = await notificationList.markRead(userId, ids, clock.now())
      if (read > 0) changes.announce(Tag.live(topics.notifications(userId)))
      return { unread: await notificationList.countUnread(userId) }
    }),
  )

  route(app, contract.testNotifications, async ({ actor: { userId } }) => {
    await deps.sensitiveCalls.spend('notification-test', userId)
    const now = clock.now()
    const devices = await stores.pushSubscriptions.list(userId, now)
    await work.transaction(({ notifications }) =>
      notifications.tell(
        {
          to: { userId },
          kind: 'test',
          topic: 'test',
          ...testTexts,
          path: '/dash-clube#avisos',
          isOpen: true,
        },
        now,
      ),
    )
    return { devices: devices.length }
  })

  route(app, contract.readNotificationTest, async ({ actor: { userId, sessionId } }) => {
    const now = clock.now()
    const rows = await stores.notificationList.deliveriesOf(userId, 'test')
    const [person] = await stores.notificationList.recipients({ userId }, 'test', {
      now,
      dayBegan: dayBegan(now),
    })
    const has = {
      push: (person?.devices.length ?? 0) > 0,
      email: person?.hasEmail === true,
      whatsapp: person?.hasWhatsApp === true,
    }
    return {
      asked_at: rows[0]?.askedAt ?? null,
      deliveries: rows.flatMap(({ id, channel, state, changedAt, askedAt, ...of }) =>
        id === null || channel === null || state === null
          ? []
          : [
              {
                ...{ id, channel, state },
                device: channel === 'push' ? deviceName(of.userAgent) : null,
                is_current: of.sessionId === sessionId,
                seconds:
                  changedAt === null || state === 'waiting' || state === 'sending'
                    ? null
                    : (changedAt.getTime() - askedAt.getTime()) / 1000,
              },
            ],
      ),
      missing: offered.filter((channel) => !has[channel]),
    }
  })

  async function escalationOf(establishmentId: string, userId: string) {
    const role = await stores.team.roleOf(establishmentId, userId)
    requireTeamRight(role, 'team.see', establishmentId)
    const [{ others_after, last_before }, people] = await Promise.all([
      stores.notificationList.escalationOf(establishmentId),
      stores.escalations.people(establishmentId, clock.now()),
    ])
    const reached = people.map(({ reached_by, ...person }) => ({
      ...person,
      reached_by: reached_by.filter((channel) => offered.includes(channel)),
    }))
    return { others_after, last_before, people: reached, may_set: roleMay(role, 'orders.set') }
  }
  route(app, contract.readEscalation, ({ params: { id }, actor: { userId } }) =>
    escalationOf(id, userId),
  )
  route(app, contract.saveEscalation, async ({ params: { id }, body, actor }) => {
    await keepEscalation(actor, { establishmentId: id, ...body }, deps)
    return escalationOf(id, actor.userId)
  })

  async function devicesOf({ userId, sessionId }: Person) {
    const devices = await stores.pushSubscriptions.list(userId, clock.now())
    return {
      public_key: config.push?.publicKey ?? null,
      devices: devices.map(({ id, userAgent, createdAt, seenAt, ...device }) => ({
        id,
        device: deviceName(userAgent),
        created_at: createdAt,
        seen_at: seenAt,
        is_current: device.sessionId === sessionId,
      })),
    }
  }
  route(app, contract.listPushDevices, ({ actor }) => devicesOf(actor))
  route(app, contract.keepPushDevice, async ({ body, actor }) => {
    await keepDevice(actor, body, deps)
    return devicesOf(actor)
  })
  route(app, contract.removePushDevice, async ({ params, actor }) => {
    await removeDevice(actor.userId, params.id, deps)
    return devicesOf(actor)
  })

  route(app, contract.readNotificationChoices, async ({ actor: { userId } }) => ({
    ...(await stores.notificationChoices.read(userId)),
    offered,
  }))
  route(app, contract.saveNotificationChoices, ({ body, actor: { userId } }) =>
    work.transaction(async ({ accounts, notificationChoices }) => {
      await accounts.lockPerson(userId)
      await notificationChoices.save(userId, body)
      return { ...(await notificationChoices.read(userId)), offered }
    }),
  )
}
