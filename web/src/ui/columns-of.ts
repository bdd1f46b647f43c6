/**
 * The classes of a list in columns, at most `most`. More items are spread over rows as evenly as possible: five become
 * 3 and 2. The server writes the number: a count in CSS would grow, and the columns move, while items still arrive.
 */
export const columnsOf = (items: unknown[], most = 4) =>
  `columns of-${Math.ceil(items.length / Math.ceil(items.length / most))}`
