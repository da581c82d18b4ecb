/**
 * One direction of imports. The rules speak of patterns, so a feature is covered from the day its
 * folder exists.
 */

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Move what both need into a file of its own. Only types may go in a circle: a feature names its routes and hands them the type of what it declares.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types-either',
      comment: 'Move the type that both need into a file of its own.',
      severity: 'error',
      from: { path: '^(contract|web|sandbox|scripts)/' },
      to: { circular: true },
    },
    {
      name: 'contract-imports-zod-and-diff-only',
      comment:
        'Everything in the contract may end up in a browser: do it on the server, or write down in a decision why this library is worth its weight.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^contract/src/|node_modules/(zod|diff)/' },
    },
    {
      name: 'server-features-never-import-each-other',
      comment:
        'Name a `store.method` or a port of the other feature in the `uses` of the manifest, ask for a job, or join its table in a read of your own store.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+/[^/]+)/' },
      to: { path: '^server/src/features/', pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'web-features-never-import-each-other',
      comment: 'Compose the two in a file of web/app/routes, which hands one to the other.',
      severity: 'error',
      from: { path: '^web/app/features/([^/]+/[^/]+)/' },
      to: { path: '^web/app/features/', pathNot: '^web/app/features/$1/' },
    },
    {
      name: 'features-do-not-know-the-composition',
      comment:
        'Take what is needed from `Deps` of the manifest; app, entry points and lists compose features.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/src/[^/]+\\.ts$',
        pathNot: '^server/src/deps\\.ts$',
      },
    },
    {
      name: 'kits-know-no-feature',
      comment: 'Hand it in as a property or a parameter: a kit serves every feature.',
      severity: 'error',
      from: { path: '^web/app/(editing|lists|screens)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/app/(features|routes)/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'Hand it in as a parameter, or move the file into the feature that it knows.',
      severity: 'error',
      from: { path: '^(server/src|web/app)/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server/src/(features/|[^/]+\\.ts$)|web/app/(features|routes|ui)/)' },
    },
    {
      name: 'ui-knows-no-feature',
      comment:
        'Hand it in as a property. Rich text is a format, like plain text, and no feature: its rules are shared.',
      severity: 'error',
      from: { path: '^web/app/ui/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^web/app/(features|routes|platform)/|^contract/',
        pathNot: '^contract/src/rich-text/(?!rich-text\\.ts$)',
      },
    },
    {
      name: 'web-features-do-not-know-routes',
      comment: 'Let the route hand it to the feature as a property.',
      severity: 'error',
      from: { path: '^web/app/features/' },
      to: { path: '^web/app/(routes/|root)' },
    },
    {
      name: 'server-and-web-are-apart',
      comment: 'Server and web meet in the contract only: move what both need there.',
      severity: 'error',
      from: { path: '^(server|web)/', pathNot: '^server/(test|seed)/' },
      to: { path: '^(server|web)/', pathNot: '^$1/' },
    },
    ...[
      // Inside a feature the layers are file suffixes; each imports only leftward.
      ['rules', '(store|routes|jobs)'],
      ['store', '(routes|jobs)'],
    ].map(([layer, later]) => ({
      name: `${layer}-imports-leftward`,
      comment: 'Layers import leftward, rules → store → use case → routes | jobs: move it left.',
      severity: 'error',
      from: { path: `^server/src/features/.*\\.${layer}\\.ts$` },
      to: { path: `^server/src/features/.*\\.${later}\\.ts$` },
    })),
    {
      name: 'use-cases-know-no-http',
      comment: 'Read the request and write the answer in the routes; throw a domain error here.',
      severity: 'error',
      from: {
        path: '^server/src/features/',
        pathNot: '\\.(routes|test)\\.ts$|\\.routes\\.',
      },
      to: { path: '^server/src/platform/(http|pages)/|node_modules/fastify' },
    },
    {
      name: 'foreign-input-is-read-in-files-of-its-own',
      comment:
        'Parse it in a file named *.foreign.ts, listed in server/src/foreign-parsers.ts: it runs in a thread that can be stopped (decision 0121).',
      severity: 'error',
      from: {
        path: '^(contract|server)/src/',
        pathNot: '\\.foreign\\.ts$|\\.test\\.ts$',
      },
      to: {
        path: 'node_modules/(ical\\.js|node-ical|fast-xml-parser|xml2js|saxe?s?|htmlparser2|parse5|cheerio|csv-parse|papaparse|music-metadata|file-type|exifr|xlsx|exceljs|unzipper|yauzl|jszip|adm-zip|tar|pdfjs-dist|js-yaml|yaml)/',
      },
    },
    {
      name: 'foreign-input-is-read-in-the-thread',
      comment:
        'Ask `deps.foreign.read` for it; of a *.foreign.ts file only types may be imported (decision 0121).',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '\\.foreign\\.ts$|\\.test\\.ts$|^server/src/foreign-parsers\\.ts$',
      },
      to: { path: '\\.foreign\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pictures-are-decoded-in-one-place',
      comment:
        'Decode pictures with the limits of server/src/platform/images: the decoder is native and cannot be stopped from outside.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/platform/images/|\\.test\\.ts$' },
      to: { path: 'node_modules/sharp/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'test-code-stays-in-tests',
      comment: 'Move what the portal needs itself out of the test, or the import into one.',
      severity: 'error',
      from: { path: '^(contract|server/src|web/app)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/test/|\\.test\\.tsx?$|^(e2e|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
