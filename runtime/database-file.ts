import { join } from 'node:path'

/** SQLite's file in a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'cms.db')
