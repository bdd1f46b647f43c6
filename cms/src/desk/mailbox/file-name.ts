const MAX_LENGTH = 120

/** The name of an attachment without folders, and without what a file system or a reader takes for something else. */
export function fileNameOf(sent: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  if (name.length <= MAX_LENGTH) return name || 'attachment'
  const [ending = ''] = /\.[^.]{1,10}$/.exec(name) ?? []
  return `${name.slice(0, MAX_LENGTH - ending.length)}${ending}`
}
