import { join } from 'node:path'
import { startChild } from './child'
import { root } from './cms-modules'

type Routes = { defined: string[]; served: string[] }

/** All routes that Strapi and its plugins define, and those that are left to be served. */
export async function definedRoutes(environment: Record<string, string>): Promise<Routes> {
  const program = join(root, 'tests/api/harness/print-routes.ts')
  const { PATH, HOME } = process.env
  const child = startChild(process.execPath, ['--import', 'tsx', program], {
    env: { PATH, HOME, ...environment },
    cwd: root,
  })
  await child.ended
  const found = /^ROUTES (.+)$/m.exec(child.log())?.[1]
  if (!found) throw new Error(`The routes could not be listed.\n${child.log()}`)
  return JSON.parse(found) as Routes
}
