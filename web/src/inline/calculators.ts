type Module = typeof import('../blocks/cashback-calculator/update-calculator')

// The calculator's code is loaded when it is used, with or without the app.
addEventListener('input', async (event) => {
  const field = event.target as HTMLInputElement
  const calculator = field.closest('[data-calculator]')
  if (calculator) ((await import(CALCULATOR)) as Module).updateCalculator(field, calculator)
})
