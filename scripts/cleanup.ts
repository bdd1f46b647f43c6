type Cleanup = () => unknown

/** Runs `work`, then the cleanups that it registered, last first, even if it failed halfway. */
export async function withCleanup<Result>(
  work: (onExit: (cleanup: Cleanup) => void) => Promise<Result>,
): Promise<Result> {
  const cleanups: Cleanup[] = []
  try {
    return await work((cleanup) => cleanups.unshift(cleanup))
  } finally {
    for (const cleanup of cleanups) await cleanup()
  }
}
