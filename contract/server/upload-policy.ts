/** The content security policy of an uploaded file: whoever made it, opened on its own it runs nothing. */
export const UPLOAD_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
