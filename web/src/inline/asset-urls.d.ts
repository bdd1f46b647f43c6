/** Replaced by the server, which knows the URLs of the built files: see server/pages/page-scripts.ts. */
declare const APP_ENTRY: string
declare const ALL_STYLES: string

declare module '*?inline-script' {
  const code: string
  export default code
}
