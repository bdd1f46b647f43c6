type Cleanup = () => unknown

/**
 * Runs `work`, then the cleanups that it registered, last first, even if it or one of them failed. Throws what failed
 * first.
 */
export async function withCleanup<Result>(
  work: (onExit: (cleanup: Cleanup) => void) => Promise<Result>,
): Promise<Result> {
  const cleanups: Cleanup[] = []
  const failures: unknown[] = []
  const attempt = async <Done>(step: () => Done) => {
    try {
      return await step()
    } catch (error) {
      failures.push(error)
      return undefined
    }
  }
  const result = await attempt(() => work((cleanup) => cleanups.unshift(cleanup)))
  for (const cleanup of cleanups) await attempt(cleanup)
  if (failures.length > 0) throw failures[0]
  return result as Result
}
