const wordBreaks = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The words of a field's name, as error messages say them: companyVAT → 'Company VAT'. */
export const labelWords = (name: string): string =>
  (name.match(wordBreaks) ?? []).map(capitalised).join(' ')

const isAbbreviation = (word: string) => word.length > 1 && word === word.toUpperCase()

/** What stands beside the control: the table's own label, or the words in sentence case. */
export const labelOf = (field: { name: string; label?: string }): string =>
  field.label ??
  labelWords(field.name)
    .split(' ')
    .map((word, place) => (place === 0 || isAbbreviation(word) ? word : word.toLowerCase()))
    .join(' ')
