import { Box } from '@strapi/design-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { createGlobalStyle } from 'styled-components'
import type { Typed } from './channel'
import { DraftView } from './draft-view'

const CARDS = "aside[aria-labelledby='additional-information']"
const ENTRIES = "nav[aria-label='Entries']"

/**
 * From 1,280 px on the form is on the left and the page on the right: the list of entries makes room, and what else is
 * beside a form stands in a bar below it. On a narrower screen the page lies over the form.
 */
const Layout = createGlobalStyle`
  :root { --page-beside: 100vw }
  @media (min-width: 1280px) {
    :root { --page-beside: max(560px, 54vw) }
    div:has(> div > ${ENTRIES}):has(main) {
      grid-template-columns: minmax(0, 1fr); max-inline-size: calc(100% - var(--page-beside));
    }
    div:has(> ${ENTRIES}), main ${CARDS}:has([data-opens-page]) { display: none }
    div:has(> main ${CARDS}) { padding-bottom: 0 }
    #main-content form > div { padding-inline: 24px }
    main div:has(> div > div > ${CARDS}) { display: block }
    main div:has(> div > ${CARDS}) { position: sticky; bottom: 0; z-index: 3; padding-top: 16px }
    main div:has(> ${CARDS}) {
      flex-flow: row wrap; gap: 0 16px; max-height: 40vh; padding: 8px 16px; border-radius: 4px;
      background: ${({ theme }) => theme.colors.neutral0}; box-shadow: ${({ theme }) => theme.shadows.popupShadow};
    }
    main ${CARDS} { padding: 0; border: 0; box-shadow: none; max-width: 100% }
    main ${CARDS}:has([aria-expanded='true']) { flex: 1 0 100%; padding-block: 8px }
    main ${CARDS}:first-child { flex: 1 0 100%; padding-block: 8px }
    main ${CARDS}:first-child > h2 { display: none }
    main ${CARDS}:first-child > div > div { flex-flow: row; > * { flex: 1 } > :has([aria-haspopup]) { flex: 1.2 } }
  }
`

type Props = {
  model: string
  documentId: string
  typed: Typed
  onPick: (path: string) => void
  /** Whether it was asked for just now, so that the keyboard goes on here. */
  takesFocus: boolean
  /** Beside the choice of a width. */
  children: ReactNode
}

/** The page as it will be, beside the form. */
export function PageBeside({ takesFocus, ...shown }: Props) {
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) part.current?.focus()
  }, [takesFocus])
  return createPortal(
    <>
      <Layout />
      <Box
        ref={part}
        tag="section"
        tabIndex={-1}
        aria-label="The page as it will be"
        position="fixed"
        top={0}
        right={0}
        zIndex={4}
        width="var(--page-beside)"
        height="100dvh"
        borderStyle="solid"
        borderWidth="0 0 0 1px"
        borderColor="neutral200"
      >
        <DraftView {...shown} />
      </Box>
    </>,
    document.body,
  )
}
