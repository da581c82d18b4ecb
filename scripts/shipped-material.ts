/** What is shipped beside our own code: what it is, where it lies, whose it is. */
export type Material = {
  what: string
  /** Files or folders; none where an operator or a package brings it. */
  paths: readonly string[]
  source: string
  licence: string
}

const OURS = 'ours, under the licence of this repository'

export const MATERIAL: readonly Material[] = [
  {
    what: 'Coast of the schematic map',
    paths: ['scripts/coast', 'web/app/ui/map/coast.geojson'],
    source:
      'Made from GSHHG 2.3.7, full resolution, by Paul Wessel and Walter H. F. Smith; `scripts/coast/README.md` says how it was changed. The map shows "Costa: GSHHG (LGPL)".',
    licence: 'LGPL-3.0-or-later',
  },
  {
    what: 'Stills of the map',
    paths: ['web/public/art/mapa-cidade.svg', 'web/public/art/mapa-salinopolis.svg'],
    source: 'Drawn by `scripts/draw-map-still.ts` from the coast above.',
    licence: 'LGPL-3.0-or-later',
  },
  {
    what: 'Map of the city: streets, landmarks and the base map made of them',
    paths: ['server/city-map'],
    source:
      'Databases made from OpenStreetMap of August 2021, © OpenStreetMap contributors, with the sea of the coast above; `server/city-map/LICENCE.md` says what each file is. Every map shows "© colaboradores do OpenStreetMap" with a link to https://www.openstreetmap.org/copyright. A file that an operator installs instead (`docs/base-map.md`) shows the credit it carries.',
    licence: 'ODbL-1.0 (https://opendatacommons.org/licenses/odbl/1-0/)',
  },
  {
    what: 'Typefaces of the pages: Bricolage Grotesque and Figtree',
    paths: ['web/app/typefaces'],
    source:
      'Bricolage Grotesque, © The Bricolage Grotesque Project Authors; Figtree, © The Figtree Project Authors. Cut to what our pages show by `scripts/cut-typefaces.ts` from the packages @fontsource-variable/bricolage-grotesque and @fontsource-variable/figtree.',
    licence: 'OFL-1.1 (https://openfontlicense.org)',
  },
  {
    what: 'Typefaces of drawn pictures',
    paths: ['server/fonts'],
    source: 'The same two as single weights, under names of their own (`server/fonts/README.md`).',
    licence: 'OFL-1.1 (https://openfontlicense.org)',
  },
  {
    what: 'Icons',
    paths: [
      'web/app/features/guide/establishments/guide-icons.svg',
      'web/app/features/portal/tabbar/tab-icons.svg',
    ],
    source:
      'lucide-react, © Lucide Contributors, in part from Feather, © Cole Bemis (MIT). The marks of brands in `web/app/ui/brand-icons.tsx` are drawn by us after its grid and stay their owners’ marks.',
    licence: 'ISC',
  },
  {
    what: 'What build tools leave in the browser’s files',
    paths: [],
    source: 'Base styles of tailwindcss, code that loads modules of vite and rolldown.',
    licence: 'MIT',
  },
  {
    what: 'Common passwords that are refused',
    paths: [],
    source: 'The list passwords-common of the package @zxcvbn-ts/language-common.',
    licence: 'MIT',
  },
  {
    what: 'Tides of Salinópolis',
    paths: ['server/src/features/city/tides/salinopolis-harmonics.ts'],
    source:
      'Harmonic constituents that we fitted to the tables of the Brazilian Navy (DHN) for 2025 and 2026; shown as an estimate, not for navigation. Predicted with @neaps/tide-predictor.',
    licence: OURS,
  },
  {
    what: 'Facts of the city',
    paths: ['server/seed/sights', 'server/seed/utilities'],
    source:
      'Facts from public sources that each entry names, in our own words: beaches, attractions, numbers to call.',
    licence: OURS,
  },
  {
    what: 'Open data of the guide',
    paths: [],
    source:
      'The listings that owners publish, as GeoJSON and CSV on /dados-abertos (`contract/src/guide/open-data/open-data-fields.ts`).',
    licence: 'CC-BY-4.0',
  },
  {
    what: 'Pictures, icons of the app and posters',
    paths: [
      'server/seed/art',
      'web/public/art',
      'web/public/apple-touch-icon.png',
      'web/public/favicon.ico',
      'web/public/icon-192.png',
      'web/public/icon-512.png',
      'web/public/icon-maskable-512.png',
      'web/public/placeholder.svg',
    ],
    source: 'Drawn by `npm run art` from scenes of our own.',
    licence: OURS,
  },
  {
    what: 'Sound of the demo episodes',
    paths: ['server/seed/podcast'],
    source:
      'Texts of our own, spoken by the program espeak-ng and packed by ffmpeg (`scripts/record-episodes.ts`); neither program is shipped.',
    licence: OURS,
  },
]

/** For packages whose own description leaves it out; read in the package itself. */
export const SHIPPED_LIBRARY_LICENCES: Record<string, string> = {
  'png-js': 'MIT',
  suncalc: 'BSD-2-Clause',
}
