import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { Email } from '../../shared/person-fields.ts'
import { NEWSLETTER_TOPICS } from './newsletter.texts.ts'

const NewsletterTopics = z
  .array(z.enum(NEWSLETTER_TOPICS))
  .min(1, 'Escolha pelo menos um assunto.')
  .max(NEWSLETTER_TOPICS.length)
  .transform((topics) => NEWSLETTER_TOPICS.filter((topic) => topics.includes(topic)))

/** Which form was filled in; the ledger keeps it. */
export const NewsletterOrigin = z.enum(['rodape', 'confirmacao'])
export type NewsletterOrigin = z.infer<typeof NewsletterOrigin>

/** Answers the same whoever it is: only who reads the mailbox learns whether the address is known. */
export const askForNewsletter = endpoint({
  method: 'POST',
  path: '/api/v1/newsletter/requests',
  access: 'anyone',
  tag: 'Cartas',
  summary: 'Pede as novidades do portal; um link de confirmação vai por e-mail',
  body: z
    .object({
      email: Email,
      topics: NewsletterTopics.default([...NEWSLETTER_TOPICS]),
      origin: NewsletterOrigin.default('rodape'),
    })
    .strict(),
  response: z.object({ sent: z.literal(true) }),
  status: 202,
})

/** In the body, so that no log ever holds it. */
const token = z.string().regex(/^[\w-]{43}$/, 'Este link não vale mais. Peça outro.')
const ownToken = z
  .string()
  .regex(/^[0-9a-f-]{36}\.[\w-]{43}$/, 'Este link não vale mais. Peça outro.')

export const NewsletterPreferences = z
  .object({
    /** With most of it covered: the page may be open on a shared screen. */
    email_hint: z.string(),
    is_active: z.boolean(),
    topics: z.array(z.enum(NEWSLETTER_TOPICS)),
  })
  .meta({ id: 'NewsletterPreferences' })
export type NewsletterPreferences = z.infer<typeof NewsletterPreferences>

/** Confirming twice is confirming once. The answer's token opens the preferences. */
export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/v1/newsletter/confirmation',
  access: 'link',
  tag: 'Cartas',
  summary: 'Confirma o e-mail por trás de um link',
  body: z.object({ token }).strict(),
  response: NewsletterPreferences.extend({ token: ownToken }),
  status: 200,
})

export const readNewsletterPreferences = endpoint({
  method: 'POST',
  path: '/api/v1/newsletter/preferences/read',
  access: 'link',
  tag: 'Cartas',
  summary: 'O que um leitor escolheu',
  body: z.object({ token: ownToken }).strict(),
  response: NewsletterPreferences,
  status: 200,
})

export const saveNewsletterPreferences = endpoint({
  method: 'POST',
  path: '/api/v1/newsletter/preferences',
  access: 'link',
  tag: 'Cartas',
  summary: 'Muda os assuntos, sai da lista ou volta a ela',
  body: z.object({ token: ownToken, is_active: z.boolean(), topics: NewsletterTopics }).strict(),
  response: NewsletterPreferences,
  status: 200,
})
