export type Labels = Readonly<Record<string, string>>
export type Sample = { value: number; labels?: Labels; suffix?: string }
type Metric = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  read: () => Sample[] | Promise<Sample[]>
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const written = (labels: Labels = {}) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** Metrics of one process, in the text format of Prometheus. */
export class Metrics {
  readonly #metrics: Metric[] = []

  /** Returns the function that counts. */
  counter(name: string, help: string) {
    const samples = new Map<string, Required<Omit<Sample, 'suffix'>>>()
    this.#metrics.push({ name, help, type: 'counter', read: () => [...samples.values()] })
    return (labels: Labels = {}) => {
      const key = written(labels)
      const sample = samples.get(key)
      if (sample) sample.value += 1
      else samples.set(key, { labels, value: 1 })
    }
  }

  /** A value that is read when the metrics are. */
  gauge(name: string, help: string, read: Metric['read']) {
    this.#metrics.push({ name, help, type: 'gauge', read })
  }

  /** A total that something else counts, read when the metrics are. */
  total(name: string, help: string, read: Metric['read']) {
    this.#metrics.push({ name, help, type: 'counter', read })
  }

  /** Returns the function that records a duration in seconds. */
  histogram(name: string, help: string, bounds: readonly number[]) {
    const counts = bounds.map(() => 0)
    let [sum, count] = [0, 0]
    this.#metrics.push({
      name,
      help,
      type: 'histogram',
      read: () => [
        ...bounds.map((bound, at) => ({
          suffix: '_bucket',
          labels: { le: String(bound) },
          value: counts[at] ?? 0,
        })),
        { suffix: '_bucket', labels: { le: '+Inf' }, value: count },
        { suffix: '_sum', value: sum },
        { suffix: '_count', value: count },
      ],
    })
    return (seconds: number) => {
      for (const [at, bound] of bounds.entries())
        if (seconds <= bound) counts[at] = (counts[at] ?? 0) + 1
      sum += seconds
      count += 1
    }
  }

  /** A metric that can't be read now, because the database is down, is left out. */
  async text(): Promise<string> {
    const lines: string[] = []
    for (const { name, help, type, read } of this.#metrics) {
      const samples = await Promise.resolve()
        .then(read)
        .catch(() => [])
      if (samples.length === 0) continue
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`)
      for (const { suffix = '', labels, value } of samples)
        lines.push(`${name}${suffix}${written(labels)} ${value}`)
    }
    return `${lines.join('\n')}\n`
  }
}
