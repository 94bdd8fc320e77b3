import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { RouteProblem } from './RouteProblem.tsx';

export function ProblemBoundary({ children }: { children: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}

interface BoundaryState {
  location: Location;
  hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, hasFailed: false };
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
  }

  override render() {
    return this.state.hasFailed ? <RouteProblem /> : this.props.children;
  }
}
