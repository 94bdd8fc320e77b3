// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { flatSettings } from '../../../server/core/settings/flat-settings.rules.ts';
import { SaveSettingsDocument } from '../../../web/admin/site/SettingsForm.generated.ts';
import { SettingsScreenDocument } from '../../../web/admin/site/SettingsScreen.generated.ts';
import { SettingsScreen } from '../../../web/admin/site/SettingsScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const figures = (values: object) => ({ __typename: 'PlanFigures', ...values });
const { maxListsPerUser, maxItemsPerList, maxUsersPerPlan, socialLinks } = DEFAULT_SETTINGS;
const settings = {
  __typename: 'Settings',
  ...DEFAULT_SETTINGS,
  maxListsPerUser: figures(maxListsPerUser),
  maxItemsPerList: figures(maxItemsPerList),
  maxUsersPerPlan: figures(maxUsersPerPlan),
  socialLinks: { ...socialLinks, __typename: 'SocialLinks' },
  testimonials: { ...DEFAULT_SETTINGS.testimonials, __typename: 'Testimonials' },
  updatedAt: null,
  updatedBy: null,
};

const read = {
  request: { query: SettingsScreenDocument, variables: {} },
  result: { data: { adminSettings: settings } },
};
const saving = (changes: object, base: object) => ({ query: SaveSettingsDocument, variables: { changes, base } });
const refused = (extensions: object) => ({ errors: [new GraphQLError('No', { extensions: { ...extensions } })] });

const open = (answers: Parameters<typeof openScreen>[3]) =>
  openScreen(SettingsScreen, '/admin/settings', '/admin/settings', [read, ...answers]);

test('only what was changed is sent, with what it was read as; an empty premium limit is unlimited', async () => {
  const changes = { siteName: 'Wishwell', maxListsPerUser: { premium: 50 } };
  const after = { ...settings, siteName: 'Wishwell', updatedBy: 'Root', updatedAt: '2026-11-20T10:00:00Z' };
  const { findByLabelText, findByText, getByLabelText, getByRole, queryByRole } = open([
    {
      request: saving(changes, { siteName: 'Kindlist', maxListsPerUser: { premium: -1 } }),
      result: { data: { saveSettings: { ...after, maxListsPerUser: figures({ ...maxListsPerUser, premium: 50 }) } } },
    },
  ]);
  const name = await findByLabelText('Site name');
  expect(queryByRole('button', { name: 'Save Changes' })).toBeNull();
  expect((getByLabelText('Lists per user (premium)') as HTMLInputElement).value).toBe('');

  await userEvent.clear(name);
  await userEvent.type(name, 'Wishwell');
  await userEvent.type(getByLabelText('Lists per user (premium)'), '50');
  await userEvent.click(getByRole('button', { name: 'Save Changes' }));

  expect(await findByText(/by Root/)).toBeDefined();
  expect(queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

test('the limits of all plans are one table, a row for each and a column for each plan', async () => {
  const screen = open([]);
  const field = await screen.findByLabelText('Items per list (standard)');

  const table = field.closest('table') as HTMLTableElement;
  expect([...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
    ...['Limit', 'Free', 'Standard', 'Premium'],
  ]);
  expect([...(table.tBodies[0]?.rows ?? [])].map(({ cells }) => cells.length)).toEqual([4, 4, 4]);
});

test('what is wrong is said at its field, and the key of payments is asked for once they are on', async () => {
  const WRONG = 'Please enter a whole number from 1 to 1,000,000,000';
  const { findByLabelText, findByText, getByLabelText, getByRole, queryByLabelText } = open([
    {
      request: saving({ maxItemsPerList: { free: 0 } }, { maxItemsPerList: { free: 25 } }),
      result: refused({ code: 'BAD_USER_INPUT', fields: { 'maxItemsPerList.free': [WRONG] } }),
    },
  ]);
  const limit = await findByLabelText('Items per list (free)');

  await userEvent.clear(limit);
  await userEvent.type(limit, '2 dozen');
  await userEvent.click(getByRole('button', { name: 'Save Changes' }));

  expect(await findByText(WRONG)).toBeDefined();
  expect((limit as HTMLInputElement).value).toBe('2 dozen');
  expect(limit.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(limit);
  expect(queryByLabelText('Publishable key')).toBeNull();
  await userEvent.click(getByLabelText('Take card payments'));
  expect(getByLabelText('Publishable key')).toBeDefined();
});

test('where another administrator changed the same setting, the person chooses', async () => {
  const conflict = { field: 'siteName', theirs: 'Giftly', yours: 'Wishwell', by: 'Olga', isYours: false };
  const { findByLabelText, findByText, getByRole } = open([
    {
      request: saving({ siteName: 'Wishwell' }, { siteName: 'Kindlist' }),
      result: refused({
        code: 'CONFLICT',
        conflicts: [conflict],
        fields: { siteName: ['Olga changed this to “Giftly”.'] },
      }),
    },
    {
      request: saving({ siteName: 'Wishwell' }, { siteName: 'Giftly' }),
      result: {
        data: {
          saveSettings: { ...settings, siteName: 'Wishwell', updatedBy: 'Root', updatedAt: '2026-11-20T10:00:00Z' },
        },
      },
    },
  ]);
  const name = await findByLabelText('Site name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Wishwell');
  await userEvent.click(getByRole('button', { name: 'Save Changes' }));

  expect(await findByText(/Olga changed this in the meantime/)).toBeDefined();
  await userEvent.click(getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(getByRole('button', { name: 'Save Changes' }));

  expect(await findByText(/by Root/)).toBeDefined();
});

/** Settings that are deliberately not on the screen. */
const NOT_SHOWN: string[] = [];

test('every setting has a field, as its rule wants it, or is deliberately not shown', async () => {
  const { findByLabelText, getByLabelText } = open([]);
  await findByLabelText('Site name');
  await userEvent.click(getByLabelText('Take card payments'));

  const fields = [...document.querySelectorAll<HTMLInputElement>('form input')];
  const all = flatSettings(DEFAULT_SETTINGS);

  expect(fields.map(({ name }) => name).sort()).toEqual(
    Object.keys(all)
      .filter((path) => !NOT_SHOWN.includes(path))
      .sort(),
  );
  for (const { name, type } of fields)
    expect([name, type === 'checkbox']).toEqual([name, typeof all[name] === 'boolean']);
});

test('what was typed is there again after a reload, over what it was typed over', async () => {
  const before = open([]);
  await userEvent.clear(await before.findByLabelText('Site name'));
  await userEvent.type(before.getByLabelText('Site name'), 'Wishwell');
  await userEvent.click(before.getByLabelText('Take card payments'));
  fireEvent(window, new Event('pagehide'));
  cleanup();

  const meanwhile = { ...settings, siteName: 'Giftery' };
  const conflict = { field: 'siteName', theirs: 'Giftery', yours: 'Wishwell', by: 'Root' };
  const again = openScreen(SettingsScreen, '/admin/settings', '/admin/settings', [
    { ...read, result: { data: { adminSettings: meanwhile } } },
    {
      request: saving({ siteName: 'Wishwell', stripeEnabled: true }, { siteName: 'Kindlist', stripeEnabled: false }),
      result: refused({ code: 'CONFLICT', conflicts: [conflict] }),
    },
  ]);

  expect(((await again.findByLabelText('Site name')) as HTMLInputElement).value).toBe('Wishwell');
  await userEvent.click(again.getByRole('button', { name: 'Save Changes' }));
  expect(await again.findByText(/Giftery/)).toBeDefined();
});
