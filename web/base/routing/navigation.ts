import { createContext } from 'react';
import {
  createPath,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type RouteObject,
  type To,
} from 'react-router-dom';
import { createStore, type Store } from '../state/store.ts';
import { saveScrollPosition } from './scroll-positions.ts';
import { hasSheets, leaveSheets } from './sheets.ts';
import { pathnameHere, sitePath } from './site-path.ts';

interface Place {
  location: Location;
  type: NavigationType;
  keepsScroll: boolean;
}

/** React Router tells the place to the screens; this also tells the next place while its code is loading. */
export interface Navigation {
  place: Store<Place>;
  /** Apart, so that screens need not be drawn anew for it. */
  next: Store<Location | null>;
  navigator: Navigator;
  arrival: Promise<void>;
  navigate(to: To, options?: NavigateOptions): Promise<void>;
}

export const NextLocation = createContext<Location | null>(null);

/** A route that has not been visited yet gets its `Component` by `lazy` before it is shown. */
export function createNavigation(routes: RouteObject[]): Navigation {
  const place = createStore<Place>({ location: here(), type: NavigationType.Pop, keepsScroll: false });
  const next = createStore<Location | null>(null);
  let latest = 0;

  async function go(location: Location, type: NavigationType, { keepsScroll = false, enter = () => {} } = {}) {
    const attempt = ++latest;
    saveScrollPosition(place.get().location);
    const missing = missingFor(location, routes);
    if (missing.length > 0) {
      next.set(location);
      await Promise.all(missing.map(load));
      if (attempt !== latest) return;
    }
    enter();
    next.set(null);
    place.set({ location, type, keepsScroll });
  }

  async function navigate(to: To, { replace = false, state = null, preventScrollReset }: NavigateOptions = {}) {
    if (hasSheets()) await leaveSheets();
    const location = { ...locationOf(to), state, key: newKey() };
    const entry = [{ usr: state, key: location.key }, '', sitePath + createPath(location)] as const;
    return go(location, replace ? NavigationType.Replace : NavigationType.Push, {
      keepsScroll: preventScrollReset,
      enter: () => (replace ? window.history.replaceState(...entry) : window.history.pushState(...entry)),
    });
  }

  async function arrive() {
    const { location } = place.get();
    await Promise.all(missingFor(location, routes).map(load));
    if (place.get().location === location) place.set({ ...place.get() });
  }

  window.addEventListener('popstate', () => void go(here(), NavigationType.Pop));
  return {
    place,
    next,
    navigate,
    arrival: arrive(),
    navigator: {
      createHref: (to) => sitePath + (typeof to === 'string' ? to : createPath(to)),
      go: (steps) => window.history.go(steps),
      push: (to, state, options) => void navigate(to, { ...options, state, replace: false }),
      replace: (to, state, options) => void navigate(to, { ...options, state, replace: true }),
    },
  };
}

/** A key by which it is known again after a reload or on the way back. */
function here(): Location {
  const { search, hash } = window.location;
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: newKey() }, '');
  const { usr = null, key } = window.history.state;
  return { pathname: pathnameHere(), search, hash, state: usr, key };
}

function locationOf(to: To): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return { pathname: pathnameHere(), search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function missingFor(location: Location, routes: RouteObject[]): RouteObject[] {
  return (matchRoutes(routes, location) ?? []).flatMap(({ route }) => (route.lazy ? route : []));
}

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const { Component } = await route.lazy();
  Object.assign(route, { Component, lazy: undefined });
}
