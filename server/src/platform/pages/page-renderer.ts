import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@portal/contract/shared/page-renderer'
import type { FastifyInstance } from 'fastify'

export async function loadBuiltRenderer(buildFolder: string): Promise<PageRenderer> {
  return (await import(pathToFileURL(`${buildFolder}/server/index.js`).href)) as PageRenderer
}

/** Development: sources are compiled on demand and reloaded as they change. */
export async function loadDevelopmentRenderer(
  app: FastifyInstance,
  webFolder: string,
): Promise<PageRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webFolder,
    configFile: `${webFolder}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  const current = () => vite.ssrLoadModule('/page-renderer.ts') as Promise<PageRenderer>
  return {
    render: async (request, context) => (await current()).render(request, context),
    searchParametersOf: (pathname) => developmentParameters(pathname),
    addressOf: (pathname) => pathname,
    unknownAddressOf: () => null,
  }
}

/** While developing nothing is cached, so every parameter may pass. */
const developmentParameters = (_pathname: string): readonly string[] => ['*']
