import { describe, expect, it } from 'vitest'
import { counts, sum } from './result'
import { judge, type Report } from './vitest'

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

describe('a run of tests', () => {
  it('is counted by test', () => {
    const result = judge(report('passed', 'passed', 'failed', 'skipped', 'todo'), 1, '')
    expect(counts(result)).toBe('2 passed, 1 failed, 2 skipped')
    expect(result.details).toHaveLength(1)
  })

  it('that ran no test has failed', () => {
    expect(judge({ testResults: [] }, 0, '')).toMatchObject({ passed: 0, failed: 1 })
    expect(judge(report('skipped'), 0, '')).toMatchObject({ failed: 1, skipped: 1 })
  })

  it('that crashed has failed, and its last output is shown', () => {
    const result = judge(undefined, 1, 'out of memory')
    expect(counts(result)).toBe('0 passed, 1 failed')
    expect(result.details[0]).toContain('out of memory')
  })

  it('with a file that failed before its first test has failed', () => {
    const brokenFile: Report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    }
    expect(judge(brokenFile, 1, '')).toMatchObject({ passed: 0, failed: 1 })
  })

  it('that exited with an error has failed, even when every test passed', () => {
    expect(judge(report('passed'), 1, 'unhandled rejection')).toMatchObject({
      passed: 1,
      failed: 1,
    })
  })
})

it('parts add up to one line', () => {
  const good = { passed: 3, failed: 0, skipped: 0, details: [] }
  expect(counts(sum([good, { ...good, failed: 1 }]))).toBe('6 passed, 1 failed')
})
