import { Component, type ReactNode, useLayoutEffect } from 'react'
import { ButtonLink } from '../ui/button-link'

type Props = { children: ReactNode }

/** A screen that breaks leaves the frame standing, with a way back. */
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
    return <Broken />
  }
}

const TITLE = 'This page could not be shown'

function Broken() {
  useLayoutEffect(() => {
    document.title = TITLE
  }, [])
  return (
    <section className="section">
      <div className="container">
        <h1>{TITLE}</h1>
        <p>Something went wrong on our side. The rest of the site works.</p>
        <ButtonLink link={{ label: 'Back to the home page', url: '/' }} />
      </div>
    </section>
  )
}
