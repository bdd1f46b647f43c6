import { useEffect, useState } from 'react'
import { SECTIONS } from '../../../content/shared/sections'

const FORM = 'main form'
/** A section's place among the sections. */
const SECTION = 'ol[aria-describedby] > li'
const PATH = /^[A-Za-z]\w*(?:\.\w+)*$/

const asPath = (name: string | null | undefined) => (name && PATH.test(name) ? name : undefined)

/** The path of the field, or at least of the section, that an element of an entry's form belongs to. */
function pathAt(element: Element): string | undefined {
  const form = element.closest(FORM)
  if (!form) return undefined
  const named = asPath(element.getAttribute('name'))
  if (named !== undefined) return named
  const section = element.closest(SECTION)
  // The header of a section belongs to none of its fields.
  const label = element.closest('h3') ? undefined : labelNear(element, section ?? form)
  if (label !== undefined) return label
  const sections = [...(section?.parentElement?.children ?? [])]
  return section ? `${SECTIONS}.${sections.indexOf(section)}` : undefined
}

/** The path in the nearest label, within a section or the form. */
function labelNear(element: Element, within: Element): string | undefined {
  for (let at = element.parentElement; at && within.contains(at); at = at.parentElement) {
    const label = asPath(at.querySelector('label[for]')?.getAttribute('for'))
    if (label !== undefined) return label
  }
  return undefined
}

/** The path of the field that got the focus last. */
export function useFocusedPath(isNeeded: boolean): string | undefined {
  const [path, setPath] = useState<string>()
  useEffect(() => {
    if (!isNeeded) return
    const note = ({ target }: FocusEvent) =>
      setPath((before) => (target instanceof Element ? (pathAt(target) ?? before) : before))
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [isNeeded])
  return path
}
