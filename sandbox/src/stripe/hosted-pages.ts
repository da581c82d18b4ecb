import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Markup } from '../page/html.ts'
import { pageHeaders } from '../page/page-headers.ts'
import type { Billing } from './billing.ts'
import type { StripeState } from './objects.ts'
import { confirmPage, messagePage, payPage, portalPage } from './pages.ts'

const HEADERS = pageHeaders({
  // A browser holds the redirect that follows a form to this list too: back to the portal.
  'form-action': "'self' http://localhost:* http://127.0.0.1:*",
})
const DECLINED = 'O cartão foi recusado. Escolha outro e tente de novo.'

type ById = { Params: { id: string } }
type Submitted = ById & { Body: string }

/** Where a person pays and cares for the subscription, as the provider would show it. */
export function serveHostedPages(app: FastifyInstance, state: StripeState, billing: Billing) {
  const show = (reply: FastifyReply, page: Markup, status = 200) =>
    reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(page.source)
  const showGone = (reply: FastifyReply) =>
    show(reply, messagePage('Página encerrada', 'Volte ao portal e comece de novo.'), 404)

  const open = (id: string) => {
    const session = state.sessions.get(id)
    const price = state.prices.get(state.wanted.get(id)?.price ?? '')
    const product = state.products.get(price?.product ?? '')
    return session?.status === 'open' && price && product ? { session, price, product } : null
  }

  app.get<ById>('/c/pay/:id', async ({ params }, reply) => {
    const offer = open(params.id)
    return offer ? show(reply, payPage(offer.session, offer.product, offer.price)) : showGone(reply)
  })

  app.post<Submitted>('/c/pay/:id', async ({ params, body }, reply) => {
    const offer = open(params.id)
    if (!offer) return showGone(reply)
    const form = new URLSearchParams(body)
    const card = form.get('card')
    if (card === 'needs-action' && !form.has('confirmed')) {
      return show(reply, confirmPage(offer.price))
    }
    if (card === 'declined' || form.get('confirmed') === 'no') {
      return show(reply, payPage(offer.session, offer.product, offer.price, DECLINED), 402)
    }
    billing.completeSession(offer.session)
    const { success_url, id } = offer.session
    return reply.headers(HEADERS).redirect(success_url.replaceAll('{CHECKOUT_SESSION_ID}', id), 303)
  })

  app.get<ById>('/p/session/:id', async ({ params }, reply) => {
    const visit = state.portals.get(params.id)
    if (!visit) return showGone(reply)
    const own = [...state.subscriptions.values()].filter(
      ({ customer, status }) => customer === visit.customer && status !== 'canceled',
    )
    return show(reply, portalPage(own, visit.returnUrl))
  })

  app.post<Submitted>('/p/session/:id', async ({ params, body }, reply) => {
    const visit = state.portals.get(params.id)
    const form = new URLSearchParams(body)
    const subscription = state.subscriptions.get(form.get('subscription') ?? '')
    if (!visit || subscription?.customer !== visit.customer) return showGone(reply)
    billing.setCancellation(subscription, form.get('cancels') === 'yes')
    return reply.headers(HEADERS).redirect(`/p/session/${params.id}`, 303)
  })

  app.get<ById>('/i/:id', async ({ params }, reply) => {
    const invoice = state.invoices.get(params.id)
    if (!invoice) return showGone(reply)
    const isPaid = invoice.status === 'paid'
    return show(reply, messagePage('Fatura', isPaid ? 'Paga.' : 'Aguarda pagamento.'))
  })

  app.get('/', async (_request, reply) =>
    show(
      reply,
      messagePage('Pagamentos com cartão', 'Escolha o cartão no portal: ele traz você para cá.'),
    ),
  )
}
