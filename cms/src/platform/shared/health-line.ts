/** How one part of the servers fares, on the panel's home page. */
export type HealthLine = {
  name: string
  text: string
  is: 'good' | 'bad' | 'off' | 'waiting'
  /** In the panel. */
  to?: string
}
