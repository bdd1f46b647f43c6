import { programOutput } from './program-output'

type Routes = { defined: string[]; served: string[] }

/** All routes that Strapi and its plugins define, and those that are left to be served. */
export const definedRoutes = async (environment: Record<string, string>): Promise<Routes> =>
  (await programOutput('print-routes.ts', 'ROUTES', environment)) as Routes
