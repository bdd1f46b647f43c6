// What the calls about saved replies exchange with the panel, which imports this file too.

export const MAX_SAVED_REPLIES = 100
export const MAX_SAVED_NAME_LENGTH = 60

/** A save names the version that it is based on. */
export type SavedReply = { id: number; name: string; text: string; version: string }
