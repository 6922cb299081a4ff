import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Called once with the error thrown while rendering. */
  onError: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
}
/** Shows `fallback` in place of children that crash. A new `key` resets the boundary. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
