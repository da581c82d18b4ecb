import { join } from 'node:path'
import { build } from 'vite'

const WEB = join(import.meta.dirname, '../../web')

/** One file with everything inside, as the portal's own page renderer is built. */
export async function bundleTree() {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    resolve: { alias: { '~': join(WEB, 'app') } },
    ssr: { noExternal: true },
    build: {
      ssr: 'home-tree.tsx',
      outDir: 'dist',
      target: 'es2022',
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
}
