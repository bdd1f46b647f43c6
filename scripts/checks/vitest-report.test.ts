import { describe, expect, it } from 'vitest'
import { counts, sum } from './result'
import { toResult, type Report } from './vitest-report'

const test = (status: string) => ({
  status,
  fullName: `a ${status} test`,
  failureMessages: ['why'],
})

const report = (...statuses: string[]): Report => ({
  testResults: [
    {
      name: '/somewhere/a.test.ts',
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map(test),
    },
  ],
})

describe('a test run', () => {
  it('is counted by test, not by file', () => {
    const result = toResult(report('passed', 'passed', 'failed', 'skipped', 'todo'), 1, '')
    expect(counts(result)).toBe('2 passed, 1 failed, 2 skipped')
    expect(result.details).toHaveLength(1)
  })

  it('fails when no test ran', () => {
    expect(toResult({ testResults: [] }, 0, '')).toMatchObject({ passed: 0, failed: 1 })
    expect(toResult(report('skipped'), 0, '')).toMatchObject({ failed: 1, skipped: 1 })
  })

  it('fails when it crashed, and shows its last output', () => {
    const result = toResult(undefined, 1, 'out of memory')
    expect(counts(result)).toBe('0 passed, 1 failed')
    expect(result.details[0]).toContain('out of memory')
  })

  it('counts each file that breaks before its first test as a failure', () => {
    const broken = ['a', 'b'].map((name) => ({
      name: `${name}.test.ts`,
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    }))
    const { testResults } = report('passed')
    expect(toResult({ testResults: [...broken, ...testResults] }, 1, '')).toMatchObject({
      passed: 1,
      failed: 2,
    })
  })

  it('fails when it exits with an error, even if every test passed', () => {
    expect(toResult(report('passed'), 1, 'unhandled rejection')).toMatchObject({
      passed: 1,
      failed: 1,
    })
  })
})

it('sums the parts into one summary line', () => {
  const good = { passed: 3, failed: 0, skipped: 0, details: [], times: [] }
  expect(counts(sum([good, { ...good, failed: 1 }]))).toBe('6 passed, 1 failed')
})
