import { Component, type ReactNode } from 'react'

type StageGuardProps = { onFailed: () => void; children: ReactNode }

/** Code of the map that does not come leaves the list standing, as a map that does not draw does. */
export class StageGuard extends Component<StageGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch() {
    this.props.onFailed()
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
