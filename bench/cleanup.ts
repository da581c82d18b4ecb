export type Defer = (undo: () => unknown) => void

/** Whatever happens, what was started is stopped: last first, also when we are told to stop. */
export async function withCleanup<Result>(work: (defer: Defer) => Promise<Result>) {
  const steps: (() => unknown)[] = []
  const undo = async () => {
    for (const step of steps.splice(0).reverse()) await step()
  }
  const leave = () => void undo().finally(() => process.exit(130))
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  try {
    return await work((step) => steps.push(step))
  } finally {
    process.off('SIGINT', leave)
    process.off('SIGTERM', leave)
    await undo()
  }
}
