import { createHash } from 'node:crypto'
import { kindOf } from '@portal/contract/people/notifications/kinds'
import type { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { MailRefused } from '../../../platform/mail/mail-failures.ts'
import { sendPush } from '../../../platform/push/send-push.ts'
import { sendNoticeByWhatsApp } from '../../../platform/whatsapp/send-notice.ts'
import { nextChannel, nextTry, PATIENCE_SECONDS } from './delivery-plan.rules.ts'
import type { Deps, Within } from './notifications.feature.ts'
import type { Delivery, Told } from './notifications.store.ts'
import { emailTexts } from './notifications.texts.ts'
import { DELIVER_JOB, sendAll } from './tell.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'config' | 'clock' | 'log' | 'mail' | 'services'>
type Work = z.infer<typeof DELIVER_JOB.data>

/** What came of it. `later` and `failed` are certain: nobody was told. */
type Outcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'later'; afterSeconds: number | null }
  | { kind: 'failed' }
  | { kind: 'unknown' }

/**
 * One delivery. That it is under way is written down before the call, so a worker that takes it up after
 * another one died knows that nobody knows: a browser is not called twice, the next channel is. An e-mail is
 * sent again under the same number, by which mail programs know it as one.
 */
export async function deliver(work: Work, deps: Needs) {
  const delivery = await claim(work, deps)
  if (!delivery) return
  const outcome =
    delivery.state === 'sending' && delivery.channel !== 'email'
      ? ({ kind: 'unknown' } as const)
      : await send(delivery, deps)
  await conclude(delivery, outcome, deps)
}

/** Null where there is nothing to send. */
async function claim({ deliveryId, notificationId }: Work, { work, clock, config }: Needs) {
  return work.transaction(async (within) => {
    const { notificationList: list } = within
    const now = clock.now()
    const delivery = await list.lockDelivery(deliveryId)
    if (!delivery) {
      // The browser signed out with it, or newer words have taken its place.
      const told = await list.findTold(notificationId)
      if (told) await goOn(within, reachable(told, config), 'push', now)
      return null
    }
    const { state, told } = delivery
    if (state !== 'waiting' && state !== 'sending') return null
    if (told.isDone || told.expiresAt <= now) {
      const over = told.isDone ? 'needless' : 'expired'
      await list.setState(deliveryId, { state: over }, now)
      return null
    }
    await list.setState(deliveryId, { state: 'sending', isTry: true }, now)
    return { ...delivery, told: reachable(told, config), tries: delivery.tries + 1 }
  })
}

/** Nobody is written to by WhatsApp where no template is set. */
const reachable = (told: Told, { whatsapp: account }: Needs['config']): Told =>
  account?.noticeTemplate ? told : { ...told, hasWhatsApp: false }

async function send(delivery: Delivery, deps: Needs): Promise<Outcome> {
  switch (delivery.channel) {
    case 'push':
      return push(delivery, deps)
    case 'email':
      return email(delivery, deps)
    case 'whatsapp':
      return whatsapp(delivery, deps)
  }
}

async function push(
  { told, subscriptionId }: Delivery,
  { stores, config, clock, services, log }: Needs,
): Promise<Outcome> {
  const now = clock.now()
  const to = subscriptionId && (await stores.pushSubscriptions.find(subscriptionId, now))
  if (!to || !config.push) return { kind: 'gone' }
  const outcome = await sendPush(
    config.push,
    to,
    {
      title: told.title,
      body: told.body,
      navigate: config.publicOrigin + told.path,
      tag: tagOf(told),
      ttlSeconds: Math.max(1, Math.floor((told.expiresAt.getTime() - now.getTime()) / 1000)),
      urgency: kindOf(told.kind).hasClock ? 'high' : 'normal',
    },
    services,
  )
  if (outcome.kind !== 'refused') return outcome
  // Every message to that service ends so until somebody mends the settings.
  log.error({ reason: outcome.reason, host: new URL(to.endpoint).host }, 'push keys are refused')
  return { kind: 'failed' }
}

