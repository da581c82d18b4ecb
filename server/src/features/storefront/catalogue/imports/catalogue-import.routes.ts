import {
  CSV_MARK,
  CSV_SEPARATOR,
  LIST_SEPARATOR,
} from '@portal/contract/guide/imports/import-columns'
import type { TeamRight } from '@portal/contract/guide/team/team-rights'
import {
  ALLERGEN_WORDS,
  ITEM_TAG_WORDS,
} from '@portal/contract/storefront/catalogue/catalogue.texts'
import { CATALOGUE_COLUMNS } from '@portal/contract/storefront/catalogue/catalogue-columns'
import * as contract from '@portal/contract/storefront/catalogue/catalogue-import'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requirePerson } from '../../../../platform/auth/identity.ts'
import { csvLine, guarded } from '../../../../platform/csv/csv.ts'
import { hashOf } from '../../../../platform/csv/sheet.ts'
import { takeSheets } from '../../../../platform/csv/sheet-upload.ts'
import { NotFound } from '../../../../platform/errors/domain-errors.ts'
import { optionsOf, route } from '../../../../platform/http/route.ts'
import { requireRightOrAdministrator } from '../../../../platform/team-roles.ts'
import type { Deps } from '../catalogue.feature.ts'
import { type Item, requireInPlan } from '../catalogue.rules.ts'
import {
  CATALOGUE_SHEET,
  importCatalogue,
  judgeCatalogueSheet,
  readCatalogueSheet,
} from './import-catalogue.ts'
import { countOutcomes, newSections } from './judge-rows.rules.ts'

export async function catalogueImportRoutes(app: FastifyInstance, deps: Deps) {
  await takeSheets(app, CATALOGUE_SHEET, (scope, receive) => sheetRoutes(scope, deps, receive))
  exportRoute(app, deps)
}

async function readPlace(
  id: string,
  request: FastifyRequest,
  right: TeamRight,
  { stores, clock }: Deps,
) {
  const actor = requirePerson(request.actor)
  requireRightOrAdministrator(actor, await stores.team.roleOf(id, actor.userId), right, id)
  const place = await stores.catalogue.findPlace(id, clock.now())
  if (!place) throw new NotFound('establishment', id)
  return place
}

function sheetRoutes(
  app: FastifyInstance,
  deps: Deps,
  receive: (request: FastifyRequest) => Promise<Buffer>,
) {
  route(app, contract.previewCatalogueImport, async ({ params, actor }, request) => {
    const { limits } = await readPlace(params.id, request, 'menu.edit', deps)
    requireInPlan(actor, params.kind, limits)
    const bytes = await receive(request)
    const sheet = await readCatalogueSheet(bytes, deps)
    const input = { establishmentId: params.id, kind: params.kind, sheet }
    const { rows, ignored } = await judgeCatalogueSheet(actor, input, limits, deps.stores)
    return {
      hash: hashOf(bytes),
      ignored_columns: ignored,
      new_sections: newSections(rows),
      counts: countOutcomes(rows),
      rows: rows.map(({ line, section, name, outcome, problems, values }) => ({
        line,
        section,
        name,
        price_cents: values?.price_cents ?? null,
        outcome,
        problems,
      })),
    }
  })
  route(app, contract.importCatalogue, async ({ params, query, actor }, request) => {
    await readPlace(params.id, request, 'menu.edit', deps)
    const bytes = await receive(request)
    const input = { establishmentId: params.id, kind: params.kind, bytes, hash: query.hash }
    return importCatalogue(actor, input, deps)
  })
}

/** Every item, in the columns an import reads. Nothing in it runs when a spreadsheet opens it. */
function exportRoute(app: FastifyInstance, deps: Deps) {
  const { method, path: url } = contract.exportCatalogue
  app.route<{ Params: { id: string; kind: 'menu' | 'shop' } }>({
    method,
    url,
    ...optionsOf(contract.exportCatalogue),
    handler: async (request, reply) => {
      const { id, kind } = request.params
      const place = await readPlace(id, request, 'menu.see', deps)
      const sections = await deps.stores.catalogue.listSections(id, kind)
      const lines = sections.flatMap((section) =>
        section.items.map((item) => csvLine(cellsOf(section.name, item), CSV_SEPARATOR)),
      )
      const head = csvLine(
        CATALOGUE_COLUMNS.map(({ name }) => name),
        CSV_SEPARATOR,
      )
      const name = `${kind === 'menu' ? 'cardapio' : 'loja'}-${place.slug}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(CSV_MARK + head + lines.join(''))
    },
  })
}

const yesOrNo = (is: boolean) => (is ? 'sim' : 'não')

function cellsOf(section: string, item: Item): string[] {
  const listed = <Word extends string>(words: Record<Word, string>, chosen: readonly Word[]) =>
    chosen.map((one) => words[one].toLowerCase()).join(LIST_SEPARATOR)
  const { allergens } = item
  const cells: Record<(typeof CATALOGUE_COLUMNS)[number]['name'], string> = {
    secao: section,
    nome: item.name,
    preco: (item.price_cents / 100).toFixed(2).replace('.', ','),
    descricao: item.description,
    etiquetas: listed(ITEM_TAG_WORDS, item.tags),
    alergenos:
      allergens === null
        ? ''
        : allergens.length === 0
          ? 'nenhum'
          : listed(ALLERGEN_WORDS, allergens),
    bebida_alcoolica: yesOrNo(item.is_alcoholic),
    codigo: item.sku ?? '',
    disponivel: yesOrNo(item.is_available),
  }
  return CATALOGUE_COLUMNS.map(({ name }) => guarded(cells[name]))
}
