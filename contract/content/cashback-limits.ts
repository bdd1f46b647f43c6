/** The limits of a cashback calculator: euros, and the percentages that shops can set. */
export const BASKETS = { from: 1, to: 200, step: 0.5, fieldStep: 0.01 }
export const RATES = { from: 10, to: 50, step: 5, fieldStep: 5 }
