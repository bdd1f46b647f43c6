/** What this process creates from now on belongs to its owner alone: files are 0600 and folders 0700. */
export function keepFilesPrivate() {
  process.umask(0o077)
}
