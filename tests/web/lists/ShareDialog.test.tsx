// @vitest-environment jsdom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { encode } from 'uqr';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { setSite } from '../../../web/base/page/site.ts';
import { session } from '../../../web/core/session/session.ts';
import { UpdateListDocument } from '../../../web/lists/list-settings/list-changes.generated.ts';
import { ShareDialog_listFragmentDoc } from '../../../web/lists/list-settings/ShareDialog.generated.ts';
import { ShareDialog } from '../../../web/lists/list-settings/ShareDialog.tsx';
import {
  RotateShareLinkDocument,
  SetShareLinkExpiryDocument,
} from '../../../web/lists/list-settings/ShareLinkSettings.generated.ts';
import { anAccount } from '../an-account.ts';
import { theBrowserHas } from '../the-browser-has.ts';

const LIST = {
  __typename: 'List',
  id: 'l1',
  name: 'Ida turns 7',
  privacy: 'PUBLIC',
  shareToken: 'old-token',
  shareLinkExpiresAt: null as string | null,
  hiddenAt: null as string | null,
  viewerRole: 'OWNER',
};

afterEach(() => vi.useRealTimers());

/** The dialog over a list in the cache, which changes when the answer to a mutation does. */
function open(overrides: object = {}, answers: MockLink.MockedResponse[] = []) {
  const cache = createCache();
  const list = { ...LIST, ...overrides };
  const fragment = { fragment: ShareDialog_listFragmentDoc, fragmentName: 'ShareDialog_list' };
  cache.writeFragment({ ...fragment, id: 'List:l1', data: list });
  const client = new ApolloClient({ link: new MockLink(answers), cache, dataMasking: true });
  const router = createMemoryRouter([
    { path: '/', element: <ShareDialog list={list as never} onClose={() => {}} /> },
    { path: '*', element: null },
  ]);
  onTestFinished(cleanup);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { ...screen, router };
}

const link = () => (screen.getByLabelText('Link to the list') as HTMLInputElement).value;
const address = (name: string) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

