import type { buildApp } from '../src/app.ts'

type App = Awaited<ReturnType<typeof buildApp>>

/** Fastify tells its routes only as a drawn tree: a line holds what follows its parent's path. */
export function servedRoutes({ app }: { app: App }): string[] {
  const parents: string[] = []
  const lines = app.printRoutes({ commonPrefix: false }).trimEnd().split('\n')
  return lines.flatMap((line) => {
    const [, indent = '', part = '', methods = ''] =
      /^(.*?)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    const depth = indent.length / 4
    const path = (parents[depth - 1] ?? '') + part
    parents[depth] = path
    return methods
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${path}`)
  })
}
