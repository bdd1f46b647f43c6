/** Filled in by the server, which knows the names of the built files: see server/pages/inline-scripts.ts. */
declare const APP_ENTRY: string
declare const ALL_STYLES: string

declare module '*?inline-script' {
  const code: string
  export default code
}
