import { Component, type ReactNode } from 'react';
import { type LazyCode, LazyLoadError } from './lazy.ts';

export interface CatchLoadErrorProps {
  children: ReactNode;
  /** Rendered instead of the children after a load failure. `onLoaded` renders the children again. */
  renderError: (code: LazyCode, onLoaded: () => void) => ReactNode;
}

interface CatchLoadErrorState {
  error: Error | null;
}

/** Error boundary for `LazyLoadError`. Other errors pass through to the next boundary. */
export class CatchLoadError extends Component<CatchLoadErrorProps, CatchLoadErrorState> {
  override state: CatchLoadErrorState = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (error instanceof LazyLoadError) error.code.clearFailure();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof LazyLoadError)) throw error;
    if (error.code.status() === 'loaded') return this.props.children;
    return this.props.renderError(error.code, () => this.setState({ error: null }));
  }
}
