import { readFileSync } from 'node:fs'
import { type Environment, EnvironmentError } from '../environment'
import { Bucket } from './bucket'

function secretOf({ AWS_SECRET_ACCESS_KEY, AWS_SECRET_ACCESS_KEY_FILE: file }: Environment) {
  if (AWS_SECRET_ACCESS_KEY) return AWS_SECRET_ACCESS_KEY
  const wrong = `AWS_SECRET_ACCESS_KEY_FILE must be a file with a secret: ${file}`
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret) return secret
  } catch (error) {
    throw new EnvironmentError(`${wrong} can't be read (${(error as NodeJS.ErrnoException).code}).`)
  }
  throw new EnvironmentError(`${wrong} is empty.`)
}

/** The bucket of the uploads; undefined if they are on the disk only. */
export const bucketIn = (given: Environment): Bucket | undefined =>
  given.S3_BUCKET === ''
    ? undefined
    : new Bucket({
        bucket: given.S3_BUCKET,
        endpoint: given.S3_ENDPOINT,
        forcePathStyle: given.S3_FORCE_PATH_STYLE,
        account: {
          id: given.AWS_ACCESS_KEY_ID,
          secret: secretOf(given),
          region: given.S3_REGION,
        },
      })
