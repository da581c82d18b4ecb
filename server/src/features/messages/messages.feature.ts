import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { inboxStore } from './inbox.store.ts'
import { messagesJobs } from './messages.jobs.ts'
import { messagesRoutes } from './messages.routes.ts'
import { messagesStore } from './messages.store.ts'

export const stores = { inbox: inboxStore, messages: messagesStore }
const uses = ['establishments.lock', 'profiles.read', 'team.roleOf'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'messages',
  owns: ['contact_messages'],
  stores,
  uses,
  routes: [messagesRoutes],
  jobs: messagesJobs,
  person: {
    tables: { contact_messages: 'user_id' },
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
          message: 'Mensagem',
          idempotency_key: 'Código do envio',
          read_at: 'Lida em',
          created_at: 'Enviada em',
        },
      },
    },
    erase: ({ messages }, person) => messages.forgetRecipient(person),
  },
})
