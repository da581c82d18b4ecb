import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Defer } from './cleanup.ts'
import type { HomeData } from './tree/home-tree.tsx'

/** The home's bytes and the data it is made of, in files for the peers. */
export async function keepHome(origin: string, defer: Defer) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  defer(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755) // nginx reads it as another account.
  const page = await textOf(origin)
  const data: HomeData = {
    settings: JSON.parse(await textOf(`${origin}/api/v1/portal-settings`)),
    tabBar: JSON.parse(await textOf(`${origin}/api/v1/mobile-tabbar`)),
    portal: origin,
    origin: 'http://localhost:3000',
    release: 'dev',
  }
  const [bodyFile, dataFile] = [join(folder, 'index.html'), join(folder, 'data.json')]
  writeFileSync(bodyFile, page)
  writeFileSync(dataFile, JSON.stringify(data))
  return { folder, page, bodyFile, dataFile }
}

export async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}
