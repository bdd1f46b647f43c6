import type { Rule } from '../../../cms/src/access/routes/rules'
import { closedRoutes } from './closed-routes'
import { programOutput } from './program-output'

type Routes = { defined: string[]; served: string[] }
type Environment = Record<string, string>

/** All routes that Strapi and its plugins define, and those that are left to be served. */
export const definedRoutes = async (environment: Environment): Promise<Routes> =>
  (await programOutput('print-routes.ts', 'ROUTES', environment)) as Routes

type Served = { rules: Record<string, Rule>; publicRoutes: string[] }

/** Who may call each route that the features and the closed ones name, and what is served to all. */
export async function routeRules(environment: Environment) {
  const served = (await programOutput('print-rules.ts', 'RULES', environment)) as Served
  const closed = Object.fromEntries([...closedRoutes].map((key) => [key, 'nobody'] as const))
  const rules: Record<string, Rule> = { ...closed, ...served.rules }
  return { rules, publicRoutes: new Set(served.publicRoutes) }
}
