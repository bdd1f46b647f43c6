/** What went wrong at the store of uploads, as far as somebody can do something about it. */
export type StoreProblem = 'unreachable' | 'full' | 'clock' | 'refused'

const problems: Record<string, StoreProblem> = {
  RequestTimeTooSkewed: 'clock',
  InsufficientStorage: 'full',
  QuotaExceeded: 'full',
  XMinioStorageFull: 'full',
  XMinioAdminBucketQuotaExceeded: 'full',
}

function problemOf(code: string, status: number): StoreProblem {
  const known = problems[code]
  if (known) return known
  if (status === 507) return 'full'
  return status >= 300 && status < 500 && status !== 408 && status !== 429
    ? 'refused'
    : 'unreachable'
}

/** For the operator: the settings that may be wrong, by the store’s code. */
const advice: Record<string, string> = {
  NoSuchBucket: 'There is no such bucket: correct S3_BUCKET, or make it',
  InvalidAccessKeyId: 'The store does not know this AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY is not the one of AWS_ACCESS_KEY_ID',
  AccessDenied: 'AWS_ACCESS_KEY_ID may not list, read, write and delete in this bucket',
  RequestTimeTooSkewed: 'The clock of this machine is wrong: set it',
  AuthorizationHeaderMalformed: 'The bucket is in another region: correct S3_REGION',
  PermanentRedirect: 'The bucket is in another region: correct S3_REGION',
  NoStore: 'This is no S3 store: correct S3_ENDPOINT',
}

/** The store of uploads could not be reached, or refused a request. Its message is for operators. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly problem: StoreProblem

  constructor(
    bucket: string,
    /** The store’s own, or that of the connection. */
    readonly code: string,
    status = 0,
  ) {
    const problem = problemOf(code, status)
    const others =
      problem === 'unreachable' ? 'The store does not answer' : 'The store refuses a request'
    super(`S3_BUCKET ${bucket}: ${advice[code] ?? others} (${code}).`)
    this.problem = problem
  }
}
