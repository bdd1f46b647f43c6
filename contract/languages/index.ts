export * from './languages'
export * from './placeholders'
export * from './words'
export * from './words-of'
