import type { EditBarEntry } from '@beam/contract'

type Question = { cmsUrl: string; pass: string; path: string }

/** Asks the cms about the entry at a path; "refused" once the pass is no longer valid. */
export async function askAbout({
  cmsUrl,
  pass,
  path,
}: Question): Promise<EditBarEntry | 'refused'> {
  const response = await fetch(`${cmsUrl}/api/edit-bar`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ pass, path }),
    cache: 'no-store',
  })
  if (response.status === 401) return 'refused'
  if (!response.ok) throw new Error(`The edit bar got ${response.status}.`)
  return ((await response.json()) as { entry: EditBarEntry }).entry
}
