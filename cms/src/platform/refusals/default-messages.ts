const messages: Record<number, string> = {
  400: 'The request could not be understood.',
  401: 'A valid access token is required.',
  403: 'You do not have permission to do this.',
  404: 'There is nothing at this address.',
  405: 'This address does not accept this method.',
  408: 'The request took too long to arrive. Please try again.',
  409: 'This was already sent with different content. Please try again.',
  413: 'The request is too large.',
  415: 'Only JSON encoded as UTF-8 is accepted here.',
  429: 'Too many attempts in a short time. Please wait a moment and try again.',
  500: 'Something went wrong on our side. Please try again later.',
  501: 'This method is not supported.',
  503: 'The service is not available right now. Please try again in a moment.',
}

/** The message of a refusal that has no more specific one. */
export const defaultMessage = (status: number): string =>
  messages[status] ?? messages[status >= 500 ? 500 : 400] ?? ''
