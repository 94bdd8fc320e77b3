import type { Page } from '@playwright/test';

/**
 * Gives what a machine can see to be wrong with a screen, or with the dialog that is open: a page wider than the window or a dialog wider than itself,
 * controls lower or narrower than a thumb needs, out of sight in a row that scrolls, cut by the card around them or lying over
 * code that is to be read, text out of sight, numbers that are broken over lines, and headings that skip a level.
 */
export async function faultsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const THUMB = 43.5;
    const faults: string[] = [];
    const root = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document.body;
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.sr-only, [aria-hidden="true"], [inert]');

    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('wider than the window');
    if (root !== document.body && root.scrollWidth > root.clientWidth + 1) faults.push('wider than the dialog');

    for (const control of root.querySelectorAll<HTMLElement>('a[href], button, select, summary, input, textarea')) {
      const target = control.matches('input') ? (control.closest('label') ?? control) : control;
      if (!isSeen(control) || control.tabIndex < 0 || isInSentence(control)) continue;
      const { width, height } = sizeOf(target);
      if (width > 4 && height > 4 && (width < THUMB || height < THUMB))
        faults.push(`small: ${nameOf(target)}, ${Math.round(width)} × ${Math.round(height)}`);
    }

    const isApart = (one: Element, other: Element) => !one.contains(other) && !other.contains(one);
    for (const control of root.querySelectorAll<HTMLElement>('a[href], button, select, input, textarea')) {
      if (!isSeen(control)) continue;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const card = clipping(control.parentElement);
      const edges = card?.getBoundingClientRect();
      const isPartlyCut = (edge: number) => left < edge - 1 && right > edge + 1; // beside the card it waits to be swiped for
      if (edges && (isPartlyCut(edges.right) || isPartlyCut(edges.left))) faults.push(`cut: ${nameOf(control)}`);
      for (const code of root.querySelectorAll('pre')) {
        if (!isSeen(code) || !isApart(code, control)) continue;
        const seen = (code.parentElement ?? code).getBoundingClientRect();
        const [across, down] = [
          Math.min(right, seen.right) - Math.max(left, seen.left),
          Math.min(bottom, seen.bottom) - Math.max(top, seen.top),
        ];
        if (across > 1 && down > 1) faults.push(`over code: ${nameOf(control)}`);
      }
    }

    for (const row of root.querySelectorAll('fieldset'))
      if (isSeen(row) && row.scrollWidth > row.clientWidth + 1) faults.push(`scrolls sideways: ${nameOf(row)}`);

    for (const element of root.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
      if (!hasText || !isSeen(element)) continue;
      const { right, width } = element.getBoundingClientRect();
      if (width > 1 && right > window.innerWidth + 1 && !isScrolled(element) && !isWholeBelow(element))
        faults.push(`outside: ${nameOf(element)}`);
    }

    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || !isSeen(text.parentElement)) continue;
      for (const { 0: number, index } of `${text.nodeValue}`.matchAll(/\d+/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
        if (lines.size > 1 && number.length < 10) faults.push(`broken: ${number}`);
      }
    }

    let level = 0;
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5')) {
      if (!heading.checkVisibility()) continue;
      const next = Number(heading.tagName[1]);
      if (next > level + 1) faults.push(`skips a level: ${nameOf(heading)}`);
      level = next;
    }
    return faults;

    /** A link in a sentence is as high as its letters. */
    function isInSentence(control: Element): boolean {
      return getComputedStyle(control).display === 'inline' && control.closest('p, li, dd, td, label') !== null;
    }

    /** With the room around it that is pressed, too. */
    function sizeOf(target: Element) {
      let { width, height } = target.getBoundingClientRect();
      for (const edge of ['::before', '::after']) {
        const style = getComputedStyle(target, edge);
        if (style.content === 'none' || style.position !== 'absolute') continue;
        width = Math.max(width, Number.parseFloat(style.width) || 0);
        height = Math.max(height, Number.parseFloat(style.height) || 0);
      }
      return { width, height };
    }

    /** The nearest element around it out of which nothing can be seen, or reached by scrolling. */
    function clipping(element: Element | null): Element | null {
      if (!element || element === document.body) return null;
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'hidden' || overflowX === 'clip') return element;
      return overflowX === 'visible' ? clipping(element.parentElement) : null;
    }

    /** A text of one line that ends in "…", and stands whole elsewhere. */
    function isWholeBelow(element: Element): boolean {
      const isElided = (around: Element | null): boolean =>
        around !== null && (getComputedStyle(around).textOverflow === 'ellipsis' || isElided(around.parentElement));
      if (!isElided(element)) return false;
      return [...root.querySelectorAll(element.tagName)].some((other) => {
        const isSame = other !== element && other.textContent === element.textContent;
        return isSame && isSeen(other) && !isElided(other) && other.getBoundingClientRect().right <= window.innerWidth;
      });
    }

    function isScrolled(element: Element | null): boolean {
      return (
        element !== null &&
        (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
      );
    }
  });
}
