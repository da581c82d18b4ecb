import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate for one name, signed by itself, from the first moment to the second. */
export function makeCertificate(name: string, from: Date, to: Date) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const at = (file: string) => join(folder, file)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
  const moment = (date: Date) => `${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`
  writeFileSync(at('index'), '')
  writeFileSync(at('serial'), '01\n')
  writeFileSync(
    at('ca.conf'),
    `[ca]\ndefault_ca=own\n[own]\nnew_certs_dir=${folder}\ndatabase=${at('index')}\nserial=${at('serial')}\ndefault_md=sha256\n` +
      `policy=names\nx509_extensions=more\n[names]\ncommonName=supplied\n[more]\nsubjectAltName=DNS:${name}\n`,
  )
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl('req', ...key, '-keyout', at('key'), '-out', at('request'), '-subj', `/CN=${name}`)
  const span = ['-startdate', moment(from), '-enddate', moment(to)]
  const files = ['-in', at('request'), '-out', at('cert'), '-keyfile', at('key')]
  openssl('ca', '-config', at('ca.conf'), '-selfsign', '-batch', '-notext', ...span, ...files)
  return {
    ...{ key: readFileSync(at('key'), 'utf8'), cert: readFileSync(at('cert'), 'utf8') },
    ...{ keyPath: at('key'), certPath: at('cert') },
  }
}
