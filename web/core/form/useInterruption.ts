import { useEffect, useRef } from 'react';
import { session } from '../session/session.ts';

interface InterruptionOptions {
  owner: string;
  /** A reload, the browser's way back or the end of the session takes the screen away. */
  keep: () => void;
  forget: () => void;
}

/** Nobody meant to give up what was typed. */
export function useInterruption({ owner, ...handlers }: InterruptionOptions): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const keep = () => latest.current.keep();
    const forget = () => latest.current.forget();
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', forget);
    window.addEventListener('popstate', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('pageshow', forget);
      window.removeEventListener('popstate', keep);
      const { status, leaveTo } = session.getState();
      const hasSessionEnded = owner !== 'guest' && status === 'signedOut' && leaveTo !== '/';
      if (hasSessionEnded) keep();
    };
  }, [owner]);
}
