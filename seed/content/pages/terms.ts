import { brand, type Page } from '@app/contract'
import { prose } from '../prose'

export const terms: Page = {
  slug: 'terms-and-conditions',
  title: 'Terms and Conditions',
  aliases: [],
  Content: [
    {
      block: 'legal',
      title: 'Terms and Conditions',
      effective: '17.02.2024',
      introduction: prose(`
        **This is sample legal text.** It was written in plain language for this website and is to be replaced by counsel before anyone relies on it.

        These terms say what you can expect from ${brand.name}, what we expect from you, and what happens when something goes wrong.
      `),
      pointsTitle: 'In short',
      points: [
        {
          title: 'The app is free.',
          text: 'You need to be at least 18, and each person has one account.',
        },
        { title: 'Cashback never expires.', text: 'The shop funds it and sets the rate.' },
        { title: 'Something missing?', text: 'Tell us within seven days of the payment.' },
        { title: 'Refunds', text: 'follow within five business days of their approval.' },
        { title: 'You can leave', text: 'at any time and free of charge.' },
      ],
      numbered: true,
      clauses: [
        {
          title: 'Welcome',
          summary: `Using ${brand.name} means agreeing to this page. If you would rather not, don’t open an account.`,
          body: prose(`
            Thank you for choosing ${brand.name}. These terms are the agreement between you and us about the ${brand.name} app, this website and the services that belong to them. By opening an account, or by using the app or the website, you accept them.

            If you do not agree with these terms, please do not use ${brand.name}. Our [privacy policy](/privacy-policy) explains what we do with your personal data. You can save or print this page at any time.
          `),
          points: [],
        },
        {
          title: `About ${brand.name}`,
          summary: 'We are not a bank: what you keep in the app earns no interest.',
          body: prose(`
            ${brand.name} is a free mobile wallet for payments and cashback, available from two app stores. In these terms, ‘we’, ‘us’ and ‘the provider’ mean the company that provides ${brand.name}.

            ${brand.name} is not a bank. Credits in your account are not a deposit and earn no interest. You can reach us through the [contact page](/contacts).
          `),
          points: [],
        },
        {
          title: 'Definitions',
          body: prose('In these terms, the following words have the meaning given here:'),
          points: [
            {
              title: 'Account',
              text: `Your personal record with ${brand.name}, in which your payment methods, credits and transactions are kept.`,
            },
            {
              title: 'Account holder',
              text: 'The person in whose name an account is opened and who is responsible for it.',
            },
            {
              title: 'Participating establishments',
              text: `The shops, online stores and other businesses that accept ${brand.name}, also called participating stores or merchants.`,
            },
            {
              title: 'Credits',
              text: 'Amounts in your account that you can use to pay at participating establishments.',
            },
            {
              title: 'Loyalty credits',
              text: 'Credits that a participating establishment gives you as cashback or as another reward for a purchase.',
            },
            {
              title: 'Vouchers',
              text: 'Offers or codes from us or from a participating establishment that give you a product or a reduction under the conditions stated on them.',
            },
            {
              title: 'Products',
              text: 'The goods and services that you buy from a participating establishment.',
            },
            {
              title: 'Transaction',
              text: `A payment, or another movement of credits, made through ${brand.name}.`,
            },
            {
              title: 'Reversal or refund',
              text: 'The return of all or part of a transaction to the payment method or to the credits that it was paid with.',
            },
            {
              title: 'Bank card',
              text: 'A debit, credit or prepaid card issued in your name that you can link to your account.',
            },
            {
              title: 'Payment method',
              text: `A bank card, your credits, or another means of payment that you can use through ${brand.name}.`,
            },
            {
              title: 'Identity proof (KYC)',
              text: 'The documents and checks by which we make sure that you are who you say you are.',
            },
            {
              title: 'User',
              text: 'Anyone who uses the app or the website, with or without an account.',
            },
          ],
        },
        {
          title: 'Operation',
          summary: 'Once you confirm, the money is on its way. What you earn is yours to keep.',
          body: prose(`
            You pay with your smartphone: by NFC, by Bluetooth where it is available, or by QR code. In a store, the participating establishment sets the amount on its terminal; you choose how to pay, check the amount and confirm. Online, you confirm the payment with a unique code.

            Cashback is funded by the participating establishment, which also decides how much it gives. It reaches your account as loyalty credits as soon as the payment is done. Loyalty credits never expire, and you can use them at any participating establishment in the network, in any country. Partner campaigns are temporary and end on the date stated in them.

            The app is free. Your mobile operator may charge you for data. Once you have confirmed a transaction you can no longer cancel it, but it may be reversed under the clauses on credits and on refunds.
          `),
          points: [],
        },
        {
          title: 'Changes to these terms',
          summary: 'No change for the worse comes overnight: you hear of it first, and can leave.',
          body: prose(`
            We may change these terms when the law, our services or the security of payments requires it. The current version is always on this page.

            If a change reduces your rights or increases your duties, we tell you by email or in the app at least five business days before it takes effect. Other changes take effect when they are published here.

            If you do not agree with a change, you can close your account free of charge before that day. If you go on using ${brand.name} afterwards, you accept the new terms.
          `),
          points: [],
        },
        {
          title: 'Newsletter',
          summary: 'You can read it without an account, and stop it with one click.',
          body: prose(`
            If you give us your email address for the newsletter, we send you news about ${brand.name}, participating establishments and campaigns. You need no account for it, and your account does not depend on it.

            You can unsubscribe at any time through the link in each issue or through the [contact page](/contacts).
          `),
          points: [],
        },
        {
          title: 'Services',
          summary:
            'If something is wrong with what you bought, talk to the shop: it sold it, and we only moved the money.',
          body: prose(`
            Through ${brand.name} you can:

            - pay at participating establishments, in stores and online;
            - receive, keep and use loyalty credits and vouchers;
            - link bank cards to your account and see your transactions;
            - find participating establishments and give them feedback.

            We may add, improve or withdraw features, and we may interrupt the services for maintenance or security. Where we can, we announce longer interruptions beforehand.

            Products are sold by the participating establishment, not by us. Your contract of sale is with that establishment, and it is responsible for the quality, delivery and guarantee of what it sells.
          `),
          points: [],
        },
        {
          title: 'Your account',
          summary: 'Open one account in your own name, with your own cards.',
          body: prose(`
            You must be at least 18 years old to open an account. The account is personal: each person may have one, and it cannot be sold, lent or passed on.

            When you register, you give us true and complete details and keep them up to date. We may ask for identity proof (KYC) when you register or later, and may limit the account until we have received and checked it.

            You can link up to 10 cards. To validate a card, we make a small verification debit, which we refund. You may only link cards issued in your own name.
          `),
          points: [],
        },
        {
          title: 'Your obligations',
          summary:
            'Treat your phone like your purse: lock it, look before you pay, and say so when something looks wrong.',
          body: prose(`
            You agree to:

            - keep your phone, PIN, password and codes safe, and share them with nobody;
            - check the amount and the participating establishment before you confirm a payment;
            - make sure that the payment method you choose has enough funds or credits;
            - install updates of the app, and use it only on devices whose security has not been altered;
            - look through your transactions regularly and tell us without delay about any that you do not recognise;
            - use ${brand.name} in line with the law and with these terms.

            You are responsible for any taxes that may be due on the rewards you receive.
          `),
          points: [],
        },
        {
          title: 'Prohibited conduct',
          summary: 'Cheat, and you lose the account and what you gained with it.',
          body: prose(`
            You may not use ${brand.name} to:

            - buy or sell anything illegal, launder money, finance terrorism or evade sanctions;
            - pay with a bank card or an account that is not yours;
            - collect cashback or vouchers through false, circular or invented purchases;
            - open several accounts, or give a false identity;
            - copy, decompile, probe or attack the app, the website or the network, except where the law expressly allows it;
            - collect data about other users, or send them unwanted messages;
            - publish content that is insulting, deceptive or infringes the rights of others.

            We may refuse or reverse transactions that break this clause, withdraw rewards obtained through them, and inform the authorities where the law requires it.
          `),
          points: [],
        },
        {
          title: 'Access to your account by third parties',
          summary:
            'Lost your phone? Tell us first: what happens after your message is not your bill.',
          body: prose(`
            Nobody else may use your account. If you let another person use your phone or your codes, you answer for what that person does, as far as the law allows.

            If you lose your phone, or believe that somebody else has access to your account, tell us at once through the [contact page](/contacts) and have your bank cards blocked by their issuers. As soon as we have your message, we block the account. From then on you do not answer for its use, unless you acted fraudulently.

            Licensed providers of payment services may be given access to your account only with your express consent and within the law. You can withdraw that consent at any time.
          `),
          points: [],
        },
        {
          title: 'Credits from payments at participating stores',
          summary: 'Look at your cashback within a week; after that, a gap is hard to put right.',
          body: prose(`
            When you pay at a participating store, you may receive or buy credits as part of the purchase. The amount is shown before or together with the payment, and the credits appear in your account once the payment has been accepted.

            If credits that you are entitled to have been refused or are missing, report this to us within seven days of the payment, with the date, the store and the amount. We look into the matter with the store and tell you the outcome. After seven days we may treat the transaction as correct.

            Credits cannot be exchanged for cash, unless the law or the conditions of a campaign say otherwise. Credits booked by mistake may be taken back; we tell you when that happens.
          `),
          points: [],
        },
        {
          title: 'Refunds',
          summary:
            'Ask the shop, not us. Once it agrees, you have your money within a working week.',
          body: prose(`
            If you return products or cancel a purchase, ask the participating establishment for the refund. It decides under its own conditions and under the law, including any right of withdrawal that you have as a consumer.

            Once a reversal or refund has been approved, we carry it out within five business days. The money goes back to the payment method that you used, and credits go back to your account. Your bank may take longer to show it.

            Loyalty credits that you received for a refunded purchase are taken back in the same proportion. If you have spent them already, we may deduct them from the refund.
          `),
          points: [],
        },
        {
          title: 'Suspension and closing of accounts',
          summary:
            'You may leave for no reason at all. We may only close your account for a good one.',
          body: prose(`
            You can close your account at any time and free of charge, in the app or through the [contact page](/contacts). Please use your credits first; we complete transactions that are already under way.

            We may suspend, limit or close your account, or refuse a payment, if you break these terms, if we suspect fraud or a risk to security, if identity proof is missing or turns out to be false, or if the law or an authority requires it. We tell you the reason, unless the law forbids it.

            If we close your account for a reason that is not your fault, we give you reasonable notice and time to use your credits. Credits obtained by fraud are forfeited.
          `),
          points: [],
        },
        {
          title: 'Warranty',
          summary: `${brand.name} may be down now and then, so keep another way to pay with you.`,
          body: prose(`
            We run ${brand.name} with professional care. We do not promise that it will always be available, free of errors or compatible with all devices, nor that a given establishment will stay in the network.

            Participating establishments, app stores, mobile operators and banks provide their services on their own responsibility. Your legal guarantees as a consumer remain untouched.
          `),
          points: [],
        },
        {
          title: 'Liability',
          summary:
            'We pay for harm that we should have prevented, but not for what nobody could foresee.',
          body: prose(`
            We are liable without limit for damage that we cause intentionally or through gross negligence, for injury to life or health, and wherever the law allows no limit.

            In all other cases we are liable only for damage that was foreseeable and typical when you accepted these terms. We are not liable for products sold by participating establishments, for events beyond our control, for faults of your device or network, or for damage that arises because you broke these terms.

            For payments that you did not authorise, the rules of the law on payment services apply.
          `),
          points: [],
        },
        {
          title: 'Reporting illegal content',
          summary: 'One message is enough. You get an answer with our reasons.',
          body: prose(`
            If you find content on ${brand.name} that you believe to be illegal, tell us through the [contact page](/contacts). Please say where it is, why you consider it illegal, and how we can reach you.

            We confirm that we have received your report, examine it carefully and without bias, and tell you what we decided and why. Where the content is illegal, we remove it or block access to it. If you disagree with our decision, you can ask us to review it.
          `),
          points: [],
        },
        {
          title: 'Applicable law and jurisdiction',
          summary:
            'Wherever you live, a Portuguese judge decides, and your own consumer rights still count.',
          body: prose(`
            Portuguese law governs these terms. If you are a consumer and live in another country, you keep the protection of the mandatory rules of that country.

            The court in Cascais has exclusive jurisdiction over disputes that are not settled by arbitration under the next clause, as far as the law allows this choice.
          `),
          points: [],
        },
        {
          title: 'Arbitration',
          summary: 'If we can’t agree, one neutral person settles it, without a trial.',
          body: prose(`
            If you have a complaint, please write to us first; most things can be put right. If a dispute has not been resolved 30 days after one side told the other about it in writing, it is decided by arbitration. There is one arbitrator, the seat is Lisbon, and the language is English.

            The arbitrator’s decision binds both sides. Either side may ask a court for urgent protection before or during the arbitration. If you are a consumer, you may still use the bodies for consumer disputes and the courts that the law opens to you.
          `),
          points: [],
        },
        {
          title: 'Notices and time limits',
          summary: 'Read what we send you, and don’t wait with a complaint.',
          body: prose(`
            We write to you at the email or postal address in your account, or in the app. You write to us through the [contact page](/contacts) or by post. A notice sent by email counts as delivered on the next day, and one sent by post on the third day.

            Claims under these terms lapse if they are not made within one month of the day on which you learnt of their cause, unless these terms set a shorter period for reporting, or the law a longer one that cannot be changed by agreement.

            If a part of these terms is invalid, the rest remains in force. If we do not enforce a right at once, we do not give it up.
          `),
          points: [],
        },
      ],
    },
  ],
  seo: {
    description: `The terms for using the ${brand.name} wallet, in plain language: your account, payments, cashback, credits, refunds, liability and disputes. In effect from 17.02.2024.`,
    noIndex: false,
  },
  related: [],
}
