// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BrandingDocument, SetBrandingDocument } from '../../../web/lists/list-settings/Branding.generated.ts';
import { Branding } from '../../../web/lists/list-settings/Branding.tsx';
import { openScreen } from '../open-screen.tsx';

const current = vi.hoisted(() => ({ tier: 'PREMIUM' }));
vi.mock('../../../web/core/session/session.ts', () => ({
  useSession: () => ({ account: { subscriptionTier: current.tier } }),
}));

beforeEach(() => {
  current.tier = 'PREMIUM';
});

const bare = { __typename: 'Branding', accentColor: null, bannerUrl: null, bannerSizes: null };
const plum = { ...bare, accentColor: 'PLUM' };

function open(branding: object, saves: { variables: object; branding?: object; refusal?: string }[] = []) {
  const list = (branding: object) => ({ __typename: 'List', id: 'l1', revision: 1, branding });
  return openScreen(() => <Branding listId="l1" name="Ida turns 7" />, '/', '/', [
    { request: { query: BrandingDocument, variables: { listId: 'l1' } }, result: { data: { list: list(branding) } } },
    ...saves.map(({ variables, branding, refusal }) => ({
      request: { query: SetBrandingDocument, variables: { listId: 'l1', ...variables } },
      result: branding
        ? { data: { setBranding: list(branding) } }
        : { errors: [{ message: refusal ?? '', extensions: { code: 'PLAN_LIMIT' } }] },
    })),
  ] as never);
}

test('a colour is saved when it is chosen, and seen as guests will see it', async () => {
  const screen = open(bare, [{ variables: { accentColor: 'PLUM' }, branding: plum }]);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'None' })).checked).toBe(true);

  await userEvent.click(screen.getByRole('radio', { name: 'Plum' }));

  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Plum' }).checked).toBe(true);
  expect(screen.getByText('Mark as Purchased').closest('[data-accent]')?.getAttribute('data-accent')).toBe('PLUM');
});

test('a colour that the server refuses is not shown as chosen, and the reason is', async () => {
  const screen = open(plum, [{ variables: { accentColor: 'ROSE' }, refusal: 'Please upgrade.' }]);

  await userEvent.click(await screen.findByRole('radio', { name: 'Rose' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Please upgrade.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Plum' }).checked).toBe(true);
});

test('a banner of another type is refused before it is sent', async () => {
  const screen = open(bare);
  const input = await screen.findByLabelText('Banner');

  await userEvent.upload(input, new File(['%PDF'], 'banner.pdf', { type: 'application/pdf' }), { applyAccept: false });

  const text = 'Invalid file type (application/pdf). Allowed types: image/jpeg, image/png, image/webp, image/gif';
  expect(screen.getByText(text)).toBeTruthy();
});

test('without Premium there is the way to it, and what was chosen can be taken away', async () => {
  current.tier = 'FREE';
  const screen = open(plum, [{ variables: { accentColor: null, banner: null }, branding: bare }]);

  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));

  expect(screen.getByRole('link', { name: 'part of Premium' }).getAttribute('href')).toBe('/subscription');
  expect(screen.queryByRole('radio')).toBeNull();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());
});
