type Wanted = {
  /** The address of the app's first module. */
  entry: string
  /** The address of the whole sheet. */
  styles: string
  /** Whether the app is wanted before the page has settled. */
  isAtOnce: boolean
}

/** Fetches the whole sheet, which holds up nothing that stands there already. */
export const sheetScript = (styles: string) =>
  `new Promise(f=>{const l=document.createElement("link");l.rel="stylesheet";l.onload=l.onerror=f;l.href=${JSON.stringify(styles)};document.head.append(l)})`

/**
 * Runs inline, before anything else: asks for the app once the page has settled or a person
 * first touches it, and keeps the clicks that the app answers better: they are repeated once it
 * is there, or when it can't be had. Its text is hashed into the content security policy, so it
 * takes all addresses from the page.
 */
export const bootScript = ({ entry, styles, isAtOnce }: Wanted) =>
  `{let p;const w=[],go=()=>p??=Promise.all([import(${JSON.stringify(entry)}),${sheetScript(styles)}]).then(([m])=>m.start()).catch(e=>console.warn(e)).then(()=>{removeEventListener("click",keep,true);for(const e of w)e.isConnected&&e.click()}),` +
  'keep=e=>{const t=e.target.closest?.("[data-app]");if(t){e.preventDefault();w.includes(t)||w.push(t)}go()};' +
  'addEventListener("click",keep,true);for(const n of ["pointerover","keydown","touchstart","focusin"])addEventListener(n,go,{once:true,passive:true});' +
  (isAtOnce
    ? 'go()}'
    : 'const rest=()=>(self.requestIdleCallback??(f=>setTimeout(f,200)))(go,{timeout:3000});document.readyState==="complete"?rest():addEventListener("load",rest)}')
