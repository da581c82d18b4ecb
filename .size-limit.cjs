const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const client = join(__dirname, 'web/build/client')
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))

// spec: 466, 676
/** A page's first load: the client entry, the root, the page, and all they import before running. */
function firstLoadOf(page) {
  const isFirst = (key) =>
    key.includes('entry.client') || key.startsWith('app/root.tsx') || key.startsWith(page)
  const pending = Object.keys(manifest).filter(isFirst)
  const files = new Set()
  for (const key of pending) {
    files.add(join('web/build/client', manifest[key].file))
    for (const imported of manifest[key].imports ?? []) {
      if (!pending.includes(imported)) pending.push(imported)
    }
  }
  return [...files]
}

const firstLoad = (name, page, limit) => ({
  name: `${name}, JavaScript of the first load`,
  path: firstLoadOf(page),
  gzip: true,
  limit,
})

module.exports = [
  firstLoad('home', 'app/routes/home.tsx', '145 kB'),
  firstLoad('guide', 'app/routes/directory.tsx', '150 kB'),
  // 142 without what commerce brings to it: the ways to its menu, rooms and properties; and ordering from it.
  firstLoad('page of a business', 'app/routes/business.tsx', '143.5 kB'),
  firstLoad('beach', 'app/routes/beach.tsx', '150 kB'),
  firstLoad('map', 'app/routes/map.tsx', '150 kB'),
  // 20.5 before what a city orders, looks for a house in and is answered: /pedir, /imoveis, the answer of a search.
  { name: 'styles', path: ['web/build/client/assets/root-*.css'], gzip: true, limit: '21 kB' },
]
