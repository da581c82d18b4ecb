import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { namesOf } from '../../shared/names-of.ts'
import { textBlock } from '../../shared/plain-text.ts'
import { MESSAGE_REPLY_MAX, WRITING_BARRIERS } from './message.constants.ts'

/** What one side wrote to the other about a stay. */
const StayMessage = z
  .object({
    id: z.uuid(),
    by: z.enum(['guest', 'house']),
    text: z.string(),
    created_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'StayMessage' })
export type StayMessage = z.infer<typeof StayMessage>

/** The oldest first. */
const messages = z.array(StayMessage)

export const listStayMessages = endpoint({
  method: 'GET',
  path: '/api/v1/my/stays/:stay/messages',
  access: 'person',
  tag: 'Mensagens',
  summary: 'Conversa com a hospedagem sobre uma reserva',
  params: z.object({ stay: z.uuid() }),
  response: z.object({ messages }),
  status: 200,
})

const houseStay = z.object({ id: z.uuid(), stay: z.uuid() })
const barrier = z.enum(namesOf(WRITING_BARRIERS))
const HouseConversation = z
  .object({ messages, barrier: barrier.nullable() })
  .meta({ id: 'HouseConversation' })
export type HouseConversation = z.infer<typeof HouseConversation>

export const listHouseMessages = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/stays/:stay/messages',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Conversa com o hóspede sobre uma reserva',
  params: houseStay,
  response: HouseConversation,
  status: 200,
})

/** By the owner or a manager; the guest has it with the stay and by e-mail. */
export const writeToGuest = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/stays/:stay/messages',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Escreve ao hóspede sobre uma reserva',
  params: houseStay,
  body: z
    .object({
      text: textBlock(MESSAGE_REPLY_MAX).min(1, 'Escreva a mensagem.'),
      /** Made by the browser once per message: sending it twice sends it once. */
      idempotency_key: z.uuid(),
    })
    .strict(),
  response: HouseConversation,
  status: 201,
})
