/** A browser store whose entries a test can read. */
export const memoryStore = (entries: Record<string, string> = {}) => ({
  entries,
  getItem: (key: string) => entries[key] ?? null,
  setItem: (key: string, value: string) => void (entries[key] = value),
})
