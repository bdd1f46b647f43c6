const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Short enough for a column: 21 Nov 2026, 16:41. */
export const formatDateTime = (moment: string) => format.format(new Date(moment))
