import { Component, type ReactNode } from 'react';
import { reportError } from '@tiquete/platform';

interface PartBoundaryProps {
  remote: string;
  fallback: ReactNode;
  children: ReactNode;
}
/** Shows the fallback when a part throws, and reports it under the remote it comes from. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    reportError({ module: this.props.remote, message: `booking slot: ${String(error)}` });
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
