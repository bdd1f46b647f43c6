export * from './brand'
export * from './content/index'
export * from './forms/index'
export * from './wall-clock'
