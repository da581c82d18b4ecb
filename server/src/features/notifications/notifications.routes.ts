import { topics } from '@portal/contract/live/topics'
import * as contract from '@portal/contract/notifications/notifications'
import type { FastifyInstance } from 'fastify'
import { deviceName } from '../../platform/auth/device-name.ts'
import type { Person } from '../../platform/auth/identity.ts'
import { route } from '../../platform/http/route.ts'
import { Tag } from '../../platform/live/tags.ts'
import { keepDevice, removeDevice } from './keep-device.ts'
import type { Deps } from './notifications.feature.ts'
import { testTexts } from './notifications.texts.ts'

export function notificationsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, work, clock, config } = deps

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

  const offered = [
    ...(config.push ? (['push'] as const) : []),
    'email' as const,
    ...(config.whatsapp?.noticeTemplate ? (['whatsapp'] as const) : []),
  ]
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
