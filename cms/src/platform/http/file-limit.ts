/**
 * The size of a file, and of all files of one request together. The nginx of docs lets a little more through. How
 * many pixels a picture may have is checked by `editing/pictures/server/file-bytes.ts`.
 */
export const MAX_FILE_BYTES = 20 * 1024 * 1024
