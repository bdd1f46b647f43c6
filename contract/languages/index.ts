export * from './languages'
export * from './words'
export * from './words-of'
