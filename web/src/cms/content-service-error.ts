export class ContentServiceError extends Error {
  override name = 'ContentServiceError'
}

export function assertOk({ ok, status, statusText }: Response) {
  if (!ok) throw new ContentServiceError(`Error fetching from Strapi: ${status} ${statusText}.`)
}
