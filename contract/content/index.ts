export * from './blocks'
export * from './rich-text'
export * from './types'
export * from './values'
