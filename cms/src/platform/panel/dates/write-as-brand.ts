import { brand } from '@app/contract'

/**
 * Has days written in the locale of the site, as all else here. Strapi writes them in the English of its texts, as
 * Americans do.
 */
export function writeAsBrand() {
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (Format, [locale, options]) =>
      new Format(locale === 'en' ? brand.locale : locale, options),
  })
}
