// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDrafts } from '../../../web/core/form/drafts.ts';
import { CreateListScreen } from '../../../web/lists/list-settings/CreateListScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const current = vi.hoisted(() => ({ id: 'u1', state: { status: 'signedIn', leaveTo: '/signin' } }));
vi.mock('../../../web/core/session/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', account: { id: current.id, emailVerified: true } }),
  session: { getState: () => current.state },
}));

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(current, { id: 'u1', state: { status: 'signedIn', leaveTo: '/signin' } });
});

const open = (address = '/lists/create') => openScreen(CreateListScreen, '*', address, []);
const name = (screen: ReturnType<typeof open>) => screen.getByLabelText<HTMLInputElement>('Name').value;

async function type() {
  const screen = open();
  await userEvent.type(screen.getByLabelText('Name'), 'Birthday');
  await userEvent.click(screen.getByLabelText(/Shopping List/));
  return screen;
}

test.for([
  ['a reload', () => fireEvent(window, new Event('pagehide'))],
  ['the browser’s way back', () => fireEvent(window, new PopStateEvent('popstate'))],
  ['the end of the session', () => Object.assign(current.state, { status: 'signedOut', leaveTo: '/signin' })],
] as const)('what was typed is there again after %s, once', async ([, interrupt]) => {
  await type();
  interrupt();
  cleanup();
  current.state.status = 'signedIn';

  const again = open();
  expect(name(again)).toBe('Birthday');
  expect(again.getByLabelText(/Shopping List/)).toHaveProperty('checked', true);
  cleanup();

  expect(name(open())).toBe('');
});

test('is for the person and the form that it was typed into', async () => {
  await type();
  fireEvent(window, new Event('pagehide'));
  cleanup();

  expect(name(open('/lists/elsewhere'))).toBe('');
  cleanup();
  current.id = 'u2';
  expect(name(open())).toBe('');
  expect({ ...sessionStorage }).toEqual({});
});

test('a person who leaves on purpose, or signs out, leaves nothing', async () => {
  await type();
  cleanup();
  expect({ ...sessionStorage }).toEqual({});

  await type();
  current.state = { status: 'signedOut', leaveTo: '/' };
  cleanup();
  expect({ ...sessionStorage }).toEqual({});

  current.state.status = 'signedIn';
  await type();
  fireEvent(window, new Event('pagehide'));
  deleteDrafts();
  expect({ ...sessionStorage }).toEqual({});
});
