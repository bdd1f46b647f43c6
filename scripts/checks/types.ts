import { existsSync } from 'node:fs'
import { inRoot } from '../paths'
import { type Result, sum } from './result'
import { check } from './tool'

const rooms = ['contract', 'seed', 'web', 'tests', 'scripts']
/** The panel runs in a browser, so Strapi gives it settings of its own. */
const cmsProjects = ['tsconfig.json', 'src/admin/tsconfig.json']

/** Every room by its own settings; the cms by its own compiler, the one that Strapi needs. */
export async function checkTypes(): Promise<Result> {
  const results: Result[] = []
  const compiler = inRoot('node_modules/typescript/bin/tsc')
  for (const room of rooms) results.push(await check(`types of ${room}`, [compiler, '-p', room]))
  for (const project of cmsProjects.filter((one) => existsSync(inRoot('cms', one)))) {
    const words = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project]
    results.push(await check(`types of cms/${project}`, words, inRoot('cms')))
  }
  return sum(results)
}
