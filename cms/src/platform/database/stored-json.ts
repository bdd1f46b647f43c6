/** PostgreSQL returns JSON parsed, SQLite as text. */
export const storedJson = <Value>(value: Value | string): Value =>
  typeof value === 'string' ? JSON.parse(value) : value
