export * from './content-token'
export * from './draft-link'
export * from './environment'
export * from './secret-file'
