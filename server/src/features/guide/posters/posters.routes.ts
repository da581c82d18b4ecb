import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { modulesInForce } from '@portal/contract/guide/establishments/plan-rules'
import * as contract from '@portal/contract/guide/posters/poster'
import type { PosterKind } from '@portal/contract/guide/posters/poster-sizes'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { route } from '../../../platform/http/route.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import { drawPoster } from './draw-poster.ts'
import { drawQr } from './draw-qr.ts'
import { codeOf, fileNameOf, posterOf, qrFileNameOf } from './poster.rules.ts'
import type { Deps } from './posters.feature.ts'

export function postersRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, config, stores } = deps

  async function read(id: string, { userId }: Person, kind: PosterKind = 'page') {
    const found = await stores.ownListings.find(id, userId, clock.now())
    requireTeamRight(found?.role ?? null, 'posters', id)
    if (!found) throw new Error('a role without a listing')
    const { siteName, city } = siteIdentity(await stores.settings.read())
    const { slug, status, isDemo, fields } = found.listing
    const category = (found.subcategory ?? found.category).name
    const hasMenu = modulesInForce(found.limits, fields.modules).includes('menu')
    const place = { slug, status, isDemo, hasMenu, name: fields.name, category }
    const portal = { origin: config.publicOrigin, name: siteName, city: city.name }
    return { slug, poster: posterOf(place, portal, kind) }
  }

  route(app, contract.readPoster, async ({ params, query: { kind }, actor }) => {
    const { poster } = await read(params.id, actor, kind)
    return poster
  })
  route(
    app,
    contract.downloadPoster,
    async ({ params, query: { size, kind }, actor }, _request, reply) => {
      const { slug, poster } = await read(params.id, actor, kind)
      const file = await drawPoster(poster, {
        size,
        fontsFolder: deps.folders.fonts,
        madeAt: clock.now(),
      })
      void reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileNameOf(slug, size, kind)}"`)
      return file
    },
  )
  route(app, contract.downloadQr, async ({ params, query: { format }, actor }, _request, reply) => {
    const { slug, poster } = await read(params.id, actor)
    void reply
      .type(format === 'svg' ? 'image/svg+xml' : 'image/png')
      .header('content-disposition', `attachment; filename="${qrFileNameOf(slug, format)}"`)
    return drawQr(codeOf(poster), format)
  })
}
