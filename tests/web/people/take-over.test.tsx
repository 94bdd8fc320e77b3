// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createNavigation } from '../../../web/base/routing/navigation.ts';
import { isServedWhole, takeOver } from '../../../web/shell/take-over.tsx';

const press = vi.fn();
let page: HTMLElement;

beforeEach(() => {
  press.mockClear();
  document.body.innerHTML = '<div id="root"></div>';
  page = document.getElementById('root') as HTMLElement;
  vi.stubGlobal('scrollTo', vi.fn());
  page.getAnimations = () => [];
});

/** The page as it was served, with a button of each gift. */
function serve(...gifts: string[]) {
  const things = gifts.map((gift) => `<li><h3>${gift}</h3><button type="button">Buy</button></li>`).join('');
  page.innerHTML = `<div class="drawn"><ul>${things}</ul></div>`;
  return [...page.querySelectorAll('button')];
}

/** The app, which has these by now. */
function appWith(...gifts: string[]) {
  const Screen = () =>
    gifts.map((gift) => (
      <li key={gift}>
        <h3>{gift}</h3>
        <button type="button" onClick={() => press(gift)}>
          Buy
        </button>
      </li>
    ));
  return app({ path: '/', Component: Screen });
}

function app(...routes: RouteObject[]) {
  return { routes, navigation: createNavigation(routes) };
}

const isTakenOver = () => waitFor(() => expect(page.querySelector('.drawn')).toBeNull());

test('what was pressed is pressed again, and what had the focus has it', async () => {
  const [, kite] = serve('Mug', 'Kite');
  kite?.setAttribute('data-pressed', '');
  kite?.focus();

  await takeOver(page, appWith('Mug', 'Kite'));

  await isTakenOver();
  expect(press.mock.calls).toEqual([['Kite']]);
  expect(document.activeElement?.closest('li')?.textContent).toContain('Kite');
});

test('nothing is pressed where another gift stands by now', async () => {
  const [mug] = serve('Mug', 'Kite');
  mug?.setAttribute('data-pressed', '');
  mug?.focus();

  await takeOver(page, appWith('Kite'));

  await isTakenOver();
  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('the page stays until the app can show its screen', async () => {
  serve('Mug');
  let arrive = () => {};
  const lazy = () =>
    new Promise<{ Component: () => ReactNode }>((resolve) => {
      arrive = () => resolve({ Component: () => <h1>Here</h1> });
    });

  const takenOver = takeOver(page, app({ path: '/', lazy }));

  expect(isServedWhole()).toBe(true);
  arrive();
  await takenOver;
  await isTakenOver();
  expect(page.textContent).toBe('Here');
});

test('a person who is signed in does not wait for a page that they do not see', () => {
  serve('Mug');
  document.documentElement.dataset.member = '';
  expect(isServedWhole()).toBe(false);
  delete document.documentElement.dataset.member;
});
