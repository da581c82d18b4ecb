import { existsSync } from 'node:fs'
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

/**
 * A page's own file may hold what others import: the router reads of it only the names it knows. Asked
 * for by groups that leave what they import where it is.
 */
function looseEntries(): Plugin {
  return {
    name: 'portal:loose-entries',
    enforce: 'post',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rollupOptions: { preserveEntrySignatures: 'allow-extension' } } }
        : undefined,
  }
}

/** Parts that come later and have icons of their own, by the files that show them. */
const ICONS_OF_THEIR_OWN: [part: string, files: RegExp][] = [
  [
    'foot',
    /web\/app\/features\/(portal\/shell\/(Footer|SiteFooter)|newsroom\/newsletter\/NewsletterBand)/,
  ],
  [
    'work',
    /web\/app\/(features\/\w+|routes)\/(dashboards|my-listings|payments|workplace)\/|web\/app\/features\/people\/notifications\/NotificationBell\.|web\/app\/(ui\/(GroupedLinks|TableSortButton)|screens\/own)/,
  ],
  [
    'admin',
    /web\/app\/((features\/portal|routes)\/admin\/|features\/portal\/audit\/|screens\/admin)/,
  ],
  ['desk', /web\/app\/(features\/portal\/moderation|lists)\//],
  ['answers', /web\/app\/features\/portal\/inbox\/(AnswerLinks|Message(Reply|ToAnswer)|Template)/],
  [
    'board',
    /web\/app\/features\/storefront\/order-board\/(Board|Order(Board|Card)|Promise|Cancel)/,
  ],
  ['own', /web\/app\/features\/(people\/(security|privacy)\/|storefront\/orders\/MyOrders)/],
  [
    'business',
    /web\/app\/features\/guide\/(establishments\/(BusinessPage|ContactActions)|reports\/MoreMenu)\./,
  ],
  ['offers', /web\/app\/features\/club\/offers\/OfferTicket\./],
  ['plots', /web\/app\/ui\/plots\//],
  ['crumb', /web\/app\/ui\/Breadcrumb\./],
  // Not those of the account, which imports this part: the two would import each other.
  ['profile', /web\/app\/features\/people\/profiles\/WhatsAppConfirmation/],
]
const ICON_IMPORT = /import \{([^}]+)\} from ['"]lucide-react['"]/
const ICONS = fileURLToPath(
  new URL('../node_modules/lucide-react/dist/esm/icons/', import.meta.url),
)

/**
 * An icon that several pages show becomes a file by itself, of two hundred bytes. What comes later takes
 * a copy along instead of asking for ten such files.
 */
function iconsInTheirPart(): Plugin {
  const fileOf = (icon: string) => {
    const words = icon.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
    const file = `${ICONS}${words}.mjs`
    return existsSync(file) ? file : null
  }
  return {
    name: 'portal:icons-in-their-part',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const part = ICONS_OF_THEIR_OWN.find(([, files]) => files.test(id))?.[0]
      if (!part) return null
      const own = code.replace(ICON_IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => {
            const file = name.startsWith('type ') ? null : fileOf(name)
            return file
              ? `import ${name} from '${file}?${part}'`
              : `import { ${name} } from 'lucide-react'`
          })
          .join('; '),
      )
      return { code: own, map: null }
    },
  }
}

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//
/** Parts of it that only windows and dashboards use: they come with those. */
const ON_DEMAND =
  /@tanstack\/.*\/(mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries)\./

