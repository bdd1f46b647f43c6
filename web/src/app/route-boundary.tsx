import { Component, type ReactNode, useLayoutEffect } from 'react'
import { ButtonLink } from '../ui/button-link'

type Props = { children: ReactNode }

/** Catches a screen that fails to render, so that the header and footer stay usable. */
export class RouteBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <ErrorScreen />
  }
}

const TITLE = 'This page could not be shown'

function ErrorScreen() {
  useLayoutEffect(() => {
    document.title = TITLE
  }, [])
  return (
    <section className="section">
      <div className="container">
        <h1>{TITLE}</h1>
        <p>Something went wrong on our side. The rest of the site still works.</p>
        <ButtonLink link={{ label: 'Back to the home page', url: '/' }} />
      </div>
    </section>
  )
}
