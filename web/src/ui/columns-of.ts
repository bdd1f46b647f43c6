/**
 * The classes of a list in columns: as many as there are items, or rows of equal length. The number is
 * in a class of the list, so that nothing moves while its items are still parsed.
 */
export const columnsOf = (items: unknown[], most = 4) =>
  `columns of-${Math.ceil(items.length / Math.ceil(items.length / most))}`
