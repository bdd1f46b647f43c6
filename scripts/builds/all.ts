import { throwIfInterrupted } from '../interrupt'
import { whileHoldingLock } from '../lock.mjs'
import { cmsBuild, panelBuild } from './cms'
import { contractBuild, runtimeBuild, seedBuild } from './packages'
import { type Build, buildIfStale } from './stamp'
import { webBuild } from './web'

const packages = [contractBuild, runtimeBuild, seedBuild]

/** In order of dependency. The panel's build writes to cms/dist too, so it runs before the cms's. */
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
