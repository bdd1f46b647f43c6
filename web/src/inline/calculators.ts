type Module = typeof import('../blocks/cashback-calculator/update-calculator')

// Its code is loaded when a calculator is used, with or without the app.
addEventListener('input', async (event) => {
  const field = event.target as HTMLInputElement
  const calculator = field.closest('[data-calculator]')
  if (calculator) ((await import(CALCULATOR)) as Module).updateCalculator(field, calculator)
})
