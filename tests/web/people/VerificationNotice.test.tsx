// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { setSite } from '../../../web/base/page/site.ts';
import { ResendVerificationDocument } from '../../../web/core/session/VerificationNotice.generated.ts';
import { CreateListDocument } from '../../../web/lists/list-settings/CreateListScreen.generated.ts';
import { CreateListScreen } from '../../../web/lists/list-settings/CreateListScreen.tsx';
import { expectFocusKept } from '../focus.ts';
import { openScreen } from '../open-screen.tsx';

const current = vi.hoisted(() => ({ isVerified: false, listeners: new Set<() => void>() }));
vi.mock('../../../web/core/session/session.ts', async () => {
  const { useSyncExternalStore } = await import('react');
  const subscribe = (hear: () => void) => {
    current.listeners.add(hear);
    return () => current.listeners.delete(hear);
  };
  const useSession = () => {
    const emailVerified = useSyncExternalStore(subscribe, () => current.isVerified);
    return { status: 'signedIn', account: { id: 'u1', name: 'Ida', email: 'ida@example.test', emailVerified } };
  };
  return { useSession, session: { getState: () => ({ status: 'signedIn' }) } };
});

const WORDS = 'Please check your email to verify your account before proceeding.';
const site = {
  ...DEFAULT_SETTINGS,
  mailEnabled: true,
  passwordsEnabled: true,
  issuers: [],
  paymentsEnabled: false,
  siteUrl: '',
  contactEmail: '',
  socialLinks: {},
};

/** As when the link of the mail is opened in another tab. */
const verify = () =>
  act(() => {
    current.isVerified = true;
    for (const hear of current.listeners) hear();
  });

afterEach(() => {
  current.isVerified = false;
  setSite(site);
});

const refusal = {
  request: { query: CreateListDocument, variables: () => true },
  result: { errors: [new GraphQLError(WORDS, { extensions: { code: 'EMAIL_UNVERIFIED' } })] },
};
const resend = {
  request: { query: ResendVerificationDocument },
  result: { data: { resendVerification: true } },
};

test('where no mails are sent, nobody is asked to look for one', () => {
  setSite({ ...site, requireEmailVerification: true, mailEnabled: false });

  const screen = openScreen(CreateListScreen, '/', '/', []);

  expect(screen.getByText(/this site sends no emails to verify it/)).toBeTruthy();
  expect(screen.queryByText(WORDS)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('where writing waits for a verified address, the form says so before anything is typed', async () => {
  setSite({ ...site, requireEmailVerification: true });
  const screen = openScreen(CreateListScreen, '/', '/', [resend]);
  expect(screen.getByText(WORDS)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));

  expect(await screen.findByText('It’s on its way. Please check your email.')).toBeTruthy();
  expectFocusKept();

  verify();
  expect(screen.getByText(/your email address is verified/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expectFocusKept();
});

test('where the site does not ask for it, nothing is said', () => {
  const screen = openScreen(CreateListScreen, '/', '/', []);
  expect(screen.queryByText(WORDS)).toBeNull();
});

test('a refusal offers the mail again, keeps what was typed, and knows when the address is verified', async () => {
  const screen = openScreen(CreateListScreen, '/', '/', [refusal, resend]);
  await userEvent.type(screen.getByLabelText('Name'), 'Birthday');

  await userEvent.click(screen.getByRole('button', { name: 'Create List' }));

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(WORDS);
  expect(document.activeElement).toBe(alert);
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();

  verify();
  expect(screen.getByText(/your email address is verified/)).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Birthday');
});