describe('the share dialog', () => {
  test('of a private list makes it public with one press, and keeps the focus', async () => {
    const variables = { id: 'l1', changes: { privacy: 'PUBLIC' }, base: { privacy: 'PRIVATE' } };
    const updateList = {
      ...LIST,
      description: '',
      listType: 'WISHLIST',
      purchaseVisibility: 'OWNER_SEES_BUYERS',
      eventType: null,
      eventDate: null,
      updatedAt: '2026-11-20T12:00:00Z',
      revision: 2,
    };
    open({ privacy: 'PRIVATE' }, [
      { request: { query: UpdateListDocument, variables }, result: { data: { updateList } } },
    ] as never);
    expect(screen.getByText('Only invited people can open this. Make it public?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/lists/l1/edit');

    await userEvent.click(screen.getByRole('button', { name: 'Make Public' }));

    const now = await screen.findByText(/^This list is public: anyone with the link can open it/);
    expect(screen.queryByText(/^Only invited people/)).toBeNull();
    expect(document.activeElement?.contains(now)).toBe(true);
  });

  test('of a public list tells its owner where else it stands, and nobody else', () => {
    open({ privacy: 'PUBLIC' });
    expect(screen.getByText(/It’s on your public profile, too\./)).toBeTruthy();
    cleanup();
    open({ privacy: 'PUBLIC', viewerRole: 'COLLABORATOR' });
    expect(screen.getByText(/^This list is public/).textContent).not.toContain('profile');
  });

  test.for([
    ['PRIVATE', 'Make Public'],
    ['PUBLIC', 'Copy'],
  ] as const)('of a %s list leads with: %s', ([privacy, first]) => {
    open({ privacy });
    const lookOf = (name: string) => screen.getByRole('button', { name }).className;
    const leading = screen.getAllByRole('button').filter(({ className }) => className.includes('bg-brand'));
    expect(leading.map(({ textContent }) => textContent)).toEqual([first]);
    expect(lookOf('Set Expiry')).not.toBe(lookOf('Show QR Code')); // it is rarely wanted, so it has no frame
  });

  test('of a private list says first what being public means, and keeps its link folded until then', async () => {
    open({ privacy: 'PRIVATE' });
    expect(
      screen.getByText(/and it’s on your public profile\. To keep it off there, invite people instead\./),
    ).toBeTruthy();
    const folded = screen.getByLabelText('Link to the list').closest('details');
    expect(folded?.open).toBe(false);
    for (const name of ['WhatsApp', 'Facebook', 'Email'])
      expect(screen.getByText(name).closest('details')).toBe(folded);
    await userEvent.click(screen.getByText('Link for people you’ve invited'));
    expect(folded?.open).toBe(true);
    cleanup();
    open({ privacy: 'PUBLIC' });
    expect(screen.getByLabelText('Link to the list').closest('details')).toBeNull();
  });

  test('of a private list offers its collaborators nothing that only the owner may do', () => {
    open({ privacy: 'PRIVATE', viewerRole: 'COLLABORATOR' });
    expect(screen.getByText('Only invited people can open this.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make Public' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  });

  test('of a private list leads to the people who may open it', async () => {
    open({ privacy: 'PRIVATE' });
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByRole('dialog', { name: 'Collaborators' })).toBeTruthy();
  });

  test('puts the phone’s own sheet first where there is one', async () => {
    const share = vi.fn(async () => {});
    theBrowserHas({ share });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    onTestFinished(() => void vi.unstubAllGlobals());
    open();

    const [first] = screen.getAllByRole('button').filter(({ textContent }) => textContent !== '');
    expect(first?.textContent).toBe('Share');
    await userEvent.click(first as HTMLElement);

    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link() }));
  });

  test('has the link, and hands it to Facebook, WhatsApp and mail', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Share List' })).toBeTruthy();
    const whole = `${window.location.origin}/shared/old-token`;
    expect(link()).toBe(whole);
    const ways = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(ways.slice(0, 3)).toEqual(['WhatsApp', 'Facebook', 'Email']);
    expect(address('Facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${whole}`);
    expect(address('WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=.*/);
    expect(address('Email')).toMatch(/^mailto:\?subject=Ida turns 7&body=.*/);
    for (const name of ['WhatsApp', 'Email']) expect(address(name)).toContain(whole);
  });

  test('copies the link, and says so for two seconds', async () => {
    vi.useFakeTimers();
    const writeText = vi.fn(async () => {});
    theBrowserHas({ clipboard: { writeText } });
    open();

    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));

    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/shared/old-token`);
  });

  test('of a list without a token says so', () => {
    open({ shareToken: '' });
    expect(
      screen.getByText(
        'Share token not available. Please ensure the list has been properly created or try refreshing the page.',
      ),
    ).toBeTruthy();
  });

  test('draws the link as a code for cameras', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Show QR Code' }));
    const code = await screen.findByRole('img', { name: 'QR code of the link to Ida turns 7' });
    const { data, size } = encode(`${window.location.origin}/shared/old-token`, { ecc: 'M', border: 4 });
    expect(code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    const drawn = code.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
    const dark = [...drawn.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, index) => [Number(x) + index, Number(y)]),
    );
    expect(dark).toEqual(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : []))));
  });

  test('leads the owner to the privacy, and leaves it and the link’s settings to them', () => {
    open();
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/lists/l1/edit');
    cleanup();
    open({ viewerRole: 'COLLABORATOR' });
    expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Replace Link' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Set Expiry' })).toBeNull();
  });
});

test('a link is replaced after one question, and the new one takes its place', async () => {
  const rotateShareLink = { ...LIST, revision: 2, shareToken: 'new-token' };
  const variables = vi.fn(() => true);
  open({}, [{ request: { query: RotateShareLinkDocument, variables }, result: { data: { rotateShareLink } } }]);

  await userEvent.click(screen.getByRole('button', { name: 'Replace Link' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('The old link stops working right away');
  await userEvent.click(screen.getByRole('button', { name: 'Replace Link' }));

  await vi.waitFor(() => expect(link()).toBe(`${window.location.origin}/shared/new-token`));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(variables).toHaveBeenCalledWith({ listId: 'l1', idempotencyKey: expect.stringMatching(/.{16,}/) });
});

describe('an expiry', () => {
  const variables = vi.fn(() => true);
  const answer = (result: object) => [{ request: { query: SetShareLinkExpiryDocument, variables }, result }] as never;
  const fill = async (value: string) => {
    await userEvent.click(screen.getByRole('button', { name: /Expiry$/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('The link expires on'));
    fireEvent.change(screen.getByLabelText('The link expires on'), { target: { value } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };

  test('is set for a time of this place', async () => {
    const expiresAt = new Date('2999-12-24T18:00').toISOString();
    open({}, answer({ data: { setShareLinkExpiry: { ...LIST, revision: 2, shareLinkExpiresAt: expiresAt } } }));

    await fill('2999-12-24T18:00');

    expect(await screen.findByText(/^The link expires on December 24, 2999/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Expiry' }));
    expect(variables).toHaveBeenCalledWith({ listId: 'l1', expiresAt });
  });

  test.for([
    ['2020-01-01T00:00', 'Please choose a time in the future'],
    ['', 'Please enter a valid date and time'],
  ] as const)('of "%s" is refused under its field', async ([value, message]) => {
    open();
    await fill(value);
    expect(screen.getByLabelText('The link expires on').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('The link expires on'));
  });

  test('says at once that it is for Premium, before a date is filled in', async () => {
    const { accessToken, refreshToken } = { accessToken: 'a', refreshToken: 'r' };
    session.begin({ __typename: 'Session', accessToken, refreshToken, account: anAccount() }, false);
    onTestFinished(() => session.discard());
    open();

    await userEvent.click(screen.getByRole('button', { name: 'Set Expiry' }));

    expect(
      screen.getByText(/^Share links that expire are part of the Premium plan, which isn’t available yet/),
    ).toBeTruthy();
    expect(screen.queryByLabelText('The link expires on')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Set Expiry' })).toBeTruthy();
  });

  test('that the plan does not have leads to the plans', async () => {
    const site = {
      ...DEFAULT_SETTINGS,
      mailEnabled: true,
      passwordsEnabled: true,
      issuers: [],
      siteUrl: '',
      contactEmail: '',
      paymentsEnabled: true,
      socialLinks: {},
    };
    setSite(site);
    onTestFinished(() => setSite({ ...site, paymentsEnabled: false }));
    open({}, answer({ errors: [new GraphQLError('Not yours.', { extensions: { code: 'PLAN_LIMIT' } })] }));
    await fill('2999-12-24T18:00');
    expect(await screen.findByText('Share links that expire are part of the Premium plan.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
    expect((screen.getByLabelText('The link expires on') as HTMLInputElement).value).toBe('2999-12-24T18:00');
  });

  test('that is over says so, and is taken back', async () => {
    const over = '2020-01-01T12:00:00.000Z';
    open({ shareLinkExpiresAt: over }, answer({ data: { setShareLinkExpiry: { ...LIST, revision: 2 } } }));
    expect(screen.getByText('This link has expired. Guests can’t open the list.')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Change Expiry' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Expiry' }));

    expect(await screen.findByText('The link works until you replace it.')).toBeTruthy();
    expect(variables).toHaveBeenLastCalledWith({ listId: 'l1', expiresAt: null });
  });
});
