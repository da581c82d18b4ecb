import type { AuditEntry } from '@portal/contract/portal/audit/audit-entry'

/** In the order in which they are read. */
const NAMES: Record<string, string> = {
  changed: 'Campos',
  parts: 'Partes',
  changes: 'Valores',
  waiting: 'Espera moderação',
  version: 'Versão',
  from: 'Antes',
  from_ends_at: 'Valia até',
  to: 'Depois',
  ended: 'Sessões encerradas',
  sessions_ended: 'Sessões encerradas',
  key: 'Item',
  label: 'Nome',
  name: 'Nome',
  fields: 'Campos',
  listings: 'Cadastros',
  icon: 'Ícone',
  parent: 'Dentro de',
  route: 'Endereço',
  order: 'Ordem',
  plan: 'Plano',
  origin: 'Onde',
  via: 'Como',
}

/** What the record keeps, line by line; a name nobody translated stays as it is. */
export function detailRows(details: AuditEntry['details']): [name: string, value: string][] {
  return Object.entries(details)
    .sort(([a], [b]) => turnOf(a) - turnOf(b))
    .map(([name, value]) => [
      Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : name,
      written(value),
    ])
}

function turnOf(name: string): number {
  const turn = Object.keys(NAMES).indexOf(name)
  return turn < 0 ? Number.MAX_SAFE_INTEGER : turn
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value)) return value.map(written).join(', ') || '–'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
