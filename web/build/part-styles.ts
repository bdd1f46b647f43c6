const HELPER = '\0vite/preload-helper.js'

/** Loads the styles of a part before its code. A failure is that of the import, which may be tried again. */
const code = `
const loading = {}
export const __vitePreload = async (load, files = []) => {
  await Promise.all(
    files.map(
      (file) =>
        (loading[file] ??= new Promise((resolve, reject) => {
          const link = document.createElement('link')
          link.rel = 'stylesheet'
          link.href = '/' + file
          link.onload = resolve
          link.onerror = () => {
            delete loading[file]
            link.remove()
            reject(new Error(file + ' did not load.'))
          }
          document.head.append(link)
        })),
    ),
  )
  return load()
}`

/** In place of the bundler's own code for this, which is five times as long: it is part of every page. */
export const partStyles = () => ({
  name: 'part-styles',
  enforce: 'pre' as const,
  load: (id: string) => (id === HELPER ? code : undefined),
})
