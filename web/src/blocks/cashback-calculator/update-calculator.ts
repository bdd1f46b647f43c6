/** Keeps the fields and figures of a cashback calculator in step with the field that was changed. */
export function updateCalculator(field: HTMLInputElement, calculator: Element) {
  const { lang } = document.documentElement
  const money = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' })
  const percent = new Intl.NumberFormat(lang, { style: 'percent' })
  const euros = (cents: number) => money.format(cents / 100)
  const inputs = [...calculator.querySelectorAll('input')]
  const twin = inputs.find((input) => input !== field && input.name === field.name)
  if (twin && field.validity.valid && field.value)
    twin.value =
      twin.type === 'number' && field.name === 'basket'
        ? field.valueAsNumber.toFixed(2)
        : field.value
  const numbers = inputs.filter(({ type }) => type === 'number')
  const isWhole = numbers.every(({ validity, value }) => validity.valid && value)
  const [basket = 0, rate = 0] = numbers.map((input) => input.valueAsNumber)
  const cents = Math.round(basket * 100)
  const back = Math.round((cents * rate) / 100)
  for (const input of inputs)
    if (input.type === 'range')
      input.ariaValueText =
        input.name === 'basket'
          ? euros(Number(input.value) * 100)
          : percent.format(Number(input.value) / 100)
  for (const output of calculator.querySelectorAll('output')) {
    const figure = output.name === 'rest' ? cents - back : back
    output.value = isWhole ? euros(figure) : '–'
  }
}
