import { existsSync } from 'node:fs'
import { inRoot } from '../paths'
import { type Result, sum } from './result'
import { check } from './tool'

const rooms = ['contract', 'seed', 'web', 'tests', 'scripts']
/** The panel runs in a browser, so it has a tsconfig of its own. */
const cmsProjects = ['tsconfig.json', 'src/admin/tsconfig.json']

/** Checks each room with its own tsconfig, and the cms with the compiler version that Strapi needs. */
export async function checkTypes(): Promise<Result> {
  const results: Result[] = []
  const compiler = inRoot('node_modules/typescript/bin/tsc')
  for (const room of rooms) results.push(await check(`types of ${room}`, [compiler, '-p', room]))
  for (const project of cmsProjects.filter((one) => existsSync(inRoot('cms', one)))) {
    const args = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project]
    results.push(await check(`types of cms/${project}`, args, inRoot('cms')))
  }
  return sum(results)
}
