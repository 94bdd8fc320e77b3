import { useLayoutEffect } from 'react';

/** The page before may have been scrolled far down: else the footer would be all that is seen. */
export function useScrollToTop() {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 }); // whose answer, a promise in some browsers, is no cleanup
  }, []);
}
