import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * A page's file that is gone after a release must reach our error screen, which reloads once and
 * then says what happened. React Router would reload by itself, for ever.
 */
function surfaceLostPages(): Plugin {
  const reload = 'window.location.reload();\n\t\treturn new Promise(() => {});'
  return {
    name: 'portal:surface-lost-pages',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.js$/.test(id)) return null
      if (!code.includes(reload)) throw new Error('React Router loads its pages in a new way')
      return { code: code.replace(reload, 'throw error;'), map: null }
    },
  }
}

/**
 * Options of the router that we never use: said as constants, so that their code falls out of the
 * browser's bundle (about 3 KB).
 */
function foldUnusedRouterOptions(): Plugin {
  const customDiscovery = /(?:\w+\.context\.)?future\.unstable_customRouteDiscovery/g
  const instrumentations = /\binit\.instrumentations\b/g
  return {
    name: 'portal:fold-unused-router-options',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null
      const folded = code.replace(customDiscovery, 'false').replace(instrumentations, 'undefined')
      return { code: folded, map: null }
    },
  }
}

export default defineConfig(({ command }) => ({
  // The server hands its own root over; without this the config would depend on the caller's folder.
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [surfaceLostPages(), foldUnusedRouterOptions(), tailwindcss(), reactRouter()],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    target: 'es2022',
    // A data: URL would need an exception in the Content-Security-Policy, and caches worse.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What every page needs, in one file: it compresses a few kilobytes better than fifteen.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // In production the page renderer is one file with its dependencies inside: nothing of the
      // build's node_modules has to travel with it.
      resolve: command === 'build' ? { noExternal: true } : {},
      build: { rollupOptions: { input: './page-renderer.ts' } },
    },
  },
}))
