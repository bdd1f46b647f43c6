export * from './content/index'
export * from './forms/index'
