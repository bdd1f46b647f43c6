import type { Mutant } from './mutant'
import { access } from './mutants/access'
import { cms } from './mutants/cms'
import { contract } from './mutants/contract'
import { delivery } from './mutants/delivery'
import { desks } from './mutants/desks'
import { editing } from './mutants/editing'
import { runtime } from './mutants/runtime'
import { screens } from './mutants/screens'
import { scripts } from './mutants/scripts'
import { seed } from './mutants/seed'
import { web } from './mutants/web'

export type NamedMutant = Mutant & { name: string }

const rooms = [
  contract,
  runtime,
  seed,
  scripts,
  web,
  screens,
  cms,
  access,
  editing,
  delivery,
  desks,
]

/** Room by room: a build serves the mutants that follow each other. */
export const mutants: NamedMutant[] = rooms.flatMap((room) =>
  Object.entries(room).map(([name, mutant]) => ({ name, ...mutant })),
)