/** What surrounds every page; drawer, menu of the account and windows come on demand, apart. */
const SHELL_PARTS = [
  /web\/app\/platform\/(api|chunk-recovery|diagnostics|plans-on-sale|query-client|use-now)\./,
  /web\/app\/platform\/seo\/(page-metadata|site)\./,
  // What holds the session; what asks for it comes after the page (deferred-client).
  /web\/app\/platform\/session\/(AuthProvider|auth-context|auth-errors|back-off|deferred-client)\./,
  /web\/app\/platform\/session\/(use-session-state|personal-queries|account-dialog)\./,
  /web\/app\/platform\/session\/session(-failures|\.constants)\./,
  /web\/app\/features\/portal\/shell\/(?!.*(Drawer|AvatarMenu|plan-labels|Footer|SearchWindow|SearchDialog|search-))/,
  /web\/app\/features\/(ground\/settings|portal\/tabbar)\/[^/]+$/,
  /web\/app\/features\/people\/profiles\/(use-profile-completion|profile\.queries|profiles\.constants)\./,
  /web\/app\/routes\/shell\/(PageErrorScreen|PageProgress|SiteShell|ShellDialogs|use-lazy-part)\./,
  /web\/app\/ui\/(words|Button|LinkButton|button-style|Spinner|Skeleton|LogoMark|toast|Toaster)\./,
  /web\/app\/ui\/(IconButton|IconLink|icon-button-style|first-touch|Later)\./,
  // The address of the font: the page fetches it ahead, and the map writes with it.
  /web\/app\/typefaces\/text/,
  /contract\/src\/(ground\/settings\/fallbacks|shared\/(plan-rules|capabilities|names-of))/,
  // A line that many windows and forms say; by itself it would be one more file for each of them.
  /web\/app\/platform\/visits\/note-action\./,
  // A few names: who works and who follows an order watch them, and share nothing else.
  /contract\/src\/live\/topics\./,
  /lucide-react\/dist\/esm\/(Icon|createLucideIcon|shared|context)/,
]

/** What the directory and the page of a business share; owners' and editors' screens borrow from it. */
const GUIDE_PARTS = [
  /web\/app\/features\/guide\/establishments\/(Price|card-action|place-line)\./,
  /web\/app\/platform\/kept-list\./,
  /web\/app\/features\/guide\/favourites\/(SaveButton|use-favourite|local-favourites|favourites\.)/,
  /web\/app\/routes\/shell\/save-action\./,
  /web\/app\/ui\/(Picture|PhotoImage|photo-sources|Rating|VisuallyHidden)\./,
  /contract\/src\/guide\/establishments\/guide\.texts/,
  /contract\/src\/ground\/media\/photo-rules/,
]

/** Cards and what they say of hours: on the page of a business they come after what it is opened for. */
const CARD_PARTS = [
  /web\/app\/features\/guide\/establishments\/(EstablishmentCard|NearbySection|GuideIcon|OpenLine)\./,
  /web\/app\/ui\/(Badge|Card|OpenState)\./,
  /contract\/src\/guide\/establishments\/(hours-(rules|calendar|types)|hours\.texts)/,
  /contract\/src\/shared\/(holidays|distance-text)/,
]
/** Days and hours of the city: pages without a card ask for them too. */
const DAY_PARTS = /contract\/src\/shared\/(time-zones|calendar-days)|web\/app\/platform\/moments\./

/** What a list says and asks around its rows: the directory's, the dashboards' and the editors'. */
const LIST_PARTS = /web\/app\/ui\/(EmptyState|ErrorState|PlainSelect)\./
const TAB_PARTS = /web\/app\/ui\/(LinkTabs|SectionTabs|tab-style|segment-style)\./

/** Chips to choose by, and the one that asks where the person is. */
const CHIP_PARTS = /web\/app\/ui\/(Chip|ChipRow|LinkChip|chip-style)\./
const NEAR_PARTS = /web\/app\/ui\/map\/NearMeChip\.|lucide-react\/dist\/esm\/icons\/locate-fixed\./

/** The two signs that something is wrong, of forms, notices and messages. */
const ALERT_PARTS =
  /lucide-react\/dist\/esm\/icons\/(circle|triangle)-(alert|exclamation-point)\.|web\/app\/platform\/failure-text\./

/** What the pages of a place share, be it a business, a beach or an attraction. */
const PLACE_PARTS =
  /web\/app\/(ui\/(Box|Breadcrumb)|platform\/route-apps)\.|lucide-react\/dist\/esm\/icons\/(share-2|images|circle-check)\.mjs$/

