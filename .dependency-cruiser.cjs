/**
 * One direction of imports. The rules speak of patterns, so a feature is covered from the day its
 * folder exists.
 */

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'A feature names its routes and hands them the type of what it declares: types only.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types-either',
      severity: 'error',
      from: { path: '^(contract|web|sandbox|scripts)/' },
      to: { circular: true },
    },
    {
      name: 'contract-imports-zod-and-diff-only',
      comment: 'Everything in the contract may end up in a browser: its libraries are counted.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^contract/src/|node_modules/(zod|diff)/' },
    },
    {
      name: 'server-features-never-import-each-other',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/' },
      to: { path: '^server/src/features/', pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'web-features-never-import-each-other',
      severity: 'error',
      from: { path: '^web/app/features/([^/]+)/' },
      to: { path: '^web/app/features/', pathNot: '^web/app/features/$1/' },
    },
    {
      name: 'features-do-not-know-the-composition',
      comment:
        'deps.ts is a type of what is handed in; app, entry points and lists compose features.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/src/[^/]+\\.ts$',
        pathNot: '^server/src/deps\\.ts$',
      },
    },
    {
      name: 'kits-know-no-feature',
      severity: 'error',
      from: { path: '^web/app/(editing|lists)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/app/(features|routes)/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^(server/src|web/app)/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server/src/(features/|[^/]+\\.ts$)|web/app/(features|routes|ui)/)' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'Rich text is a format, like plain text, and no feature: its rules are shared.',
      severity: 'error',
      from: { path: '^web/app/ui/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^web/app/(features|routes|platform)/|^contract/',
        pathNot: '^contract/src/rich-text/(?!rich-text\\.ts$)',
      },
    },
    {
      name: 'web-features-do-not-know-routes',
      severity: 'error',
      from: { path: '^web/app/features/' },
      to: { path: '^web/app/(routes/|root)' },
    },
    {
      name: 'rooms-are-apart',
      comment: 'Server and web meet in the contract only.',
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
      severity: 'error',
      from: { path: `^server/src/features/.*\\.${layer}\\.ts$` },
      to: { path: `^server/src/features/.*\\.${later}\\.ts$` },
    })),
    {
      name: 'use-cases-know-no-http',
      severity: 'error',
      from: {
        path: '^server/src/features/',
        pathNot: '\\.(routes|test)\\.ts$|\\.routes\\.',
      },
      to: { path: '^server/src/platform/(http|pages)/|node_modules/fastify' },
    },
    {
      name: 'test-code-stays-in-tests',
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
