/** The colours of a section. Apart from the other choices of editors: pages load this list alone. */
export const variants = ['teal', 'pink', 'yellow', 'charcoal'] as const
