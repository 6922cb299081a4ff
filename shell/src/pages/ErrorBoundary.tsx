import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Called once with what was thrown while rendering. */
  onError: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
}
/** Keeps a crash inside its own part of the page. A new `key` starts it afresh. */
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
