/**
 * The classes of a list in columns: as many as there are items, or rows of equal length. They depend on no
 * item, so that nothing moves while the page is still parsed.
 */
export const columnsOf = (items: unknown[], most = 4) =>
  `columns of-${Math.ceil(items.length / Math.ceil(items.length / most))}`
