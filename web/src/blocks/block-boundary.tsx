import { Component, type ReactNode, Suspense } from 'react'

type BoundaryProps = { name: string; children: ReactNode }

/** Keeps a fault inside its block. The server can only catch it at the Suspense. */
export class BlockBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`Block '${this.props.name}' could not be shown`, error)
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
