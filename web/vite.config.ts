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
 * browser's bundle (about 7 KB).
 */
const UNUSED_ROUTER_OPTIONS: [used: RegExp, said: string][] = [
  [/(?:\w+\.context\.)?future\.unstable_customRouteDiscovery/g, 'false'],
  [/\binit\.instrumentations\b/g, 'undefined'],
  // react-router.config.ts sends the whole route table at once.
  [/(?<!function )\bisFogOfWarEnabled\([^()]*\)/g, 'false'],
  // No link is fetched before it is followed: on a phone that costs more than it gives.
  [/\busePrefetchBehavior\(prefetch, rest\)/g, '[false, null, {}]'],
  [/\bshouldPrefetch && !isAbsolute\b/g, 'false'],
  [/\bisPageLinkDescriptor\(link\) \?/g, 'false ?'],
  // Pages change without the browser's view transitions.
  [/!viewTransitionOpts \|\| !isViewTransitionAvailable/g, 'true'],
  [/\bvtContext\.isTransitioning && !vtContext\.flushSync\b/g, 'false'],
  [/\brenderDfd && pendingState && router\.window\b/g, 'false'],
  // What it tells a developer, it tells while developing.
  [/^(\s*)(?:warning|warnOnce)\(.*\);$/gm, '$1;'],
]

function foldUnusedRouterOptions(): Plugin {
  return {
    name: 'portal:fold-unused-router-options',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null
      const folded = UNUSED_ROUTER_OPTIONS.reduce(
        (text, [used, said]) => text.replace(used, said),
        code,
      )
      return { code: folded, map: null }
    },
  }
}

/**
 * Zod compiles its checks with `new Function`, which the Content-Security-Policy of our pages refuses
 * and reports: in the browser it does without.
 */
function zodWithoutEval(): Plugin {
  const compiles = 'const jit = !core.globalConfig.jitless;'
  return {
    name: 'portal:zod-without-eval',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('/zod/v4/core/schemas.js')) return null
      if (!code.includes(compiles)) throw new Error('Zod compiles its checks in a new way')
      return { code: code.replace(compiles, 'const jit = false;'), map: null }
    },
  }
}

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//
/** Parts of it that only windows and dashboards use: they come with those. */
const ON_DEMAND =
  /@tanstack\/.*\/(mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\./

/** What surrounds every page; drawer, menu of the account and windows come on demand, apart. */
const SHELL_PARTS = [
  /web\/app\/platform\/(api|chunk-recovery|diagnostics|query-client|use-now)\./,
  /web\/app\/platform\/seo\/(page-metadata|site)\./,
  // What holds the session; what asks for it comes after the page (deferred-client).
  /web\/app\/platform\/session\/(AuthProvider|auth-context|auth-errors|back-off|deferred-client)\./,
  /web\/app\/platform\/session\/(use-session-state|personal-queries|account-dialog)\./,
  /web\/app\/platform\/session\/session(-failures|\.constants)\./,
  /web\/app\/features\/shell\/(?!.*(Drawer|AvatarMenu|plan-labels|Footer|SearchWindow|SearchDialog|search-))/,
  /web\/app\/features\/(settings|tabbar)\/[^/]+$/,
  /web\/app\/features\/profiles\/(use-profile-completion|profile\.queries|profiles\.constants)\./,
  /web\/app\/routes\/shell\/(PageErrorScreen|PageProgress|SiteShell|ShellDialogs|BannerSlot|use-lazy-part)\./,
  /web\/app\/ui\/(words|Button|LinkButton|button-style|Spinner|Skeleton|LogoMark|toast|Toaster)\./,
  /web\/app\/ui\/(IconButton|IconLink|icon-button-style|first-touch|Later)\./,
  // The address of the font: the page fetches it ahead, and the map writes with it.
  /web\/app\/typefaces\/text/,
  /contract\/src\/(settings\/fallbacks|shared\/plan-rules)/,
  /lucide-react\/dist\/esm\/(Icon|createLucideIcon|shared|context)/,
]

/** What the directory and the page of a business share; owners' and editors' screens borrow from it. */
const GUIDE_PARTS = [
  /web\/app\/features\/establishments\/(EstablishmentCard|NearbySection|Price|GuideIcon|card-action|directory-address)\./,
  /web\/app\/platform\/(distance-text|kept-list)\./,
  /web\/app\/features\/favourites\/(SaveButton|use-favourite|local-favourites|favourites\.)/,
  /web\/app\/routes\/shell\/save-action\./,
  /web\/app\/ui\/(Badge|Card|OpenState|Picture|PhotoImage|photo-sources|Rating|VisuallyHidden)\./,
  /contract\/src\/establishments\/(hours-(rules|calendar|types)|hours\.texts|vocabulary)/,
  /contract\/src\/(shared\/(holidays|time-zones|calendar-days)|media\/photo-rules)/,
]

/** What a list says and asks around its rows: the directory's, the dashboards' and the editors'. */
const LIST_PARTS = /web\/app\/ui\/(EmptyState|ErrorState|PlainSelect|LinkTabs|segment-style)\./

/** Chips to choose by, and the one that asks where the person is. */
const CHIP_PARTS = /web\/app\/ui\/(Chip|ChipRow|chip-style)\./
const NEAR_PARTS = /web\/app\/ui\/map\/NearMeChip\.|lucide-react\/dist\/esm\/icons\/locate-fixed\./

/** What the pages of a place share, be it a business, a beach or an attraction. */
const PLACE_PARTS =
  /web\/app\/ui\/Box\.|lucide-react\/dist\/esm\/icons\/(share-2|images|circle-check)\./

export default defineConfig(({ command }) => ({
  // The server hands its own root over; without this the config would depend on the caller's folder.
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    announceLostPages(),
    foldUnusedRouterOptions(),
    zodWithoutEval(),
    tailwindcss(),
    reactRouter(),
  ],
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
                  test: (id) => FRAMEWORK.test(id) && !ON_DEMAND.test(id),
                },
                { name: 'shell', test: (id) => SHELL_PARTS.some((part) => part.test(id)) },
                { name: 'guide', test: (id) => GUIDE_PARTS.some((part) => part.test(id)) },
                { name: 'lists', test: LIST_PARTS },
                { name: 'place', test: PLACE_PARTS },
                { name: 'chips', test: CHIP_PARTS },
                { name: 'near', test: NEAR_PARTS },
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
