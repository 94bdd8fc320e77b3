// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deleteDrafts } from '../../../web/core/form/deleted-drafts.ts';
import { CreateListScreen } from '../../../web/lists/list-settings/CreateListScreen.tsx';
import { LiveSite } from '../../../web/shell/LiveSite.tsx';
import { openScreen } from '../open-screen.tsx';

interface State {
  status: string;
  leaveTo: string;
  account: { id: string } | null;
}

const current = vi.hoisted(() => ({ id: 'u1', state: {} as State }));
interface Note {
  text: string;
  press?: () => void;
}

const notes = vi.hoisted((): Note[] => []);
vi.mock('../../../web/base/page/toast.ts', () => ({
  toast: (text: string, more: { action?: { onClick: () => void } }) =>
    void notes.push({ text, press: more.action?.onClick }),
}));
vi.mock('../../../web/core/session/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', account: { id: current.id, emailVerified: true } }),
  session: { getState: () => current.state },
}));

const signedIn = (id: string): State => ({ status: 'signedIn', leaveTo: '/signin', account: { id } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  notes.length = 0;
  Object.assign(current, { id: 'u1', state: signedIn('u1') });
});

const open = (address = '/lists/create') => openScreen(CreateListScreen, '*', address, []);
const name = (screen: ReturnType<typeof open>) => screen.getByLabelText<HTMLInputElement>('Name').value;

async function type() {
  const screen = open();
  await userEvent.type(screen.getByLabelText('Name'), 'Birthday');
  await userEvent.click(screen.getByLabelText(/Shopping List/));
  return screen;
}

/** Everything that the device keeps. */
const kept = (): Record<string, unknown> => ({ ...localStorage, ...sessionStorage });

const WAYS: [string, () => void][] = [
  ['a reload', () => fireEvent(window, new Event('pagehide'))],
  ['a way back, or a link', () => {}],
  ['the end of the session', () => Object.assign(current.state, { status: 'signedOut', account: null })],
];

test.for(WAYS)('what was typed is there again after %s, once', async ([, leave]) => {
  await type();
  leave();
  cleanup();
  current.state = signedIn('u1');

  const again = open();
  expect(name(again)).toBe('Birthday');
  expect(again.getByLabelText(/Shopping List/)).toHaveProperty('checked', true);
  expect(notes).toMatchObject([{ text: 'We’ve kept what you typed.' }]);
  await userEvent.clear(again.getByLabelText('Name'));
  await userEvent.click(again.getByLabelText(/Wishlist/));
  cleanup();

  expect(name(open())).toBe('');
  expect(notes).toHaveLength(1);
});

test('it is dropped by a press on the note, and by Cancel', async () => {
  await type();
  cleanup();
  const again = open();
  expect(name(again)).toBe('Birthday');

  notes[0]?.press?.();
  await waitFor(() => expect(name(again)).toBe(''));
  expect(again.getByLabelText(/Wishlist/)).toHaveProperty('checked', true);
  await userEvent.type(again.getByLabelText('Name'), 'Christmas');
  cleanup();
  const last = open();
  expect(name(last)).toBe('Christmas'); // what is typed after it is kept again
  await userEvent.click(last.getByRole('link', { name: 'Cancel' }));
  cleanup();

  expect(name(open())).toBe('');
  expect(kept()).toEqual({});
});

test('is for the person and the form that it was typed into, and for a month', async () => {
  await type();
  cleanup();

  expect(name(open('/lists/elsewhere'))).toBe('');
  cleanup();
  Object.assign(current, { id: 'u2', state: signedIn('u2') });
  expect(name(open())).toBe('');
  expect(kept()).toEqual({});
  cleanup();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  await type();
  cleanup();
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  expect(name(open())).toBe('');
});

test('a guest who opens a form after a month finds no draft of an account on the device', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  await type();
  cleanup();
  Object.assign(current, { id: 'guest', state: { status: 'signedOut', leaveTo: '/signin', account: null } });
  open();
  cleanup();
  expect(Object.keys(kept())).toHaveLength(1);
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  open();
  expect(kept()).toEqual({});
});

test('a draft whose form nobody opens again goes after a month, when the app starts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  await type();
  cleanup();
  openScreen(LiveSite, '*', '/dashboard', []);
  cleanup();
  expect(Object.keys(kept())).toHaveLength(1);

  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  openScreen(LiveSite, '*', '/dashboard', []);

  await waitFor(() => expect(kept()).toEqual({}));
});

test('the offer to drop a draft ends with its form', async () => {
  await type();
  cleanup();
  open();
  cleanup();
  const other = open('/lists/elsewhere');
  await userEvent.type(other.getByLabelText('Name'), 'Christmas');
  cleanup();
  const again = open('/lists/elsewhere');
  expect(name(again)).toBe('Christmas');
  notes.at(-1)?.press?.();
  await waitFor(() => expect(name(again)).toBe(''));
  cleanup();
  expect(name(open())).toBe('Birthday');
});

test('a person whose sessions were all ended elsewhere leaves nothing of an open form', async () => {
  await type();
  current.state = { status: 'signedOut', leaveTo: '/signin?ended=true', account: null };
  cleanup();
  expect(Object.keys(kept())).toEqual([]);
});

test('a person who signs out, here or in another tab, leaves nothing', async () => {
  const drafts = () => Object.keys(kept()).filter((key) => key.startsWith('kindlist_draft '));
  await type();
  current.state = { status: 'signedOut', leaveTo: '/', account: null };
  cleanup();
  expect(drafts()).toEqual([]);

  current.state = signedIn('u1');
  await type();
  deleteDrafts(); // while the form is open, in whichever tab: this one only hears that the session is over
  current.state = { status: 'signedOut', leaveTo: '/signin', account: null };
  cleanup();
  expect(drafts()).toEqual([]);

  current.state = signedIn('u1');
  await type();
  Object.assign(current, { id: 'u2', state: signedIn('u2') });
  cleanup();
  expect(drafts()).toEqual([]);
});
