import { blockNames } from '@app/contract'
import { useEffect } from 'react'
import { blockSpecimens } from './block-specimens'
import { formParts } from './form-parts'
import type { Specimen } from './specimen'
import { uiParts } from './ui-parts'

const parts: Record<string, Specimen[]> = {
  ...uiParts,
  ...formParts,
  ...Object.fromEntries(blockNames.map((name) => [name, blockSpecimens(name)])),
}

/** All parts, or one by name: /__gallery?show=hero. */
export function Gallery({ shown }: { shown: string | null }) {
  // Panels that take the focus on mount have scrolled the page.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const selected = Object.entries(parts).filter(([name]) => shown === null || name === shown)
  return (
    <>
      <header className="container">
        <h1 className="title-2">Gallery</h1>
        <nav aria-label="Parts">
          <ul className="gallery__index">
            <li>
              <a href="?">All parts</a>
            </li>
            {Object.keys(parts).map((name) => (
              <li key={name}>
                <a
                  href={`?show=${encodeURIComponent(name)}`}
                  aria-current={name === shown ? 'page' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        {selected.map(([name, specimens]) =>
          specimens.map(({ label, content }) => (
            <article key={`${name} ${label}`} aria-label={`${name}, ${label}`}>
              <p className="gallery__label">
                {name} · {label}
              </p>
              <div>{content}</div>
            </article>
          )),
        )}
      </main>
    </>
  )
}
