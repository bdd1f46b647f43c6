import { throwIfInterrupted } from '../interrupt'
import { cmsRoom, installRooms } from '../install.mjs'
import { whileHoldingLock } from '../lock.mjs'
import { report } from '../progress'
import { cmsBuild, panelBuild } from './cms'
import { contractBuild, runtimeBuild, seedBuild } from './packages'
import { buildIfStale } from './stamp'
import { webBuild } from './web'

type Work = () => Promise<unknown>

const once = (work: Work) => {
  let done: Promise<unknown> | undefined
  return () => (done ??= work())
}

/** Fails only when all of them have ended, so that none goes on behind the error message. */
export async function all<Results extends readonly unknown[]>(works: {
  [Index in keyof Results]: Promise<Results[Index]>
}) {
  await Promise.allSettled(works)
  return Promise.all(works)
}

/** The groups of builds. Each is built once, after the groups that it needs, and beside the others. */
function groups() {
  const cmsModules = once(() => installRooms([cmsRoom], report))
  const packages = once(async () => {
    await buildIfStale(contractBuild)
    await all([buildIfStale(runtimeBuild), buildIfStale(seedBuild)])
  })
  const cmsServer = once(async () => {
    await all([cmsModules(), packages()])
    await buildIfStale(cmsBuild)
  })
  const cms = once(() => cmsServer().then(() => buildIfStale(panelBuild)))
  const web = once(() => buildIfStale(webBuild))
  return {
    'cms-modules': cmsModules,
    packages,
    'cms-server': cmsServer,
    cms,
    web,
    all: once(() => all([web(), cms()])),
  }
}

export type Builds = ReturnType<typeof groups>
export type BuildGroup = keyof Builds

export const groupNames = Object.keys(groups()) as BuildGroup[]

/** No other command builds meanwhile. */
export const whileBuilding = <Result>(work: (builds: Builds) => Promise<Result>) =>
  whileHoldingLock('building', () => work(groups()), throwIfInterrupted)

/** Builds what is stale, and installs what that needs. */
export const build = (...wanted: BuildGroup[]) =>
  whileBuilding((builds) => all(wanted.map((name) => builds[name]())))
