import { brand } from '../../../contract/brand'
import type { BenchPart } from '../bench-part'
import { fastLoad } from '../load'
import { memoryOf } from '../processor-time'

export const memory: BenchPart = {
  name: 'memory',
  title: 'Memory',
  async run({ stack: { cms, web }, seconds }) {
    const measure = () => ({ web: memoryOf(Number(web.pid)), cms: memoryOf(cms.pid()) })
    const before = measure()
    await fastLoad(`${web.url}/`, 64, seconds * 2)
    const after = measure()
    return [
      {
        what: 'The site, before and after load',
        unit: 'MB',
        values: { [brand.name]: after.web },
        target: { text: '≤ 400 MB', isMet: after.web <= 400 },
        note: `before ${before.web.toFixed(0)} MB`,
      },
      {
        what: 'The cms, after all parts before this',
        unit: 'MB',
        values: { [brand.name]: after.cms },
      },
    ]
  },
}
