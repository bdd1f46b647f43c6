import { brand } from '../../../contract/brand'
import type { BenchPart } from '../bench-part'
import { sendRequest } from '../../harness/http'
import { isInstalled } from '../../../scripts/checks/installed'
import { startCachingNginx } from '../../harness/nginx'
import { medianToLive } from '../to-live'

export const publishing: BenchPart = {
  name: 'live',
  title: 'From the click on Publish to the new page',
  async run({ stack: { cms, web }, isQuick, detail }) {
    const count = isQuick ? 5 : 20
    const { median, slowest } = await medianToLive(cms, web, count, detail)
    const nginx = isInstalled('nginx') && (await startCachingNginx(web.url))
    const rows = [
      {
        what: 'Publish to live, median',
        unit: 's',
        values: { [brand.name]: median },
        target: { text: '≤ 1 s', isMet: median <= 1 },
        note: `${count} times, slowest ${slowest.toFixed(2)} s`,
      },
    ]
    if (!nginx) return rows
    try {
      const through = { get: (path: string) => sendRequest(new URL(path, nginx.url).href) }
      const cached = await medianToLive(cms, through, count, detail)
      rows.push({
        what: 'Publish to live through the nginx of docker compose, median',
        unit: 's',
        values: { [brand.name]: cached.median },
        target: { text: '≤ 2 s', isMet: cached.median <= 2 },
        note: `${count} times, slowest ${cached.slowest.toFixed(2)} s`,
      })
      return rows
    } finally {
      await nginx.stop()
    }
  },
}
