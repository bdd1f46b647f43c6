import { brand, type Page } from '@app/contract'
import { prose } from '../prose'

export const privacy: Page = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  aliases: [],
  Content: [
    {
      block: 'legal',
      title: 'PRIVACY POLICY & COOKIES',
      introduction: prose(`
        **This is sample legal text.** It was written in plain language for this website and is to be replaced by counsel before anyone relies on it.

        This policy explains which personal data we handle when you use the ${brand.name} website, its forms and the ${brand.name} app, why we do so, and what you can decide yourself.
      `),
      pointsTitle: 'In short',
      points: [
        { title: 'We do not sell your data.', text: 'We share them only as far as necessary.' },
        { title: 'Nothing optional is stored', text: 'before you accept cookies.' },
        {
          title: 'You can see, correct and erase',
          text: 'what we hold about you, free of charge.',
        },
        { title: 'We delete messages and applications', text: '24 months after we received them.' },
      ],
      numbered: false,
      clauses: [
        {
          title: 'Who is responsible',
          summary: 'We answer for your data, and one message reaches us.',
          body: prose(`
            The company that provides ${brand.name} (‘we’ or ‘the provider’) decides why and how your personal data are used and answers for it under the General Data Protection Regulation (GDPR) and Portuguese law. For any question about your data, write to us through the [contact page](/contacts).
          `),
          points: [],
        },
        {
          title: 'The data we handle',
          summary: 'If you only read this site, we hold next to nothing about you.',
          body: prose(`
            We handle only what the purpose at hand requires, and most of it comes from you. Please do not send us sensitive data, such as details of your health or beliefs: we do not need them.
          `),
          points: [
            {
              title: 'Contact details',
              text: 'Your name, your email address, and your telephone number where a form asks for it.',
            },
            {
              title: 'Messages',
              text: 'The subject and the text that you send us, and our replies.',
            },
            {
              title: 'Applications',
              text: 'Your location, the position you apply for, links to your profiles and portfolio, and what you tell us about yourself. The form checks the resume you choose but does not send it; we receive it only when you email it to us.',
            },
            {
              title: 'Business details',
              text: 'For stores, local partners and investors, the company’s name, address, tax number and contacts; for stores also bank details, opening hours and cashback; for investors also the amount and currency of the intended investment.',
            },
            {
              title: 'Account details, if you use the app',
              text: 'Your date of birth, identity proof (KYC), linked cards in protected form, transactions, credits and the establishments where you paid.',
            },
            {
              title: 'Technical data',
              text: 'Network address, browser type, time and page of a request, how long a form took to fill in, and the version of the wording you agreed to.',
            },
            {
              title: 'Choices',
              text: 'Your cookie choice with its time, and your newsletter subscription.',
            },
          ],
        },
        {
          title: 'Why we use it, and on what legal basis',
          summary:
            'We use your data for what you asked for, for what the law demands, and for what you allowed.',
          body: prose(`
            - **To perform a contract with you or to prepare one:** running your account, carrying out payments and cashback, installing ${brand.name} in your store, examining your application or your offer of partnership.
            - **To meet legal duties:** identity checks, the prevention of money laundering, accounting and tax records, answers to authorities.
            - **With your consent:** the newsletter, analytics and the storage of what you send by form where a box asks for it. You can withdraw consent at any time; what was done before stays lawful.
            - **For our legitimate interests:** answering enquiries, keeping the site safe from abuse and spam, preventing fraud, improving our services, and defending legal claims. We do this only where your interests do not weigh more.

            Where a field is marked as required, we cannot handle your request without it. We make no decisions with legal effect about you by automated means alone.
          `),
          points: [],
        },
        {
          title: 'Who receives your data',
          summary: 'Banks, shops and our suppliers see what they need for you. Nobody can buy it.',
          body: prose(`
            We do not sell personal data. We share it only as far as necessary:

            - with service providers who host, maintain or secure our systems, send email or answer support questions for us, and who are bound by contract to follow our instructions;
            - with banks, card networks and payment processors, in order to carry out transactions;
            - with participating establishments, which see what they need for a purchase, a refund or a campaign, but never your full card details;
            - with local partners, if you ask for an installation or for contact in their area;
            - with auditors, advisers, authorities and courts, where the law requires or permits it;
            - with a successor, if our business or a part of it is transferred. We would tell you beforehand.

            If you use the share buttons, the video player or the app-store links, you go to the services of other companies, and their own privacy rules apply. The video player is loaded only when you press play.
          `),
          points: [],
        },
        {
          title: 'How long we keep it',
          summary: 'You need not ask us to delete it: each kind of data has its date.',
          body: prose(`
            We keep personal data for as long as our relationship with you lasts, plus 5 years. The relationship ends, for example, when you close your account, when your request has been dealt with, when a hiring process is over or when you unsubscribe from the newsletter.

            Requests for an installation and what investors and local partners send us are deleted 5 years after they are closed. Messages from the contact page and job applications are deleted sooner, 24 months after we received them, and spam after 30 days.

            We delete data earlier if you withdraw your consent or rightly ask us to, and if no legal duty stands against it. We keep data longer only where a law demands it or while a legal claim is open. After that, data are erased or made anonymous.
          `),
          points: [],
        },
        {
          title: 'Transfers to other countries',
          summary: 'If your data leaves Europe, its protection goes along.',
          body: prose(`
            We prefer to keep personal data within the European Economic Area. ${brand.name} works in many countries, though, and some of our service providers are based elsewhere.

            If data go to a country without an adequacy decision of the European Commission, we agree on the Commission’s standard contractual clauses with the recipient and add further safeguards where needed. You can ask us for a copy. A payment that you make abroad also sends the necessary data to that country.
          `),
          points: [],
        },
        {
          title: 'Cookies and similar storage',
          summary: 'Decline, and the whole site still works.',
          body: prose(`
            A sheet at the foot of the page asks on your first visit. Until you accept, and if you decline, all four kinds of optional storage are denied: analytics, advertising, functionality and security. Accept, and all four are granted. We record your choice, its time and the wording you saw, and ask again after twelve months, or when the question or what runs after it changes. ‘Cookie settings’ at the foot of each page changes your choice; if you withdraw it, the page reloads without what ran before.

            A chat window, where we offer one, comes from another company, which may set its own cookies. The site itself keeps the entries below in your browser; you can delete them at any time.
          `),
          points: [
            {
              title: 'cookie_consent',
              text: 'Whether you accepted or declined, so that we do not ask again. Stays until we ask again, or you clear it.',
            },
            {
              title: 'cookie_consent_record',
              text: 'When you chose, and which version of the question you answered. Stays as long as the choice.',
            },
            {
              title: 'beam_newsletter_email_provided',
              text: 'The word ‘true’ once you have given us an address for the newsletter, not the address itself. Stays until you clear it.',
            },
            {
              title: 'newsletter_not_now',
              text: 'That you answered ‘Not now’ to the newsletter. Gone when you close the tab.',
            },
            {
              title: 'form_draft_…, form_sending_…',
              text: 'What you typed into a long form, without bank details, and a number by which a repeated post is recognised. Gone when you close the tab.',
            },
            {
              title: 'strapi_navigation, strapi_footer',
              text: 'Copies of the menu and the footer, so that pages open faster. Gone when you close the tab.',
            },
          ],
        },
        {
          title: 'How we protect it',
          summary: 'Nobody can read along on the way, and only few of us can read it here.',
          body: prose(`
            The connection to this site is encrypted. What you send by form can be read only by our staff, and never by other visitors. We limit repeated posts from one network address, and we give access only to those who need it for their work.

            If a breach puts your rights at high risk, we tell you and the supervisory authority as the law prescribes.
          `),
          points: [],
        },
        {
          title: 'Your rights',
          summary: 'Your data stays yours: one message is enough, and it costs nothing.',
          body: prose(`
            Under the GDPR you can:

            - ask which data we hold about you, and receive a copy;
            - have wrong data corrected and incomplete data completed;
            - have data erased, or their use restricted;
            - receive the data you gave us in a common format, or have them passed on;
            - object to uses based on our legitimate interests, and at any time to direct marketing;
            - withdraw a consent that you gave.

            Write to us through the [contact page](/contacts). We may have to ask for proof of your identity, and we reply within the period that the law sets. It costs you nothing.

            You can also complain to a supervisory authority: in Portugal to the national data protection authority, the Comissão Nacional de Proteção de Dados, or to the one where you live or work.
          `),
          points: [],
        },
        {
          title: 'Minors',
          summary: 'If you are not yet 18, please don’t give us your details.',
          body: prose(`
            ${brand.name} is meant for adults. Nobody under 18 may open an account, send us a form or subscribe to the newsletter, and we do not knowingly collect data about minors. If you believe that a minor has sent us personal data, please tell us through the [contact page](/contacts), and we will delete them.
          `),
          points: [],
        },
        {
          title: 'Changes to this policy',
          summary: 'You need not check back: we tell you when a change matters to you.',
          body: prose(`
            We update this policy when our services or the law change. The current version is always on this page. If a change matters to you, we point it out on the site, in the app or by email. The rules for using ${brand.name} itself are in our [terms and conditions](/terms-and-conditions).
          `),
          points: [],
        },
      ],
    },
  ],
  seo: {
    description: `Which personal data ${brand.name} handles, why, for how long and who receives it; which cookies and browser storage we use; and the rights you have.`,
    noIndex: false,
  },
  related: [],
}
