/** What a file may have, and all files of one request together. The nginx of docs lets a little more through. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024