/** Windows, and what opens beside a button, with all that each stands on. */
const WINDOW_PARTS = /@base-ui\/react\/dialog\/(?!root\/DialogRoot\.)|web\/app\/ui\/popup-style\./
const POPUP_PARTS =
  /@base-ui\/react\/.*\/(useAnchorPositioning|useAnchoredPopupScrollLock|usePositioner|getDisabledMount\w+|composite\/list\/\w+|useListNavigation|useTypeahead|getHighlightReason|getPseudoElementBounds)\./
const CONFIRM_PARTS = /web\/app\/ui\/(Dialog|ConfirmDialog)\./
const MENU_PARTS = /@base-ui\/react\/(menu|separator)\/|web\/app\/ui\/DropdownMenu\./

/**
 * What only people who work share, in a few files: a dashboard asked for more than a hundred. No page
 * for everybody imports any of it before it runs, so none becomes larger.
 */
const WORK_PARTS = [
  /web\/app\/routes\/shell\/(RequireAccess|guard\.rules|use-worker)\./,
  /web\/app\/routes\/dashboards\/(WithAccount|owed-by)\./,
  /contract\/src\/money\/house-pix\/house-pix\.texts\./,
  /web\/app\/features\/portal\/dashboards\/(greeting|account-steps|DashboardHead|DashboardShell|DashboardSkeleton|PlanPanel|StepsPanel|TrialPanel|trial\.rules|dashboards\.texts)/,
  /web\/app\/features\/guide\/my-listings\/(my-listings\.|step-address|use-minute|use-listing-writes|fields\/form-fields|screens\/(OwnListing|ScreenHead))/,
  /web\/app\/features\/portal\/inbox\/(inbox|waiting)\.queries\./,
  /web\/app\/(platform\/push-browser|features\/people\/notifications\/(NotificationBell|push-device|notifications\.(queries|texts)))\./,
  // For the badge of the menu and what rings over it; the board itself comes when it is opened.
  /web\/app\/features\/storefront\/order-board\/(board\.(queries|rules|texts)|use-board-screen)\./,
  /web\/app\/features\/lodging\/lodging-calendar\/calendar\.queries\./,
  // The plan in the dashboards; the pages of a purchase, which only they lead to, have it too.
  // One that stayed outside would import this file, which imports it: texts would be read before they are.
  /web\/app\/features\/money\/payments\/(CardRenewalNote|PlanActions|PlanChanges|PurchasesLink)\./,
  /web\/app\/features\/money\/payments\/(payments\.|plan-order\.rules|pix-clock|standing\.)/,
  /web\/app\/routes\/dashboards\/OwnPlan\./,
  // The stream itself comes when somebody watches.
  /web\/app\/platform\/live\/use-live-topic\./,
  /web\/app\/editing\/(editing\.texts|refusal|use-save)\./,
  // The frame of a place of work; what opens over it comes when it is opened.
  /web\/app\/routes\/workplace\/(?!Admin|admin-|Call|OrderCall|StayCall|WorkPalette|use-palette|use-records)/,
  /web\/app\/features\/portal\/workplace\/(?!Palette|palette|MenuSheet|rec)/,
  /web\/app\/routes\/dashboards\/use-business-place\./,
  /web\/app\/screens\/(?!admin)/,
  /web\/app\/ui\/(CountBadge|Facts|GroupedLinks|SwitchedLink|StickyFoot|Panel|find-entries|link-groups)\./,
  /web\/app\/ui\/(Table|TableSortButton|Loaded)\.|web\/app\/platform\/download-file\./,
  /contract\/src\/(people\/(accounts\/role-rules|notifications\/)|guide\/(team\/team-rights|inbox\/inbox-kinds))/,
  /contract\/src\/guide\/establishments\/((edit|status)-rules|review-promise|vocabulary)\./,
  /lucide-react\/dist\/esm\/icons\/.*\?work$/,
]
const ADMIN_PARTS = [
  /web\/app\/features\/portal\/admin\/admin\.texts\./,
  /web\/app\/routes\/workplace\/AdminChrome/,
  /web\/app\/screens\/admin/,
  /web\/app\/features\/(portal\/audit|people\/people|portal\/moderation)\/.*(queries|texts|constants|sentences)\./,
  /web\/app\/features\/portal\/audit\/(Audit(Line|Skeleton)|use-audit-filter)\./,
  /web\/app\/features\/portal\/moderation\/(WaitingSummary|use-queue-address)\./,
  /web\/app\/features\/(ground\/settings|portal\/tabbar)\/editor\/.*(queries|texts|order\.rules)\./,
  /contract\/src\/(portal\/audit\/|ground\/settings\/settings\.texts|money\/plans\/plan-changes)/,
  // The overview tells of the money too, and of what else is watched.
  /web\/app\/features\/money\/payments\/admin\/money\.queries\./,
  /web\/app\/features\/portal\/(faults-admin\/faults|search-admin\/search-admin)\.queries\./,
  /web\/app\/features\/portal\/health-admin\/health\.(queries|texts)/,
  /contract\/src\/portal\/health\/health(-figures|\.texts)/,
  /lucide-react\/dist\/esm\/icons\/.*\?admin$/,
]
/** The foot of every page and the menu of whoever is signed in: they come after the page. */
const FOOT_PARTS = [
  /web\/app\/features\/newsroom\/newsletter\/(NewsletterBand|AskForm|newsletter\.texts)\./,
  /web\/app\/features\/portal\/shell\/(Footer\w+|SiteFooter)\./,
  /web\/app\/routes\/shell\/PageFoot\./,
  /web\/app\/ui\/Wave\./,
  /contract\/src\/newsroom\/newsletter\/newsletter\.texts\./,
  /lucide-react\/dist\/esm\/icons\/.*\?foot$/,
]
const ACCOUNT_PARTS = [
  /web\/app\/features\/portal\/shell\/(AvatarMenu|plan-labels\.rules)\./,
  /web\/app\/features\/guide\/favourites\/(merge-favourites|favourites-tabs)\./,
  /web\/app\/ui\/Avatar\./,
  /lucide-react\/dist\/esm\/icons\/(log-out|settings)\./,
]
const NOTICE_PARTS = [
  /web\/app\/routes\/shell\/(ShellNotices|VisitCounter|use-quiet-moment)\./,
  /web\/app\/platform\/visits\/(visits\.rules|watch-)/,
  /web\/app\/platform\/kept-on-device\./,
  /web\/app\/features\/portal\/shell\/(SearchWindow|search-shortcut)\./,
  /web\/app\/ui\/fold-text\./,
]

