import type { createBrowserRouter } from 'react-router-dom';

const FOCUSABLE = 'a, button, summary';

/**
 * Puts the app in the place of the page as the server drew it, once it can show the same: so nothing flashes or jumps,
 * and whoever has scrolled or gone to a link already stays there. Elsewhere it starts at once.
 */
export async function takeOver(
  page: HTMLElement,
  router: ReturnType<typeof createBrowserRouter>,
  show: () => void,
): Promise<void> {
  if (!page.hasChildNodes()) return show();
  await arrivalOf(router);
  const top = window.scrollY;
  const place = document.activeElement ? [...page.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement) : -1;
  show();
  window.scrollTo({ top, behavior: 'instant' });
  if (place >= 0) page.querySelectorAll<HTMLElement>(FOCUSABLE)[place]?.focus({ preventScroll: true });
}

/** The screen's code is there, or it is known that it cannot be had. */
function arrivalOf(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
