/** What the manifest of a build says of each file: those it imports before it runs. */
export type Chunks = Record<string, { file: string; imports?: string[] }>

/**
 * Files of a build that import each other, directly or through others. Such a file may run before what
 * it imports has run: a page then reads texts that are not there yet, and does not hydrate.
 */
export function cyclesAmong(chunks: Chunks): string[][] {
  // Tarjan: files that all lead to each other leave the stack together.
  const order = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (name: string): number => {
    const own = order.size
    let first = own
    order.set(name, own)
    stack.push(name)
    for (const imported of chunks[name]?.imports ?? []) {
      const known = order.get(imported)
      if (known === undefined) first = Math.min(first, visit(imported))
      else if (stack.includes(imported)) first = Math.min(first, known)
    }
    if (first === own) {
      const together = stack.splice(stack.indexOf(name))
      const importsItself = chunks[name]?.imports?.includes(name)
      if (together.length > 1 || importsItself) {
        cycles.push(together.map((one) => chunks[one]?.file ?? one).sort())
      }
    }
    return first
  }
  for (const name of Object.keys(chunks)) if (!order.has(name)) visit(name)
  return cycles
}
