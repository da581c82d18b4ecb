import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

type Path = { path?: string; pathNot?: string }
type Rule = { name: string; comment?: string; from: Path; to: Path }
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: Rule[]
}

/** As dependency-cruiser reads a rule: `$1` is what the path of the importer matched. */
function isForbidden({ from, to }: Rule, importer: string, imported: string): boolean {
  const matched = new RegExp(from.path ?? '').exec(importer)
  if (!matched || (from.pathNot && new RegExp(from.pathNot).test(importer))) return false
  const filled = (pattern = '') => new RegExp(pattern.replaceAll('$1', matched[1] ?? ''))
  return filled(to.path).test(imported) && !(to.pathNot && filled(to.pathNot).test(imported))
}

const rulesAgainst = (importer: string, imported: string) =>
  forbidden
    .filter(({ name }) => !name.startsWith('no-circles'))
    .filter((rule) => isForbidden(rule, importer, imported))
    .map(({ name }) => name)

it.each([
  [
    'server-features-never-import-each-other',
    'server/src/features/guide/claims/approve-claim.ts',
    'server/src/features/guide/reviews/reviews.store.ts',
  ],
  [
    'web-features-never-import-each-other',
    'web/app/features/guide/claims/ClaimDialog.tsx',
    'web/app/features/guide/reviews/ReviewForm.tsx',
  ],
  [
    'features-do-not-know-the-composition',
    'server/src/features/guide/claims/approve-claim.ts',
    'server/src/features.ts',
  ],
  [
    'kits-know-no-feature',
    'web/app/editing/fields.tsx',
    'web/app/features/ground/media/OnePhoto.tsx',
  ],
  [
    'platform-knows-no-feature',
    'server/src/platform/actor.ts',
    'server/src/features/guide/claims/claims.store.ts',
  ],
  ['ui-knows-no-feature', 'web/app/ui/Button.tsx', 'web/app/platform/api.ts'],
  [
    'web-features-do-not-know-routes',
    'web/app/features/guide/claims/ClaimDialog.tsx',
    'web/app/routes/home/load-home.ts',
  ],
  ['server-and-web-are-apart', 'web/app/platform/api.ts', 'server/src/app.ts'],
  [
    'rules-imports-leftward',
    'server/src/features/guide/claims/claims.rules.ts',
    'server/src/features/guide/claims/claims.store.ts',
  ],
  [
    'use-cases-know-no-http',
    'server/src/features/guide/claims/approve-claim.ts',
    'server/src/platform/http/route.ts',
  ],
  [
    'foreign-input-is-read-in-files-of-its-own',
    'server/src/features/lodging/stays/read-feed.ts',
    'node_modules/ical.js/dist/ical.js',
  ],
  [
    'foreign-input-is-read-in-files-of-its-own',
    'server/src/features/properties/property-feeds/read-feed.ts',
    'node_modules/fast-xml-parser/src/fxp.js',
  ],
  [
    'foreign-input-is-read-in-the-thread',
    'server/src/features/lodging/stays/read-feed.ts',
    'server/src/features/lodging/stays/read-calendar.foreign.ts',
  ],
  [
    'pictures-are-decoded-in-one-place',
    'server/src/features/people/accounts/copy-avatar.ts',
    'node_modules/sharp/dist/index.mjs',
  ],
  ['test-code-stays-in-tests', 'server/src/app.ts', 'server/test/test-app.ts'],
])('%s refuses a planted import', (rule, importer, imported) => {
  expect(rulesAgainst(importer, imported)).toContain(rule)
})

it.each([
  [
    'server/src/features/guide/claims/approve-claim.ts',
    'server/src/features/guide/claims/claims.store.ts',
  ],
  [
    'server/src/features/guide/claims/claims.store.ts',
    'server/src/features/guide/claims/claims.rules.ts',
  ],
  ['server/src/features/guide/claims/claims.routes.ts', 'server/src/platform/http/route.ts'],
  ['web/app/routes/admin/announcements.tsx', 'web/app/features/ground/media/OneDescribedPhoto.tsx'],
  [
    'server/src/features/lodging/stays/read-calendar.foreign.ts',
    'node_modules/ical.js/dist/ical.js',
  ],
  ['server/src/foreign-parsers.ts', 'server/src/features/lodging/stays/read-calendar.foreign.ts'],
])('nothing is said against %s importing %s', (importer, imported) => {
  expect(rulesAgainst(importer, imported)).toEqual([])
})

it('every rule says what to do instead', () => {
  expect(forbidden.filter(({ comment = '' }) => comment.length < 20)).toEqual([])
})
