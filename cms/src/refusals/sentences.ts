const sentences: Record<number, string> = {
  400: 'The request could not be understood.',
  401: 'A valid access token is needed here.',
  403: 'This is not open to you.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  408: 'The request took too long to arrive. Please try again.',
  409: 'This was already sent with other content. Please try again.',
  413: 'What was sent is too large.',
  415: 'Only JSON in UTF-8 is accepted here.',
  429: 'Too many attempts in a short time. Please wait a moment and try again.',
  500: 'Something went wrong on our side. Please try again later.',
  501: 'This kind of request is not known here.',
  503: 'The service is not available right now. Please try again in a moment.',
}

/** What a person is told when nobody had anything more exact to say. */
export const sentenceFor = (status: number): string =>
  sentences[status] ?? sentences[status >= 500 ? 500 : 400] ?? ''
