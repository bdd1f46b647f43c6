import { Component, type ReactNode, Suspense } from 'react'

type BoundaryProps = { name: string; children: ReactNode }

/** Leaves out a block that fails to render. On the server only the Suspense boundary catches the error. */
export class BlockBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`Block '${this.props.name}' could not be rendered`, error)
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