/** The account of a person: both dashboards have it. */
const OWN_PARTS = [
  /web\/app\/routes\/dashboards\/AccountSections\./,
  /web\/app\/features\/people\/(security|privacy)\/(?!MyData)/,
  /contract\/src\/people\/accounts\/data-key\./,
  /web\/app\/features\/portal\/dashboards\/(DashboardSection|PlanLimitsPanel|PlanUse|ProfilePanel|profile-rows|plan-limits)/,
  /contract\/src\/money\/plans\/plan-use\./,
  /web\/app\/features\/money\/payments\/(Purchases|ReceiptButton)\./,
  /web\/app\/features\/storefront\/orders\/(MyOrders|my-orders)/,
  /web\/app\/(ui\/OwnList|platform\/use-narrow)\./,
  /lucide-react\/dist\/esm\/icons\/.*\?own$/,
]
/** A code to be read by a camera: of the second factor, and of a Pix. */
const QR_PARTS = [/web\/app\/ui\/QrCode\.|node_modules\/uqr\//]
/** What an owner answers: on the home of the business, in the inbox and under reviews; and the week there. */
const ANSWER_PARTS = [
  /web\/app\/routes\/dashboards\/(BusinessHome|WaitingCard)\./,
  /web\/app\/features\/guide\/my-listings\/screens\/(OnboardingPanel|ScoreRing)\./,
  /web\/app\/features\/portal\/inbox\/(AnswerLinks|MessageReply|MessageToAnswer|Template|templates\.|use-answers|inbox\.texts)/,
  /web\/app\/features\/guide\/received-reviews\/(ReplyForm|ReviewToAnswer|use-reply|received-reviews\.)/,
  /web\/app\/features\/guide\/my-listings\/(hours\/(holiday-question|coming-holidays)|screens\/HolidayPanel)/,
  /web\/app\/features\/insight\/insight\/(WeekPanel|Sentences|insight\.queries|insight-screen)/,
  /contract\/src\/guide\/messages\/message\.constants\./,
  /lucide-react\/dist\/esm\/icons\/.*\?answers$/,
]
/** The WhatsApp of a profile, in the account and in its window. */
const PROFILE_PARTS = [
  /web\/app\/features\/people\/profiles\/(WhatsApp\w+|use-whatsapp-code|whatsapp-code\.rules|profiles\.texts)\./,
  /contract\/src\/people\/profiles\/consent\.texts\./,
  /lucide-react\/dist\/esm\/icons\/(.*\?profile$|message-square-(warning|exclamation-point)\.)/,
]
const SAVED_PARTS = [
  // Nothing else goes on where a list ended: alone it was a file of a kilobyte.
  /@tanstack\/.*\/(infiniteQueryObserver|useInfiniteQuery)\./,
  /web\/app\/routes\/shell\/SavedCards\./,
  /web\/app\/features\/guide\/favourites\/(SavedPlaces|saved-list|use-saved-places)/,
  /web\/app\/ui\/CardSkeleton\./,
]
/** The news of a document for members, with the words its page has too. */
const LEGAL_PARTS = [
  /web\/app\/features\/people\/legal\/(LegalNotice|legal-day)\./,
  /(web\/app\/features|contract\/src)\/people\/legal\/legal\.texts\./,
  // The dashboards go by it too, and members have this file.
  /web\/app\/platform\/use-hash-target\./,
]
const INPUT_PARTS = [
  /web\/app\/ui\/(Field|FieldError|Input|PasswordInput|Switch|Textarea|masks)\./,
  /contract\/src\/people\/accounts\/email-rules\./,
  /lucide-react\/dist\/esm\/icons\/eye(-off)?\.mjs$/,
]

/** What plans cost and give: their page, the sign-ups, the checkout and both dashboards. */
const PLAN_PARTS = [
  /web\/app\/platform\/(checkout-address|plans\.queries)\./,
  /contract\/src\/shared\/(answer-minutes|plan-(prices|limits|lines))\./,
  // Whoever shows an order shows what it costs; the audit log has its words too.
  /contract\/src\/storefront\/orders\/(orders\.texts|order-rules|quote-rules)\./,
  // Who follows an order does so on its page and in the dashboard: alone they were two files of a few lines.
  /web\/app\/features\/storefront\/orders\/(orders\.constants|use-order-topics)\./,
]

/** The board of orders; what is opened from it comes with the opening. */
const BOARD_PARTS = [
  /web\/app\/features\/storefront\/order-board\/(?!board\.(queries|rules|texts)|use-board-screen|settings\/|history|refusal|OrderHistory|OrderDetail|DayClosing|Period|period\.rules|Sums|DeliveryPause|Return|CustomerSentence|RefuseDialog)/,
  /lucide-react\/dist\/esm\/icons\/.*\?board$/,
]

/** Tickets of the club, wherever they are shown. */
const OFFER_PARTS = [
  /web\/app\/features\/club\/offers\/(OfferTicket|countdown\.rules|offers\.texts)\./,
  /contract\/src\/club\/offers\/(offers\.texts|offer-rules)\./,
  /contract\/src\/guide\/establishments\/availability-rules\./,
  /lucide-react\/dist\/esm\/icons\/.*\?offers$/,
]
/** Coupons that end soon, in both dashboards and on /todo; the wallet reads them too. */
const COUPON_PARTS = [
  /web\/app\/features\/club\/offers\/wallet\/(EndingCoupons|wallet\.|kept-coupons)/,
]
/** Words of stays and properties: of their pages, and of the audit log. */
const STOREFRONT_WORDS = [
  /contract\/src\/(properties\/properties\/properties|lodging\/stays\/stays)\.texts\./,
]

/** Plots with their words, on the page of the city and in an owner's figures. */
const PLOT_PARTS = [
  /contract\/src\/insight\/(insight\/|analytics\/visit-kinds)/,
  /web\/app\/ui\/plots\//,
  /lucide-react\/dist\/esm\/icons\/.*\?plots$/,
]

/** A link in a text, and the page on which something ended: alone they were two files of a few lines. */
const ENDING_PARTS = [/web\/app\/ui\/(Outcome|TextLink)\./]
/** The e-mail that proves an account, asked for again, with its words. */
const PROOF_PARTS = [
  /web\/app\/editing\/ResendEmail\.|contract\/src\/people\/accounts\/proof\.texts\./,
]

/** What waits for the team and how it is decided in place; the kit of its lists. Only the administration has it. */
const DESK_PARTS = [
  /web\/app\/routes\/admin\/today\./,
  /web\/app\/features\/portal\/moderation\//,
  /web\/app\/lists\//,
  /contract\/src\/(portal\/workplace\/team|shared\/cursor-trail)/,
  /lucide-react\/dist\/esm\/icons\/.*\?desk$/,
]
/** The drawn list of choices, of forms and filters of who works. */
const SELECT_PARTS = [/web\/app\/ui\/(Select|WordSelect)\.|@base-ui\/react\/select\//]

const LATER_PARTS = {
  work: WORK_PARTS,
  board: BOARD_PARTS,
  admin: ADMIN_PARTS,
  desk: DESK_PARTS,
  select: SELECT_PARTS,
  foot: FOOT_PARTS,
  account: ACCOUNT_PARTS,
  notices: NOTICE_PARTS,
  answers: ANSWER_PARTS,
  own: OWN_PARTS,
  plans: PLAN_PARTS,
  offers: OFFER_PARTS,
  coupons: COUPON_PARTS,
  storefronts: STOREFRONT_WORDS,
  plots: PLOT_PARTS,
  qr: QR_PARTS,
  profile: PROFILE_PARTS,
  saved: SAVED_PARTS,
  legal: LEGAL_PARTS,
  inputs: INPUT_PARTS,
  endings: ENDING_PARTS,
  proof: PROOF_PARTS,
  masks: [/node_modules\/@maskito\//],
}
const laterGroups = Object.entries(LATER_PARTS).map(([name, parts]) => ({
  name,
  test: (id: string) => parts.some((part) => part.test(id)),
  // What they import may belong to a page for everybody: it stays where it is.
  includeDependenciesRecursively: false,
}))

export default defineConfig(({ command }) => ({
  // The server hands its own root over; without this the config would depend on the caller's folder.
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    announceLostPages(),
    foldUnusedRouterOptions(),
    zodWithoutEval(),
    iconsInTheirPart(),
    tailwindcss(),
    reactRouter(),
    looseEntries(),
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
                // Before those who import them, or they would be taken along.
                { name: 'days', test: DAY_PARTS },
                { name: 'guide', test: (id) => GUIDE_PARTS.some((part) => part.test(id)) },
                { name: 'cards', test: (id) => CARD_PARTS.some((part) => part.test(id)) },
                { name: 'lists', test: LIST_PARTS },
                { name: 'tabs', test: TAB_PARTS },
                { name: 'place', test: PLACE_PARTS },
                { name: 'chips', test: CHIP_PARTS },
                { name: 'near', test: NEAR_PARTS },
                { name: 'alerts', test: ALERT_PARTS },
                {
                  name: 'windows',
                  test: (id) => WINDOW_PARTS.test(id) || CONFIRM_PARTS.test(id),
                },
                { name: 'popups', test: POPUP_PARTS },
                { name: 'menus', test: MENU_PARTS },
                ...laterGroups,
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
