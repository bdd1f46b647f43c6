import { execFileSync } from 'node:child_process'

/** Whether a program that prints its version for `-v` is on the PATH. */
export const isInstalled = (program: string) => {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' })
    return true
  } catch (error) {
    // wrk prints its version and exits with 1.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}
