const FEW = 5

/** "Home, News and 3 more" */
export function listed(names: string[]): string {
  const more = names.length - FEW
  return more > 0 ? `${names.slice(0, FEW).join(', ')} and ${more} more` : names.join(', ')
}
