/// <reference path="./oidc-provider.d.ts" />
import { text } from 'node:stream/consumers'
import { type Context, errors, type Middleware, type Provider } from 'oidc-provider'
import { chooserPage, consentPage, errorPage } from './pages.ts'
import type { People, Person } from './people.ts'
import { INTERACTION_PATH } from './provider.ts'
import { sendPage } from './reply.ts'

const CANCELLED = { error: 'access_denied', error_description: 'The person cancelled.' }

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** The pages between the portal's request and the code it gets: who are you, and may it know. */
export function serveInteractions(
  provider: Provider,
  people: People,
  allow: (sub: string, scope: string) => Promise<string>,
): Middleware {
  return async (context, next) => {
    if (!context.path.startsWith(INTERACTION_PATH)) return next()
    const interaction = await findInteraction(provider, context)
    if (!interaction) return sendPage(context, 400, errorPage('session_not_found'))
    if (context.method !== 'POST') return showStep(context, interaction, people)
    const form = new URLSearchParams(await text(context.req))
    await takeStep(context, interaction, form)
  }

  async function takeStep(context: Context, interaction: Interaction, form: URLSearchParams) {
    if (form.has('cancel')) return finish(context, CANCELLED)
    const signedIn = consentingPerson(interaction, people)
    if (signedIn) {
      const grantId = await allow(signedIn.sub, interaction.params.scope ?? '')
      return finish(context, { consent: { grantId } })
    }
    const person = chosenPerson(form, people)
    if (!person) return sendPage(context, 400, chooserPage(people.list(), { rejected: form }))
    const login = { accountId: person.sub, remember: false }
    return finish(context, { login, select_account: {} })
  }

  async function finish(
    context: Context,
    result: Parameters<Provider['interactionResult']>[2],
  ): Promise<void> {
    context.redirect(await provider.interactionResult(context.req, context.res, result))
    context.status = 303
  }
}

function showStep(context: Context, interaction: Interaction, people: People) {
  const { scope = '', login_hint, redirect_uri = '' } = interaction.params
  const person = consentingPerson(interaction, people)
  const page = person
    ? consentPage(person, scope.split(' '), new URL(redirect_uri).host)
    : chooserPage(people.list(), { hint: login_hint ?? '' })
  sendPage(context, 200, page)
}

function consentingPerson({ prompt, session }: Interaction, people: People) {
  return prompt.name === 'consent' ? people.find(session?.accountId ?? '') : undefined
}

function chosenPerson(form: URLSearchParams, people: People): Person | undefined {
  const sub = form.get('sub')
  if (sub !== null) return people.find(sub)
  const name = form.get('name')?.trim() ?? ''
  const email = form.get('email')?.trim() ?? ''
  if (!name || !/^[^\s@]+@[^\s@]+$/.test(email)) return undefined
  return people.add(name, email, form.has('verified'))
}

async function findInteraction(provider: Provider, context: Context) {
  try {
    return await provider.interactionDetails(context.req, context.res)
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null
    throw error
  }
}
