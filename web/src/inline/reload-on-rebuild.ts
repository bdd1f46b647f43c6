const POLL_MS = 500

const serverStart = async () => (await fetch('/__started', { cache: 'no-store' })).text()

/** While developing: reloads the page once a newly built server has started. */
async function reloadOnRebuild() {
  const first = await serverStart()
  setInterval(async () => {
    if (document.hidden) return
    const current = await serverStart().catch(() => first)
    if (current !== first) location.reload()
  }, POLL_MS)
}

void reloadOnRebuild()
