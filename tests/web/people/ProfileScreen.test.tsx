// @vitest-environment jsdom
import type { ApolloLink } from '@apollo/client';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { Subject } from 'rxjs';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { knownSite, setSite } from '../../../web/base/page/site.ts';
import { session } from '../../../web/core/session/session.ts';
import { ApiKeysCardDocument } from '../../../web/people/profile/ApiKeysCard.generated.ts';
import { RemoveAvatarDocument } from '../../../web/people/profile/AvatarField.generated.ts';
import { ChangePasswordDocument } from '../../../web/people/profile/PasswordForm.generated.ts';
import { UpdatePreferencesDocument } from '../../../web/people/profile/PreferencesForm.generated.ts';
import { UpdateProfileDocument } from '../../../web/people/profile/ProfileForm.generated.ts';
import { ProfileScreenDocument } from '../../../web/people/profile/ProfileScreen.generated.ts';
import { ProfileScreen } from '../../../web/people/profile/ProfileScreen.tsx';
import { SessionsCardDocument } from '../../../web/people/profile/SessionsCard.generated.ts';
import { WebhooksCardDocument } from '../../../web/people/webhooks/WebhooksCard.generated.ts';
import { anAccount } from '../an-account.ts';
import { openScreen } from '../open-screen.tsx';

const ME = {
  __typename: 'Account',
  id: 'u1',
  email: 'ida@example.test',
  emailVerified: true,
  hasPassword: true,
  secondFactorSince: null,
  recoveryCodesLeft: 0,
  hasAuthenticatorApp: false,
  passkeys: [],
  isSecondFactorMissing: false,
  name: 'Ida Sommer',
  subscriptionTier: 'FREE',
  listsCreated: 3,
  createdAt: '2024-03-02T10:00:00.000Z',
  avatarUrl: '/images/ida.webp',
  preferences: {
    __typename: 'Preferences',
    notifications: true,
    reminders: true,
    questions: true,
    emailFrequency: 'WEEKLY',
    theme: 'SYSTEM',
    language: null,
  },
};

const me = (changes: Partial<typeof ME> = {}) => ({
  request: { query: ProfileScreenDocument },
  result: { data: { me: { ...ME, ...changes } } },
});
const lost = { error: new TypeError('Failed to fetch') };
const others = [
  { request: { query: SessionsCardDocument }, result: { data: { sessions: [] } }, maxUsageCount: 5 },
  { request: { query: ApiKeysCardDocument }, result: { data: { apiKeys: [] } }, maxUsageCount: 5 },
  { request: { query: WebhooksCardDocument }, result: { data: { webhooks: [] } }, maxUsageCount: 5 },
];

function open(answers: object[], events?: Subject<ApolloLink.Result>, address = '/profile') {
  return openScreen(ProfileScreen, '/profile/:tab?', address, [...answers, ...others] as never, events);
}

let told: MockInstance<typeof toast.error>;

