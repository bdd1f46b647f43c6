import { visibleText } from '@app/contract'

/** A value on one line, as a header needs it. */
export const oneLine = (value: string, longest = 200): string =>
  visibleText(value.replace(/[\s\u2028\u2029]+/g, ' '))
    .trim()
    .slice(0, longest)
