import { t } from '@app/contract'
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

function ErrorScreen() {
  const title = t('This page could not be shown')
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return (
    <section className="section">
      <div className="container">
        <h1>{title}</h1>
        <p>{t('Something went wrong on our side. The rest of the site still works.')}</p>
        <ButtonLink link={{ label: t('Back to the home page'), url: '/' }} />
      </div>
    </section>
  )
}
