import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Library, shippedLibraries } from './shipped-libraries.ts'

/** What production is made of, in CycloneDX 1.6: each package with version, licence and checksum, from the lock. */
export function billOfMaterials() {
  const known = new Map(shippedLibraries().map((library) => [purlOf(library), library]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'portal', 'bom-ref': 'portal' } },
    components: [...known].map(([purl, library]) => ({
      ...{ type: 'library', 'bom-ref': purl, name: library.name, version: library.version, purl },
      licenses: [licenceOf(library)],
      ...(library.integrity ? { hashes: [hashOf(library.integrity)] } : {}),
    })),
  }
}

const purlOf = ({ name, version }: Library) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** One word is an identifier; `MIT OR Apache-2.0` is an expression. */
const licenceOf = ({ licence }: Library) =>
  / (OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }

function hashOf(integrity: string) {
  const [kind = '', content = ''] = integrity.split('-', 2)
  return {
    alg: kind.replace('sha', 'SHA-'),
    content: Buffer.from(content, 'base64').toString('hex'),
  }
}

// `node scripts/write-bill-of-materials.ts portal.cdx.json`
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = `${JSON.stringify(billOfMaterials(), null, 2)}\n`
  const target = process.argv[2]
  if (target) writeFileSync(target, text)
  else process.stdout.write(text)
}
