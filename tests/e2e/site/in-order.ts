import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './e2e-test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** How people look at a screen: at a desk by day, and in bed on a small phone. */
const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

/**
 * In both looks: no violation that axe finds, a heading, and nothing that has to be scrolled sideways. The page is left in
 * the look that it had not, so that of several screens every other is opened on a phone.
 */
export async function expectInOrder(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible(); // also behind a dialog
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const isOnPhone = page.viewportSize()?.width === LOOKS[1].viewport.width;
  for (const { colorScheme, viewport } of isOnPhone ? LOOKS.toReversed() : LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const where = `${page.url()}, ${colorScheme}, ${viewport.width} pixels wide`;
    expect(await violationsOn(page), where).toEqual([]);
    const { width, room } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { width: scrollWidth, room: clientWidth };
    });
    expect(width, where).toBeLessThanOrEqual(room);
  }
}

/**
 * Gives the findings of axe when everything has come to rest, in our own frame. It stays on the page for the next look.
 */
export async function violationsOn(page: Page) {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // Passed rules would describe each place, too, which nobody reads.
    const { violations } = await window.axe.run({ resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 200)) }));
  });
}
