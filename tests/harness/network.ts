import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled } from '../../scripts/checks/installed'
import type { Place } from './child'

/** A network that the Internet has none of: TEST-NET-2, which docs/operations.md uses, too. */
const address = (last: number) => `198.51.100.${last}`
/** Where this process is. */
export const OUTSIDE = address(1)
const BRIDGE = 'site-machines'

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe' }).toString()
const quietly = (...args: string[]) => {
  try {
    ip(...args)
  } catch {
    // It is not there.
  }
}

/** Why no machines can be made here, as a sentence; undefined if they can. */
export function whyNoMachines(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'Machines are network namespaces, which need Linux and root'
  if (!isInstalled('nginx')) return 'nginx is not installed'
  const routes = ip('route', 'show', `${address(0)}/24`)
    .split('\n')
    .filter(Boolean)
  if (routes.some((route) => !route.includes(BRIDGE)))
    return `This machine has the addresses ${address(0)}/24 itself`
  try {
    ip('netns', 'add', `${BRIDGE}-try`)
    ip('netns', 'delete', `${BRIDGE}-try`)
    return undefined
  } catch (error) {
    return `No network namespace can be made here (${String(error).split('\n')[0]})`
  }
}

export type Machine = Place & {
  name: string
  /** Packets to and from it are lost, and nobody is told. */
  pullCable: () => void
  plugIn: () => void
  /** Ends all its processes at once. */
  kill: () => void
  /** Its ends of the connections that it believes to have with an address. */
  portsOpenTo: (address: string) => number[]
}

type Host = { name: string; last: number; hosts?: string[] }

function makeMachine({ name, last, hosts = [] }: Host): Machine {
  const space = `site-${name}`
  const folder = join('/etc/netns', space)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'hosts'), ['127.0.0.1 localhost', ...hosts, ''].join('\n'))
  ip('netns', 'add', space)
  ip('link', 'add', space, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  ip('link', 'set', space, 'master', BRIDGE, 'up')
  ip('-n', space, 'address', 'add', `${address(last)}/24`, 'dev', 'eth0')
  for (const device of ['eth0', 'lo']) ip('-n', space, 'link', 'set', device, 'up')
  return {
    name,
    address: address(last),
    within: ['ip', 'netns', 'exec', space],
    pullCable: () => ip('link', 'set', space, 'down'),
    plugIn: () => ip('link', 'set', space, 'up'),
    kill() {
      for (const pid of ip('netns', 'pids', space).split('\n').filter(Boolean))
        process.kill(Number(pid), 'SIGKILL')
    },
    portsOpenTo(to) {
      const ss = ['-N', space, '-Htn', 'state', 'established', 'dst', to]
      const lines = execFileSync('ss', ss, { stdio: 'pipe' }).toString()
      return [...lines.matchAll(/:(\d+) +[\d.]+:\d+ *$/gm)].map(([, port]) => Number(port))
    },
  }
}

function removeMachine(name: string) {
  quietly('netns', 'delete', `site-${name}`)
  quietly('link', 'delete', `site-${name}`)
  rmSync(join('/etc/netns', `site-${name}`), { recursive: true, force: true })
}

/** Machines on one switch, which this process reaches, too. */
export function makeNetwork<Name extends string>(hosts: Record<Name, Omit<Host, 'name'>>) {
  const names = Object.keys(hosts) as Name[]
  const remove = () => {
    names.forEach(removeMachine)
    quietly('link', 'delete', BRIDGE)
  }
  // A run that was killed may have left its own.
  remove()
  process.once('exit', remove)
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('address', 'add', `${OUTSIDE}/24`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  const machines = Object.fromEntries(
    names.map((name) => [name, makeMachine({ name, ...hosts[name] })]),
  ) as Record<Name, Machine>
  let holder: string | undefined
  return {
    machines,
    /** Moves an address to a machine, and tells all, as a tool for floating addresses does. */
    moveAddress(last: number, { name }: Machine) {
      const spaces = names.map((one) => `site-${one}`)
      if (holder) ip('-n', holder, 'address', 'delete', `${address(last)}/32`, 'dev', 'eth0')
      holder = `site-${name}`
      ip('-n', holder, 'address', 'add', `${address(last)}/32`, 'dev', 'eth0')
      for (const space of spaces) ip('-n', space, 'neighbour', 'flush', 'dev', 'eth0')
      ip('neighbour', 'flush', 'dev', BRIDGE)
    },
    addressOf: address,
    remove,
  }
}
