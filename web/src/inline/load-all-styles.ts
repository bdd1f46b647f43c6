/** Fetches the whole stylesheet without blocking the first paint. A failure must not stop the app. */
export const loadAllStyles = () =>
  new Promise((settle) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    // oxlint-disable-next-line prefer-add-event-listener -- shorter, and sent with every page
    link.onload = link.onerror = settle
    link.href = ALL_STYLES
    document.head.append(link)
  })