beforeEach(() => {
  told = vi.spyOn(toast, 'error');
  const state = session.getState();
  vi.spyOn(session, 'getState').mockReturnValue({ ...state, status: 'signedIn', account: anAccount() });
  vi.spyOn(session, 'showAccount').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

describe('the card beside the profile', () => {
  test.each([
    ['FREE', 'Free Plan'],
    ['STANDARD', 'Standard'],
    ['PREMIUM', 'Premium'],
  ])('says who it is, since when, how many lists, and the plan %s', async (subscriptionTier, badge) => {
    const screen = open([me({ subscriptionTier })]);

    expect(await screen.findByText('Ida Sommer')).toBeDefined();
    expect(screen.getByText('ida@example.test')).toBeDefined();
    expect(screen.getByText(badge)).toBeDefined();
    expect(screen.getByText('March 2024')).toBeDefined();
    expect(screen.getByText('Lists created').nextElementSibling?.textContent).toBe('3');
    expect(screen.getByRole('link', { name: 'View Public Profile' }).getAttribute('href')).toBe('/u/u1');
    expect(screen.getByText('Anyone can open it. It shows your public lists.')).toBeDefined();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['You', 'Security', 'Preferences', 'Data']);
  });

  test('refuses a picture of a wrong type or size before it is sent', async () => {
    const screen = open([me()]);
    const field = await screen.findByLabelText('Profile picture');
    const choose = (file: File) => fireEvent.change(field, { target: { files: [file] } });

    choose(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }));
    expect(screen.getByText(/^Invalid file type \(image\/svg\+xml\)/)).toBeDefined();

    choose(new File([new Uint8Array(11 * 1024 * 1024)], 'me.png', { type: 'image/png' }));
    expect(screen.getByText('File too large (11 MB). Maximum size: 10MB')).toBeDefined();
  });

  test('leaves a person who takes the picture away at the button for another one', async () => {
    const removed = { removeAvatar: { ...ME, avatarUrl: null } };
    const screen = open([me(), { request: { query: RemoveAvatarDocument }, result: { data: removed } }]);
    const remove = await screen.findByRole('button', { name: 'Remove' });
    remove.focus();

    fireEvent.click(remove);

    const change = screen.getByRole('button', { name: 'Change Profile Picture' });
    await waitFor(() => expect(document.activeElement).toBe(change));
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  test('says that a picture could not be removed', async () => {
    const screen = open([me(), { request: { query: RemoveAvatarDocument }, ...lost }]);

    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('Delete failed')).toBeDefined();
  });
});

