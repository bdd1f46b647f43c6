/** Where a backup holds the database. */
export const databaseFiles = { sqlite: 'database/cms.db', postgres: 'database/cms.dump' } as const

type Folders = { dataDir: string; secretsDir: string }

/** The folders of a backup and where their files belong. */
export const foldersOf = ({ dataDir, secretsDir }: Folders) => ({
  uploads: `${dataDir}/public/uploads`,
  secrets: secretsDir,
})
