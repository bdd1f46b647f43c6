import { brand } from '@app/contract'

/** Strapi writes days in the English of its texts, as Americans do; everything else here is in the locale of the site. */
export function writeAsBrand() {
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (Format, [locale, options]) =>
      new Format(locale === 'en' ? brand.locale : locale, options),
  })
}
