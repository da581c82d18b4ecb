export type Form = { [name: string]: string | Form }

/** `items[0][price]=x` as `{ items: { 0: { price: 'x' } } }`, the way Stripe's libraries write it. */
export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop()
    if (last === undefined || path.includes('__proto__')) continue
    let inner = form
    for (const step of path) {
      const next = inner[step]
      if (typeof next === 'object') inner = next
      else {
        const made: Form = {}
        inner[step] = made
        inner = made
      }
    }
    inner[last] = value
  }
  return form
}

export function textOf(form: Form | undefined, name: string): string | undefined {
  const value = form?.[name]
  return typeof value === 'string' ? value : undefined
}

export function numberOf(form: Form | undefined, name: string): number | undefined {
  const text = textOf(form, name)
  return text === undefined ? undefined : Number(text)
}

export function innerOf(form: Form | undefined, name: string): Form | undefined {
  const value = form?.[name]
  return typeof value === 'object' ? value : undefined
}

export function listOf(form: Form | undefined, name: string): (string | Form)[] {
  return Object.values(innerOf(form, name) ?? {})
}

export function metadataOf(form: Form | undefined): Record<string, string> {
  const entries = Object.entries(innerOf(form, 'metadata') ?? {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
