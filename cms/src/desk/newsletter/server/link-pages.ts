const page = (content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Newsletter</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f8f5ef;color:#14181f;font:17px/1.55 system-ui,sans-serif}main{box-sizing:border-box;width:calc(100% - 2rem);max-width:30rem;padding:2rem;background:#fff;border-radius:12px}h1{margin:0 0 .5em;font-size:1.5rem}button{padding:.7em 1.4em;border:0;border-radius:8px;background:#0a6b64;color:#fff;font:inherit;font-weight:600;cursor:pointer}button:focus-visible{outline:3px solid #14181f;outline-offset:2px}</style>
</head><body><main>${content}</main></body></html>`

/** Opened by the unsubscribe link. Visiting it changes nothing; the button unsubscribes. */
export const unsubscribePage = page(
  '<h1>Leave the newsletter</h1><p>Press the button and you will get no more newsletters.</p><form method="post"><button>Unsubscribe</button></form>',
)

export const unsubscribedPage = page(
  '<h1>You are unsubscribed</h1><p role="status">You will get no more newsletters.</p>',
)

export const confirmPage = page(
  '<h1>Confirm your subscription</h1><p>Press the button and you will get our newsletter.</p><form method="post"><button>Confirm</button></form>',
)

export const confirmedPage = page(
  '<h1>You are subscribed</h1><p role="status">You will get our newsletter from now on.</p>',
)

export const rejoinPage = page(
  '<h1>Join the newsletter again</h1><p>Press the button and you will get our newsletter again.</p><form method="post"><button>Confirm</button></form>',
)

export const rejoinedPage = page(
  '<h1>You are subscribed again</h1><p role="status">You will get our newsletter from now on.</p>',
)