describe('the tabs', () => {
  test('have addresses of their own, and one step back leaves them all', async () => {
    const screen = open([me()], undefined, '/profile/security');
    await screen.findByRole('tab', { name: 'Security' });
    await act(() => screen.router.navigate('/profile'));
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Preferences' }));
    await waitFor(() => expect(screen.router.state.location.pathname).toBe('/profile/preferences'));
    await act(() => screen.router.navigate(-1));
    await waitFor(() => expect(screen.router.state.location.pathname).toBe('/profile/security'));
    expect((await screen.findByRole('tab', { name: 'Security' })).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('heading', { name: 'Change Password' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Danger Zone' })).toBeNull();

    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Data' }));
    await waitFor(() => expect(screen.router.state.location.pathname).toBe('/profile/data'));
    expect(screen.getByRole('heading', { name: 'Danger Zone' })).toBeDefined();
  });

  test('have a note of an unverified address above them only where somebody can or must verify it', async () => {
    const site = knownSite();
    const noteWhere = async (mailEnabled: boolean, requireEmailVerification: boolean) => {
      setSite({ ...site, mailEnabled, requireEmailVerification });
      const screen = open([me({ emailVerified: false })]);
      await screen.findByRole('tab', { name: 'You' });
      const isShown = screen.queryByText(/verif/i) !== null;
      cleanup();
      return isShown;
    };

    expect(await noteWhere(false, false)).toBe(false);
    expect(await noteWhere(false, true)).toBe(true);
    expect(await noteWhere(true, false)).toBe(true);
    setSite(site);
  });

  test('are worked by the keyboard', async () => {
    const screen = open([me()]);
    const first = await screen.findByRole('tab', { name: 'You' });
    await act(() => first.focus());

    await userEvent.keyboard('{ArrowRight}');

    await waitFor(() => expect(screen.router.state.location.pathname).toBe('/profile/security'));
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Security' }));
  });

  test('are these four, and no other address', async () => {
    const screen = open([me()], undefined, '/profile/nowhere');

    expect(await screen.findByText('Page Not Found')).toBeDefined();
  });
});

describe('a profile that cannot be read', () => {
  test('says so, and comes when it is asked for again', async () => {
    const screen = open([{ request: { query: ProfileScreenDocument }, ...lost }, me()]);
    expect(await screen.findByText('Failed to refresh profile data')).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByText('Ida Sommer')).toBeDefined();
  });

  test('stays as it was, and says that it may be old', async () => {
    const events = new Subject<ApolloLink.Result>();
    const screen = open([me(), { request: { query: ProfileScreenDocument }, ...lost }], events);
    await screen.findByText('Ida Sommer');

    events.next({ data: { myListsChanged: { __typename: 'MyListsChanged', listId: 'l1' } } });

    await waitFor(() => expect(told).toHaveBeenCalledWith('Failed to refresh profile data', expect.anything()));
    expect(screen.getByText('Ida Sommer')).toBeDefined();
  });

  test('says so also when the screen is opened again', async () => {
    const screen = open([me(), { request: { query: ProfileScreenDocument }, ...lost }]);
    await screen.findByText('Ida Sommer');
    await act(() => screen.router.navigate('/elsewhere'));

    await act(() => screen.router.navigate('/profile'));

    expect(await screen.findByText('Ida Sommer')).toBeDefined();
    await waitFor(() => expect(told).toHaveBeenCalledWith('Failed to refresh profile data', expect.anything()));
  });
});

describe('what could not be saved', () => {
  const forms = [
    {
      tab: 'You',
      button: 'Save Changes',
      query: UpdateProfileDocument,
      empty: { data: { updateProfile: null } },
      texts: ['Failed to update profile', 'Failed to update user profile'],
    },
    {
      tab: 'Preferences',
      button: 'Save Preferences',
      query: UpdatePreferencesDocument,
      empty: { data: { updatePreferences: null } },
      texts: ['Failed to update preferences', 'Failed to update preferences'],
    },
    {
      tab: 'Security',
      button: 'Change Password',
      query: ChangePasswordDocument,
      empty: { data: { changePassword: false } },
      texts: ['Failed to change password', 'Failed to change password'],
    },
  ];
  const attempts = forms.flatMap(({ tab, button, query, empty, texts: [wordless, nothing] }) => [
    {
      tab,
      button,
      query,
      answer: { result: { errors: [new GraphQLError('')] } },
      why: 'for no reason',
      words: wordless,
    },
    { tab, button, query, answer: { result: empty }, why: 'without an answer in the answer', words: nothing },
    {
      tab,
      button,
      query,
      answer: lost,
      why: 'unheard',
      words: 'Network error. Please check your internet connection.',
    },
  ]);
  test.each(attempts)(
    'is said under $tab, $why, and what was typed stays',
    async ({ tab, button, query, answer, words = '' }) => {
      const screen = open([me(), { request: { query, variables: () => true }, ...answer }]);
      await screen.findByText('Ida Sommer');
      const type = (label: string, value: string) =>
        fireEvent.change(screen.getByLabelText(label), { target: { value } });
      type('Name', 'Ida Winter');
      for (const label of ['Current Password', 'New Password', 'Confirm New Password']) type(label, 'bicycles');
      fireEvent.click(screen.getByLabelText(/^Daily/));
      fireEvent.mouseDown(screen.getByRole('tab', { name: tab }));

      fireEvent.click(screen.getByRole('button', { name: button }));

      expect(await screen.findByText(words)).toBeDefined();
      expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ida Winter');
      expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'bicycles');
      expect(screen.getByLabelText(/^Daily/)).toHaveProperty('checked', true);
    },
  );
});

describe('a reload that nobody asked for', () => {
  const reload = () => {
    fireEvent(window, new Event('pagehide'));
    cleanup();
  };

  test('leaves what was typed into the profile, and no password', async () => {
    const before = open([me()]);
    await userEvent.type(await before.findByLabelText('Name'), '-Lind');
    await userEvent.type(before.getByLabelText('Email'), '.org');
    await userEvent.type(before.getByLabelText('Current password'), 'correct horse');
    reload();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('horse');

    const again = open([me()]);
    expect(await again.findByLabelText('Name')).toHaveProperty('value', 'Ida Sommer-Lind');
    expect(again.getByLabelText('Email')).toHaveProperty('value', 'ida@example.test.org');
    expect(again.getByLabelText('Current password')).toHaveProperty('value', '');
  });

  test('leaves what was chosen among the preferences', async () => {
    const address = '/profile/preferences';
    const before = open([me()], undefined, address);
    await userEvent.click(await before.findByLabelText(/^Dark/));
    await userEvent.click(before.getByLabelText(/^Notifications/));
    reload();

    const again = open([me()], undefined, address);
    expect(await again.findByLabelText(/^Dark/)).toHaveProperty('checked', true);
    expect(again.getByLabelText(/^Notifications/)).toHaveProperty('checked', false);
  });
});
