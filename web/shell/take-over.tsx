import { startTransition, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DRAWN, MEMBER, PRESSED } from '#rules/doors/public-pages/drawn-page';
import { keepLoading, useFailedLoads } from '../base/network/failed-loads.ts';
import { FailedLoadNote } from '../base/page/FailedLoadNote.tsx';
import { AppRouter, type AppRouterProps } from '../base/routing/AppRouter.tsx';
import { forgetScrollPosition } from '../base/routing/scroll-positions.ts';
import { type DrawnRow, layOutLater, readRows } from './later-rows.ts';

const FOCUSABLE = 'a, button, summary';

/** Members do not see the page as the server drew it. */
export function isServedWhole(): boolean {
  return document.querySelector(`.${DRAWN}`) !== null && !(MEMBER in document.documentElement.dataset);
}

/**
 * Puts the app in the place of the page as the server drew it, once it can show the same: so nothing flashes or jumps;
 * scroll position, focus and what was opened stay as they are, and what was pressed is done. Elsewhere it starts at once.
 */
export async function takeOver(page: HTMLElement, app: AppRouterProps): Promise<void> {
  if (isServedWhole()) forgetScrollPosition(app.navigation.place.get().location);
  if (page.hasChildNodes()) await withNote(Promise.all([app.navigation.arrival, keepLoading(loadStyles)]));
  // drawn piece by piece, so that a slow phone goes on scrolling meanwhile
  startTransition(() => {
    createRoot(page).render(
      <>
        <AppRouter {...app} />
        <Arrival in={page} />
      </>,
    );
  });
}

/** The server writes into a page what its drawing needs of the styles. The app needs all of them, which come with it. */
async function loadStyles(): Promise<void> {
  const sheet = styleSheet();
  if (!sheet || sheet.sheet) return;
  const again = sheet.cloneNode() as HTMLLinkElement; // whether the first one has failed, it does not tell
  const arrival = new Promise((resolve, reject) => {
    again.onload = resolve;
    again.onerror = reject;
  });
  sheet.replaceWith(again);
  await arrival;
}

/** Not before the app is there: they would have the browser lay out the page that goes once more. */
function applyStyles(): void {
  const sheet = styleSheet();
  if (sheet) sheet.media = 'all';
}

function styleSheet(): HTMLLinkElement | null {
  return document.querySelector('link[rel="stylesheet"]');
}

/** Until then there is no frame that could say that the app cannot be fetched. */
async function withNote(arrival: Promise<unknown>): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  const note = createRoot(container);
  note.render(<EarlyNote />);
  await arrival;
  note.unmount();
  container.remove();
}

function EarlyNote() {
  const isShown = useFailedLoads() !== null;
  useInsertionEffect(() => {
    if (isShown) applyStyles();
  }, [isShown]);
  return <FailedLoadNote />;
}

/** Stands after the app, so that it is drawn last: what it finds there is what was there before. */
function Arrival({ in: page }: { in: HTMLElement }) {
  const [before] = useState(() => readPageState(page));
  useInsertionEffect(() => {
    applyStyles();
    layOutLater(before.rows, page);
  }, [before, page]);
  useLayoutEffect(() => queueMicrotask(() => restorePageState(before, page)), [before, page]); // once effects have drawn theirs
  return null;
}

interface PageState {
  top: number;
  focusable: HTMLElement[];
  focused: number;
  pressed: number;
  opened: number[];
  pictures: Set<string>;
  rows: DrawnRow[];
}

function readPageState(page: HTMLElement): PageState {
  const focusable = focusableIn(page);
  return {
    top: window.scrollY,
    focusable,
    focused: focusable.indexOf(document.activeElement as HTMLElement),
    pressed: focusable.findIndex(({ dataset }) => PRESSED in dataset),
    opened: focusable.flatMap((element, index) => (isOpen(element) ? index : [])),
    pictures: new Set(
      picturesIn(page).flatMap(({ src, complete, naturalWidth }) => (complete && naturalWidth ? src : [])),
    ),
    rows: readRows(page),
  };
}

function restorePageState({ top, focusable, focused, pressed, opened, pictures }: PageState, page: HTMLElement): void {
  if (focusable.length === 0) return;
  const now = focusableIn(page);
  const successorOf = (index: number) => {
    const before = focusable[index];
    return before && [now[index], ...now].find((each) => each && isSame(before, each));
  };
  for (const index of opened) open(successorOf(index));
  if (top > 0) window.scrollTo({ top, behavior: 'instant' }); // which lays the whole page out at once
  for (const picture of picturesIn(page)) {
    if (pictures.has(picture.src)) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
  }
  requestAnimationFrame(() => finishArrivals(page)); // finding them lays the page out, as its first frame does anyway
  successorOf(focused)?.focus({ preventScroll: true });
  successorOf(pressed)?.click();
}

function focusableIn(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(FOCUSABLE)];
}

function isOpen(element: HTMLElement): boolean {
  return detailsOf(element)?.open === true || popoverOf(element)?.matches(':popover-open') === true;
}

function open(element: HTMLElement | undefined): void {
  const details = element && detailsOf(element);
  if (details) details.open = true;
  if (element) popoverOf(element)?.showPopover();
}

function detailsOf(element: HTMLElement): HTMLDetailsElement | null {
  return element.tagName === 'SUMMARY' ? element.closest('details') : null;
}

function popoverOf(element: HTMLElement): HTMLElement | null {
  return element instanceof HTMLButtonElement ? (element.popoverTargetElement as HTMLElement | null) : null;
}

function picturesIn(page: HTMLElement): HTMLImageElement[] {
  return [...page.querySelectorAll('img')];
}

/** Somebody else may have bought something meanwhile, and what stands there now is about another thing. */
function isSame(one: HTMLElement, other: HTMLElement): boolean {
  return one.textContent === other.textContent && one.ariaLabel === other.ariaLabel && thingOf(one) === thingOf(other);
}

function thingOf(element: HTMLElement): string | null | undefined {
  return element.closest('li')?.querySelector('h3')?.textContent;
}

/** Elements that were there before do not arrive again. */
function finishArrivals(page: HTMLElement): void {
  for (const animation of page.getAnimations({ subtree: true })) if (isArrival(animation)) animation.finish();
}

function isArrival(animation: Animation): boolean {
  return animation instanceof CSSAnimation && ['fade', 'drop'].includes(animation.animationName);
}
