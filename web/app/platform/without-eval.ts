// Zod compiles its checks with `new Function`, which the Content-Security-Policy of our pages refuses
// and reports. The root brings this in before any schema is built.
if (typeof document !== 'undefined') {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
