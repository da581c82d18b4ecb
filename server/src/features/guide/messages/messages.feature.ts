import { ANSWER_WITHIN_HOURS } from '@portal/contract/guide/inbox/inbox-kinds'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import { z } from 'zod'
import type { FeatureDeps } from '../../../deps.ts'
import { dueWithin } from '../../../platform/database/due-within.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { inboxStore } from './inbox.store.ts'
import { messagesJobs } from './messages.jobs.ts'
import { messagesRoutes } from './messages.routes.ts'
import { messagesStore } from './messages.store.ts'
import { presentReceived } from './present-message.ts'
import { replyTemplatesRoutes } from './reply-templates.routes.ts'
import { replyTemplatesStore } from './reply-templates.store.ts'
import { stayMessagesRoutes } from './stay-messages.routes.ts'
import { stayMessagesStore } from './stay-messages.store.ts'

export const stores = {
  inbox: inboxStore,
  messages: messagesStore,
  replyTemplates: replyTemplatesStore,
  stayMessages: stayMessagesStore,
}
const uses = ['establishments.lock', 'profiles.read', 'team.roleOf'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

const { cameAfter, dueOf } = dueWithin(ANSWER_WITHIN_HOURS.message)

export const feature = defineFeature<Deps>({
  name: 'messages',
  owns: ['contact_messages', 'house_messages', 'message_replies', 'reply_templates'],
  objects: [
    {
      at: '/my/establishments/:id/messages/:message',
      is: 'message',
      table: 'contact_messages',
      by: { id: 'message', establishment_id: 'id' },
    },
    {
      at: '/my/establishments/:id/reply-templates/:template',
      is: 'reply-template',
      table: 'reply_templates',
      by: { id: 'template', establishment_id: 'id' },
    },
  ],
  stores,
  uses,
  routes: [messagesRoutes, replyTemplatesRoutes, stayMessagesRoutes],
  topics: {
    inbox: {
      id: z.uuid(),
      mayJoin: async ({ id, actor }, { stores }) => {
        if (actor === null) return false
        const role = await stores.team.roleOf(id, actor.userId)
        // Who asked about a property is told by the same topic.
        return roleMay(role, 'messages.read') || roleMay(role, 'properties.see')
      },
    },
  },
  waits: [
    {
      kind: 'message',
      urgency: 'person',
      async list({ stores: { inbox } }, { establishmentId, after, limit }) {
        const rows = await inbox.listWaiting(establishmentId, cameAfter(after), limit)
        return rows.map((row) => ({
          ...{ id: row.id, micros: dueOf(row), since: row.created_at },
          what: { kind: 'message' as const, message: presentReceived(row) },
        }))
      },
      count: ({ stores: { inbox } }, ids) => inbox.countWaiting(ids),
    },
  ],
  jobs: messagesJobs,
  person: {
    policy: 'O que guardamos',
    tables: {
      contact_messages: 'user_id',
      house_messages: 'user_id',
      message_replies: 'replied_by',
    },
    // What one wrote for a house is as much theirs as what a house wrote to them.
    collect: async (rows, { userId }) => ({
      house_messages: await rows.where('house_messages', 'written_by', userId),
    }),
    names: {
      contact_messages: {
        title: 'Mensagens que você enviou a negócios',
        columns: {
          id: 'Código da mensagem',
          user_id: 'Código da conta',
          establishment_id: 'Código do negócio',
          name: 'Seu nome',
          email: 'Seu e-mail',
          phone: 'Seu telefone',
          recipient_email: 'E-mail de quem recebe',
          subject: 'Assunto',
          stay_id: 'Código da reserva',
          message: 'Mensagem',
          idempotency_key: 'Código do envio',
          read_at: 'Lida em',
          answered_at: 'Respondida em',
          archived_at: 'Arquivada em',
          created_at: 'Enviada em',
        },
      },
      house_messages: {
        title: 'Mensagens de hospedagens sobre reservas',
        columns: {
          id: 'Código da mensagem',
          stay_id: 'Código da reserva',
          user_id: 'Código do hóspede',
          text: 'Mensagem',
          written_by: 'Código de quem escreveu',
          idempotency_key: 'Código do envio',
          created_at: 'Enviada em',
        },
      },
      message_replies: {
        title: 'Respostas que você escreveu por um negócio',
        columns: {
          id: 'Código da resposta',
          message_id: 'Código da mensagem',
          text: 'Resposta',
          replied_by: 'Código da conta',
          idempotency_key: 'Código do envio',
          created_at: 'Enviada em',
        },
      },
    },
    erase: ({ messages }, person) => messages.forgetRecipient(person),
  },
})
