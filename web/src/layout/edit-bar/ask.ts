import type { EditBarEntry } from '@app/contract'

const TIMEOUT_MS = 10_000

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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === 401) return 'refused'
  if (!response.ok) throw new Error(`The edit bar got ${response.status}.`)
  return ((await response.json()) as { entry: EditBarEntry }).entry
}
