import type { RedirectStatus } from '@portal/contract/portal/redirects/redirects'
import type { Actor } from '../../../platform/actor.ts'
import { readSheet, type SheetKind, type SheetRow } from '../../../platform/csv/sheet.ts'
import { DomainError, Invalid } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './redirects.feature.ts'
import { readRoute } from './redirects.rules.ts'
import { redirectsTexts as texts } from './redirects.texts.ts'
import { type AskPage, addRedirect, updateRedirect } from './save-redirect.ts'

type Column = 'endereco_antigo' | 'destino' | 'tipo'
type Needs = Parameters<typeof addRedirect>[2] & Pick<Deps, 'foreign'> & { askPage: AskPage }

/** Its columns are those of the list's own sheet: what is taken away can be brought back. */
export const REDIRECT_SHEET: SheetKind<Column> = {
  feature: 'redirects',
  columns: [{ name: 'endereco_antigo', isRequired: true }, { name: 'destino' }, { name: 'tipo' }],
  row: 'redirecionamento',
  maxRows: 2_000,
  maxBytes: 1024 * 1024,
}

/** Row by row, each like one that is typed: with its checks, its transaction and its line in the log. */
export async function importRedirects(actor: Actor, bytes: Buffer, deps: Needs) {
  const { rows } = await readSheet(bytes, REDIRECT_SHEET, deps)
  const refused: { line: number; from: string; why: string }[] = []
  const counts = { added: 0, changed: 0, same: 0 }
  for (const row of rows) {
    try {
      counts[await importRow(actor, row, deps)] += 1
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.push({ line: row.line, from: row.cells.endereco_antigo ?? '', why: whyOf(error) })
    }
  }
  return { ...counts, refused }
}

async function importRow(actor: Actor, { cells }: SheetRow<Column>, deps: Needs) {
  const { endereco_antigo: from = '', destino = '', tipo = '' } = cells
  const fields = { from, to: destino || null, status: statusIn(tipo, destino) }
  const route = readRoute(fields, deps.config.publicOrigin)
  const known = await deps.stores.redirects.findFrom(route.from)
  if (!known) {
    await addRedirect(actor, fields, deps)
    return 'added'
  }
  if (known.to === route.to && known.status === route.status) return 'same'
  await updateRedirect(actor, { ...fields, id: known.id, version: known.version }, deps)
  return 'changed'
}

/** Left empty, an address with a target moved for good, and one without is gone. */
function statusIn(cell: string, target: string): RedirectStatus {
  if (cell === '') return target ? 301 : 410
  const status = ([301, 302, 410] as const).find((one) => cell.startsWith(String(one)))
  if (!status) {
    throw new Invalid('redirects.status', cell, [{ path: 'status', message: texts.badStatus }])
  }
  return status
}

function whyOf(error: DomainError): string {
  const field = error instanceof Invalid ? error.fields[0]?.message : undefined
  return field ?? error.sentence ?? texts.notAPath
}
