import {
  instead,
  insteadInTests,
  removed,
  without,
  withoutFrom,
  withoutObject,
  type Edit,
} from './edits'

const anyForm = ['tests/api', 'tests/visitors']

/** The form, in the order of its checklist in docs/extending.md, and its page. */
export const investorForm: Edit[] = [
  without('contract/forms/names.ts', `'investor'`),
  removed('contract/forms/investor.ts', 'cms/src/api/intake/content-types/investor'),
  without('contract/forms/table.ts', 'import { investor,', 'investor,', 'investor:'),
  without('contract/forms/parts/options.ts', 'export const amounts', 'export const currencies'),
  without('contract/forms/testing/expectations.ts', 'investor: {'),

  removed('seed/content/pages/investors-form.ts'),
  without('seed/content/pages/index.ts', 'import { investorsForm', 'investorsForm,'),
  without('web/src/content/built-in.ts', `'investors-form':`),
  without(
    'tests/specification.ts',
    `{ path: '/investors-form' }`,
    `['/investors',`,
    `['/forinvestors',`,
    'investor: { message',
    'investor: {',
    'investor: [',
    'investor: `',
    'amountToInvest:',
    'amountLabels:',
    'currency:',
  ),
  without(
    'tests/parity/specification.test.ts',
    'amounts,',
    'currencies,',
    'amountToInvest:',
    'amountLabels:',
    'currency:',
  ),
  withoutObject('seed/content/site.ts', `['/investors-form'],`),
  without('seed/content/redirects.ts', `{ from: '/investors'`, `{ from: '/forinvestors'`),
  without('seed/content/pages/technology-partnerships.ts', 'button: { label: `Invest in'),
  withoutObject('seed/content/pages/technology-partnerships.ts', `title: '€100,000 or more?'`),
  without('seed/content/content.test.ts', `it('links from the technology partners’ page to the`),

  without('seed/media/index.ts', `'form-report.svg': {`),
  removed('seed/media/form-report.svg'),
  instead('seed/content/pages/privacy.ts', 'investors and local partners', 'local partners'),

  instead('contract/forms/parts/options.test.ts', 'amounts, currencies, ', ''),
  instead(
    'contract/forms/parts/options.test.ts',
    '[...amounts, ...currencies, ...platforms]',
    'platforms',
  ),
  without(
    'contract/forms/parts/options.test.ts',
    `['100k+'`,
    `['1m+'`,
    `['10m+'`,
    `['50m+'`,
    `['USD'`,
    `['EUR'`,
    `['GBP'`,
  ),

  // Tests in which it is one of several, or stands for any form: another takes its place.
  instead('tests/parity/retention.test.ts', `'investor', `, ''),
  insteadInTests(anyForm, `'investor'`, `'local-partner'`),
  insteadInTests(anyForm, `expectations.investor`, `expectations['local-partner']`),
  insteadInTests(anyForm, `pathOf.investor`, `pathOf['local-partner']`),
  instead('cms/src/desk/intake/consent.test.ts', 'forms.investor', `forms['local-partner']`),

  // Tests of what only it has.
  without('contract/forms/engine/rules.test.ts', `expect(messageOf('investor', { companyName`),
  without('contract/forms/engine/rules.test.ts', `describe('the optional agreements of`),
  withoutFrom(
    'contract/forms/engine/rules.test.ts',
    `it.each(['912345678'`,
    `it("an investor's has its own error message"`,
  ),
  without('contract/forms/engine/texts.test.ts', `it('the investor form asks to fix`),
  without('contract/forms/engine/texts.test.ts', `it("only the investor form shows`),
  without('cms/src/desk/inbox/shared/field-label.test.ts', `['investor',`),
  without(
    'cms/src/desk/inbox/shared/field-label.test.ts',
    `expect(isOptionText('investor', 'amountToInvest', '1.000`,
    `expect(isOptionText('investor', 'amountToInvest', 'Call`,
  ),
  without('tests/mutations/mutants/contract.ts', `'phone with a space'`, `'tax number in emails'`),
  without('web/src/blocks/blocks.test.tsx', `test('a form shows the figures and the next steps`),
  without(
    'web/src/forms/post-intake.test.ts',
    'expect(await outcome(investor)).toMatchObject({ failure',
    'expect(await outcome(investor)).toMatchObject({',
  ),
  instead('web/src/forms/post-intake.test.ts', 'contact, investor,', 'contact,'),
  instead('web/src/forms/post-intake.test.ts', 'outcome(investor)', 'outcome(localPartner)'),
]
