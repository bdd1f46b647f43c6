import { brand, type Page } from '@app/contract'
import { prose } from '../prose'

export const accessibility: Page = {
  slug: 'accessibility',
  title: 'Accessibility',
  aliases: [],
  Content: [
    {
      block: 'legal',
      title: 'Accessibility statement',
      introduction: prose(`
        Everyone should be able to read this website and send us its forms. Here we say what we test, what we do not know, and how you can tell us that something is in your way. Last reviewed on 29 November 2026.
      `),
      pointsTitle: 'In short',
      points: [
        { title: 'WCAG 2.2, level AA', text: 'is the standard that we build and test by.' },
        { title: 'Keyboard, zoom, no scripts:', text: 'the site works with each of them.' },
        { title: 'Something in your way?', text: 'Write to us, and a person answers.' },
      ],
      numbered: false,
      clauses: [
        {
          title: 'The standard',
          summary: 'We aim for WCAG 2.2, level AA, and know of no page that fails it.',
          body: prose(`
            This statement is about the website of ${brand.name}. We build it to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Our own tests find no failure. No independent body has assessed the site yet, so we call this our own assessment.
          `),
          points: [],
        },
        {
          title: 'What we test',
          summary: 'Every page, before each release.',
          body: prose(`
            These checks run on the site as visitors get it. A version that fails one of them is not released.
          `),
          points: [
            {
              title: 'Every page',
              text: 'Scanned with axe for failures of WCAG 2.2 AA, in a wide window and on a phone.',
            },
            {
              title: 'Forms',
              text: 'Scanned again when a form is refused and when it is sent. Each error stands at its field, and is linked to from a list that takes the focus.',
            },
            {
              title: 'Keyboard',
              text: 'Menus, questions, dialogs and forms are used by keyboard alone. What has the focus is visible, and nothing covers it.',
            },
            {
              title: 'Zoom',
              text: 'At 400% in a window of 1280 pixels no form has to be scrolled sideways.',
            },
            {
              title: 'Without scripts',
              text: 'Pages can be read, questions open, and forms can be filled in, corrected and sent.',
            },
            {
              title: 'Your settings',
              text: 'If you have asked for less motion, things do not move. Titles stay whole in high-contrast colours.',
            },
          ],
        },
        {
          title: 'What we do not know',
          summary: 'A machine does not find everything, and some parts are not ours.',
          body: prose(`
            A scan does not tell whether a text is easy to understand or a picture well described. We check these ourselves when we write them, and can be wrong.

            The film plays in a player of another company. The ranking, the app stores, our shop and the support pages are other sites, which this statement does not cover.
          `),
          points: [],
        },
        {
          title: 'How to report a problem',
          summary: 'One message, and a person answers.',
          body: prose(`
            Use the [contact form](/contacts?subject=Support), or write to [${brand.contactEmail}](mailto:${brand.contactEmail}). Tell us the page, what you wanted to do and what stopped you. It helps to know which browser and which assistive technology you use. We answer you, say what we will change, and in the meantime give you what you need in another way.

            If our answer is not enough, you can turn to the authority that watches over accessibility in your country.
          `),
          points: [],
        },
      ],
    },
  ],
  seo: {
    title: `Accessibility statement – ${brand.name}`,
    description: `How accessible the ${brand.name} website is, what we test, what we do not know, and how to report a problem.`,
    noIndex: false,
  },
  related: [],
}
