/**
 * Runs inline, before anything else: asks for the app once the page has settled or a person
 * first touches it, and keeps the clicks that the app answers better: they are repeated once it
 * is there, or when it can't be had. Its text is hashed into
 * the content security policy, so it takes the entry's address from the page.
 */
export const bootScript = (entry: string, isAtOnce: boolean) =>
  `(()=>{let p;const w=[];const go=()=>p??=import(${JSON.stringify(entry)}).then(m=>m.start()).catch(e=>console.warn(e)).then(()=>{removeEventListener("click",keep,true);for(const e of w)e.isConnected&&e.click()});` +
  'const keep=e=>{const t=e.target.closest?.("[data-app]");if(t){e.preventDefault();w.includes(t)||w.push(t)}go()};' +
  'addEventListener("click",keep,true);for(const n of ["pointerover","keydown","touchstart","focusin"])addEventListener(n,go,{once:true,passive:true});' +
  (isAtOnce
    ? 'go()})()'
    : 'const rest=()=>(self.requestIdleCallback??(f=>setTimeout(f,200)))(go,{timeout:3000});document.readyState==="complete"?rest():addEventListener("load",rest)})()')
