import { pageFormNames } from '../../contract/index'
import { test } from '../harness/browser/test'
import { pathOf } from '../visitors/forms/filling'
import { sendUnchanged } from '../visitors/forms/send-unchanged'

for (const name of pageFormNames)
  test(`${name} reaches the staff once and unchanged, and thanks the visitor`, async ({
    visit,
  }) => {
    await sendUnchanged(await visit(pathOf[name], { reducedMotion: 'reduce' }), name)
  })
