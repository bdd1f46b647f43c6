import { throwIfInterrupted } from '../interrupt'
import { whileHoldingLock } from '../lock.mjs'
import { cmsBuild, panelBuild } from './cms'
import { contractBuild, seedBuild } from './packages'
import { type Build, buildIfStale } from './stamp'
import { webBuild } from './web'

const packages = [contractBuild, seedBuild]

/** In the order in which one needs the other. The panel's build compiles into dist too: it goes first. */
export const buildGroups = {
  packages,
  cms: [...packages, panelBuild, cmsBuild],
  web: [webBuild],
  all: [...packages, panelBuild, cmsBuild, webBuild],
} satisfies Record<string, Build[]>

export type BuildGroup = keyof typeof buildGroups

export const isBuildGroup = (name: string): name is BuildGroup => Object.hasOwn(buildGroups, name)

export const build = (group: BuildGroup) =>
  whileHoldingLock(
    'building',
    async () => {
      for (const one of buildGroups[group]) await buildIfStale(one)
    },
    throwIfInterrupted,
  )