/** Says nothing of what it is about to the service that carries it. */
const tagOf = ({ userId, topic }: Told) =>
  createHash('sha256').update(`${userId}:${topic}`).digest('base64url').slice(0, 32)

async function email({ id, told }: Delivery, { mail, config, log }: Needs): Promise<Outcome> {
  if (!told.hasEmail) return { kind: 'failed' }
  const { title, body, path } = told
  try {
    await mail.send({
      to: told.email,
      number: `notification-${id}`,
      subject: title,
      ...composeEmail({
        title,
        paragraphs: body ? [body] : [],
        action: { label: emailTexts.action, url: config.publicOrigin + path },
        footer: emailTexts.footer,
      }),
    })
    return { kind: 'sent' }
  } catch (error) {
    if (error instanceof MailRefused) return { kind: 'failed' }
    log.warn({ err: error }, 'a notification was not taken by the mail server')
    return { kind: 'later', afterSeconds: null }
  }
}

async function whatsapp({ told }: Delivery, { config, services, log }: Needs): Promise<Outcome> {
  const account = config.whatsapp
  if (!account?.noticeTemplate || !told.hasWhatsApp || !told.whatsapp) return { kind: 'failed' }
  const { noticeTemplate } = account
  const { title, body, path, whatsapp: phone } = told
  const sending = await sendNoticeByWhatsApp(
    { ...account, noticeTemplate },
    { phone, words: [title, body, config.publicOrigin + path] },
    services,
  )
  if (sending.kind === 'accepted') return { kind: 'sent' }
  log.warn({ reason: sending.reason }, 'a notification was not taken by WhatsApp')
  if (sending.kind !== 'later') return { kind: 'failed' }
  // No answer may mean that the person was told: by WhatsApp they are not told again.
  return sending.reason === 'TimeoutError'
    ? { kind: 'unknown' }
    : { kind: 'later', afterSeconds: null }
}

async function conclude(delivery: Delivery, outcome: Outcome, { work, clock }: Needs) {
  const { id, told, channel, subscriptionId } = delivery
  await work.transaction(async (within) => {
    const { notificationList: list, pushSubscriptions, jobs } = within
    const now = clock.now()
    if (outcome.kind === 'sent') {
      await list.setState(id, { state: 'sent' }, now)
      return
    }
    if (outcome.kind === 'later') {
      const at = nextTry({ tries: delivery.tries, expiresAt: told.expiresAt }, outcome, now)
      if (at) {
        await list.setState(id, { state: 'waiting', dueAt: at }, now)
        await jobs.add(DELIVER_JOB, { deliveryId: id, notificationId: told.id }, { at })
        if (at.getTime() - now.getTime() > PATIENCE_SECONDS * 1000) {
          await tellBy(within, told, nextChannel(told, told.kind, channel), now)
        }
        return
      }
    }
    if (outcome.kind === 'gone' && subscriptionId) await pushSubscriptions.remove(subscriptionId)
    else await list.setState(id, { state: outcome.kind === 'unknown' ? 'unknown' : 'failed' }, now)
    await goOn(within, told, channel, now)
  })
}

/** To the next channel, unless another device of this person was told or still may be. */
async function goOn(within: Within, told: Told, failed: Delivery['channel'], now: Date) {
  if (told.isDone || told.expiresAt <= now) return
  if (await within.notificationList.mayStillArrive(told.id, told.round, failed)) return
  await tellBy(within, told, nextChannel(told, told.kind, failed), now)
}

async function tellBy(
  { notificationList, jobs }: Within,
  told: Told,
  channel: Delivery['channel'] | null,
  now: Date,
) {
  if (!channel) return
  const one = { notificationId: told.id, round: told.round, channel, subscriptionId: null, at: now }
  await sendAll({ notificationList, jobs }, [one], now)
}
