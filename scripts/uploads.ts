import { bucketIn, keepFilesPrivate } from '@app/runtime'
import { OperatorError } from './operator-error'
import { step } from './progress'
import { claimDataFolder } from './servers/claim-data-folder'
import { prepareDataFolder } from './servers/preflight'
import { readSettings } from './settings'
import { moveUploads } from './uploads/move-uploads'

/** `npm run uploads -- move --to s3|disk [--dry-run]`: between DATA_DIR and the bucket, for a stack that is stopped. */
export async function run(args: string[]): Promise<number> {
  const [, to, trial] = /^move --to[= ](s3|disk)( --dry-run)?$/.exec(args.join(' ')) ?? []
  if (to !== 's3' && to !== 'disk')
    throw new OperatorError('Usage: npm run uploads -- move --to s3|disk [--dry-run]')
  const settings = readSettings({ NODE_ENV: 'production' })
  const bucket = bucketIn(settings.environment)
  if (!bucket)
    throw new OperatorError('Set S3_BUCKET and its access key first: see docs/operations.md.')
  keepFilesPrivate()
  prepareDataFolder(settings)
  const release = await claimDataFolder(settings)
  const isTrial = trial !== undefined
  try {
    const move = (say: (text: string) => void) =>
      moveUploads(settings, bucket, { to, isTrial, say })
    console.log(await step(isTrial ? 'Compare uploads' : 'Move uploads', move))
  } finally {
    release()
  }
  if (to === 'disk' && !isTrial) console.log('Unset S3_BUCKET before you start the stack.')
  return 0
}
