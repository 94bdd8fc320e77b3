import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { type Location, type RouteObject, Router, useRoutes } from 'react-router-dom';
import { useStore } from '../state/store.ts';
import { type Navigation, NextLocation } from './navigation.ts';
import { saveScrollPosition, scrollPositionAt, storeScrollPositions } from './scroll-positions.ts';

export interface AppRouterProps {
  routes: RouteObject[];
  navigation: Navigation;
}

export function AppRouter({ routes, navigation }: AppRouterProps) {
  const { location, type, keepsScroll } = useStore(navigation.place);
  return (
    <Next navigation={navigation}>
      <Router location={location} navigationType={type} navigator={navigation.navigator}>
        <Screens routes={routes} />
      </Router>
      <ScrollPosition location={location} keepsScroll={keepsScroll} />
    </Next>
  );
}

function Next({ navigation, children }: Pick<AppRouterProps, 'navigation'> & { children: ReactNode }) {
  return <NextLocation value={useStore(navigation.next)}>{children}</NextLocation>;
}

function Screens({ routes }: Pick<AppRouterProps, 'routes'>) {
  return useRoutes(routes);
}

interface ScrollPositionProps {
  location: Location;
  keepsScroll: boolean;
}

/** Stands after the screens, so that they are drawn when it scrolls them. */
function ScrollPosition({ location, keepsScroll }: ScrollPositionProps) {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  useEffect(() => {
    const onLeave = () => {
      saveScrollPosition(location);
      storeScrollPositions();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, [location]);
  useLayoutEffect(() => {
    const saved = scrollPositionAt(location);
    const target = document.getElementById(location.hash.slice(1));
    if (saved !== undefined) window.scrollTo(0, saved);
    else if (target) target.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  }, [location, keepsScroll]);
  return null;
}
