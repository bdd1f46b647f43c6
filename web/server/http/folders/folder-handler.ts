import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a request wants of one of the site's folders. */
export type Asked = {
  request: IncomingMessage
  response: ServerResponse
  /** The path behind the folder. */
  name: string
  /** The part of the query that the site reads. */
  query: string | undefined
}

/** Sends the response. A handler that sends none leaves the path to the pages. */
export type FolderHandler = (asked: Asked) => void | Promise<void>
