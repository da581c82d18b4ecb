import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * A page's file that is gone after a release: React Router would reload the page one is leaving,
 * again and again. It tells us instead, and chunk-recovery.ts opens the page that was wanted.
 */
function announceLostPages(): Plugin {
  const reload = 'window.location.reload();'
  return {
    name: 'portal:announce-lost-pages',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.js$/.test(id)) return null
      if (!code.includes(reload)) throw new Error('React Router loads its pages in a new way')
      const announce = "window.dispatchEvent(new CustomEvent('portal:lost-page'));"
      return { code: code.replace(reload, announce), map: null }
    },
  }
}

/**
 * Options of the router that we never use: said as constants, so that their code falls out of the
 * browser's bundle (about 4 KB).
 */
function foldUnusedRouterOptions(): Plugin {
  const customDiscovery = /(?:\w+\.context\.)?future\.unstable_customRouteDiscovery/g
  const instrumentations = /\binit\.instrumentations\b/g
  // react-router.config.ts sends the whole route table at once.
  const lazyDiscovery = /(?<!function )\bisFogOfWarEnabled\([^()]*\)/g
  return {
    name: 'portal:fold-unused-router-options',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null
      const folded = code
        .replace(customDiscovery, 'false')
        .replace(lazyDiscovery, 'false')
        .replace(instrumentations, 'undefined')
      return { code: folded, map: null }
    },
  }
}

/** What surrounds every page; drawer, menu of the account and windows come on demand, apart. */
const SHELL_PARTS = [
  /web\/app\/platform\/(api|chunk-recovery|diagnostics|query-client)\./,
  /web\/app\/platform\/seo\//,
  // What holds the session; what asks for it comes after the page (deferred-client).
  /web\/app\/platform\/session\/(AuthProvider|auth-context|auth-errors|back-off|deferred-client)\./,
  /web\/app\/platform\/session\/(use-session-state|personal-queries|plan-of|account-dialog)\./,
  /web\/app\/platform\/session\/session(-failures|\.constants|\.texts)\./,
  /web\/app\/features\/shell\/(?!.*(Drawer|AvatarMenu|plan-labels))/,
  /web\/app\/features\/(settings|tabbar|diagnostics)\/[^/]+$/,
  /web\/app\/features\/profiles\/(use-profile-completion|profile\.queries|profiles\.constants)\./,
  /web\/app\/routes\/shell\/(PageErrorScreen|PageProgress|NotFoundScreen|SiteShell|ShellDialogs)\./,
  /web\/app\/ui\/(words|Button|LinkButton|buttonStyle|Spinner|Skeleton|LogoMark|Wave|toast|Toaster)\./,
  /web\/app\/ui\/(brand-icons|IconButton|IconLink|iconButtonStyle|first-touch)\./,
  // The address of the font: the page fetches it ahead, and the map writes with it.
  /@fontsource-variable\/figtree/,
  /contract\/src\/(settings\/fallbacks|shared\/plan-rules)/,
  /lucide-react\/dist\/esm\/(Icon|createLucideIcon|shared|context)/,
]

/** What the directory and the page of a business share; owners' and editors' screens borrow from it. */
const GUIDE_PARTS = [
  /contract\/src\/establishments\/(hours-(calendar|order|rules|table|text|types)|vocabulary)\./,
  /contract\/src\/shared\/(calendar-days|holidays|time-zones)\./,
  /web\/app\/features\/establishments\/(EstablishmentCard|Price|distance\.rules|use-now)\./,
  /web\/app\/ui\/(Card|OpenState|PhotoImage|Picture|Rating|photoSources)\./,
]

export default defineConfig(({ command }) => ({
  // The server hands its own root over; without this the config would depend on the caller's folder.
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [announceLostPages(), foldUnusedRouterOptions(), tailwindcss(), reactRouter()],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    target: 'es2022',
    // Kept after the build: the size of a first load is read from it.
    manifest: true,
    modulePreload: {
      // Browsers without modulepreload only load a little later; a polyfill would cost all the others.
      polyfill: false,
      // Naming in advance what a later part imports costs every page 1.5 KB before anybody asked for
      // one; the parts name it themselves, a round trip later.
      resolveDependencies: () => [],
    },
    // A data: URL would need an exception in the Content-Security-Policy, and caches worse.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What every page needs, in two files: they compress 5 KB better than twenty.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
                },
                { name: 'shell', test: (id) => SHELL_PARTS.some((part) => part.test(id)) },
                { name: 'guide', test: (id) => GUIDE_PARTS.some((part) => part.test(id)) },
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
