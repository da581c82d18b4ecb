import { builtinModules } from 'node:module'
import { rolldown } from 'rolldown'

/** Binaries cannot go into a bundle; they are the only packages production installs. */
const NATIVE = ['sharp', '@node-rs/argon2']
/** Only development compiles pages on demand. */
const DEVELOPMENT_ONLY = ['vite']

/** Entry points by name, into a folder beside `server/src`: paths.ts finds the others from its own place. */
export async function bundleServer(input: Record<string, string>, target: string) {
  const bundle = await rolldown({
    input,
    platform: 'node',
    // Its build for Node declares a `require` beside the one of the banner.
    resolve: { alias: { fflate: 'fflate/browser' } },
    external: [...builtinModules, /^node:/, ...NATIVE, ...DEVELOPMENT_ONLY, 'pg-native'],
    // A dependency's own style is not ours to mend; what breaks the bundle is an error, not a warning.
    onLog: (level, log, print) => {
      if (log.code !== 'EVAL' && log.code !== 'CIRCULAR_DEPENDENCY') print(level, log)
    },
  })
  await bundle.write({
    dir: target,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // CommonJS dependencies expect a require of their own.
    banner:
      "import { createRequire as portalCreateRequire } from 'node:module';\nconst require = portalCreateRequire(import.meta.url);",
  })
  await bundle.close()
}
