/** A response's body, or an error as soon as it turns out larger than allowed. */
export async function readLimited(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel()
    throw new ResponseTooLarge(response.url, maxBytes)
  }
  // Breaking out of the loop by an error cancels the download.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new ResponseTooLarge(response.url, maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, bytes)
}

class ResponseTooLarge extends Error {
  constructor(url: string, maxBytes: number) {
    super(`${url} is larger than ${Math.round(maxBytes / 1024)} KB.`)
  }
}
