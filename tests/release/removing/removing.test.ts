import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runNode } from '../../../scripts/run-program'
import { copyOfRepository } from '../../mutations/copy'
import { appStores } from './app-stores'
import type { Edit } from './edits'
import { investorForm } from './investor-form'
import { partnershipsPage } from './partnerships-page'
import { saleBanner } from './sale-banner'

/** What a site of another product does not need. In a copy that lacks one of them, delete it here. */
const removals: Edit[] = [...partnershipsPage, ...investorForm, ...saleBanner, ...appStores]

let copy = ''
beforeAll(() => {
  copy = copyOfRepository()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('what is taken away by its checklist leaves a project that passes npm run check', async () => {
  for (const edit of removals) edit(copy)
  execFileSync('git', ['add', '--all'], { cwd: copy })
  for (const args of [['generate'], ['format'], ['test', '--check']]) {
    const { code, output } = await runNode(['scripts/run.mjs', ...args], { cwd: copy })
    expect(code, output).toBe(0)
  }
})
