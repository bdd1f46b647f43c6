/** The content security policy of an uploaded file, so that it runs no scripts when opened by itself. */
export const UPLOAD_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
