import type { Page } from '@playwright/test';

interface WatchedWindow {
  shifts: { total: number; count(entries: PerformanceEntryList): void; observer: PerformanceObserver };
}

/** From the next page on, counts how far what is seen moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: WatchedWindow['shifts'] = {
      total: 0,
      count: (entries) => {
        for (const entry of entries) shifts.total += (entry as PerformanceEntry & { value: number }).value;
      },
      observer: new PerformanceObserver((list) => shifts.count(list.getEntries())),
    };
    shifts.observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

/** The layout shift of the page so far, as browsers count it, with what is about to be drawn: 0.1 is what people notice. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const _ of ['drawn', 'told']) await new Promise(requestAnimationFrame);
    const { shifts } = window as unknown as WatchedWindow;
    shifts.count(shifts.observer.takeRecords());
    return shifts.total;
  });
}
