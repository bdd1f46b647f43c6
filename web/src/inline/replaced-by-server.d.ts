/** Replaced by the server, which knows the URLs of the built files, the panel and the cms: see server/pages/render/page-scripts.ts. */
declare const APP_ENTRY: string
declare const APP_IMPORTS: string[]
declare const ALL_STYLES: string
declare const LAYOUT: string
declare const CHECK_PAGE: string
declare const CALCULATOR: string
declare const PANEL_ORIGIN: string
declare const CMS_URL: string

declare module '*?inline-script' {
  const code: string
  export default code
}
