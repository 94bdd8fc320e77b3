// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { AffiliateClicksDocument } from '../../../web/admin/site/AffiliateClicks.generated.ts';
import { AffiliateLinkTesterDocument } from '../../../web/admin/site/AffiliateLinkTester.generated.ts';
import {
  DeleteAffiliateSiteDocument,
  SetAffiliateSiteActiveDocument,
} from '../../../web/admin/site/AffiliateSiteCard.generated.ts';
import {
  CreateAffiliateSiteDocument,
  UpdateAffiliateSiteDocument,
} from '../../../web/admin/site/AffiliateSiteDialog.generated.ts';
import { AffiliateSitesScreenDocument } from '../../../web/admin/site/AffiliateSitesScreen.generated.ts';
import { AffiliateSitesScreen } from '../../../web/admin/site/AffiliateSitesScreen.tsx';
import { DeletedAffiliateSitesDocument } from '../../../web/admin/site/DeletedAffiliateSites.generated.ts';
import { openScreen } from '../open-screen.tsx';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('sonner', () => ({ toast }));

const format = (urlPattern: string) => ({ __typename: 'UrlFormat', urlPattern, description: 'All of it', priority: 5 });

const aSite = (overrides: object = {}) => ({
  __typename: 'AffiliateSite',
  id: 's1',
  name: 'Amazon',
  affiliateCode: 'kindlist-20',
  defaultLogoUrl: null,
  isActive: true,
  clicks: 1234,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  urlFormats: [format('amazon.*')],
  ...overrides,
});

const pageOf = (data: object[], { page = 1, total = data.length, totalPages = 1 } = {}) => ({
  request: { query: AffiliateSitesScreenDocument, variables: { page } },
  result: { data: { affiliateSites: { __typename: 'AffiliateSitePage', total, totalPages, data } } },
});

const noneDeleted = {
  request: { query: DeletedAffiliateSitesDocument, variables: { page: 1 } },
  result: { data: { affiliateSites: { __typename: 'AffiliateSitePage', total: 0, totalPages: 1, data: [] } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

const open = (answers: object[]) =>
  openScreen(AffiliateSitesScreen, '/admin/affiliate-sites', '/admin/affiliate-sites', [
    ...answers,
    noneDeleted,
  ] as never);

test('each site shows its code, patterns, clicks and whether it is active', async () => {
  const screen = open([pageOf([aSite()])]);

  expect(await screen.findByRole('heading', { name: 'Amazon' })).toBeDefined();
  for (const text of ['kindlist-20', 'amazon.*', 'All of it', 'Priority 5', /1,234 clicks in 30 days/]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByRole('checkbox', { name: 'Active: Amazon' })).toHaveProperty('checked', true);
});

test('all pages are read, since nobody turns any', async () => {
  const first = Array.from({ length: 100 }, (_, n) => aSite({ id: `a${n}`, name: `Site ${n}` }));
  const places = { total: 101, totalPages: 2 };
  const screen = open([pageOf(first, places), pageOf([aSite({ id: 'z', name: 'The last' })], { page: 2, ...places })]);

  const inHeading = { selector: 'h2' }; // by role it takes seconds among so many
  expect(await screen.findByText('The last', inHeading)).toBeDefined();
  expect(screen.getByText('Site 0', inHeading)).toBeDefined();
});

test('an empty list asks for the first site, which needs a name and a code', async () => {
  const input = {
    name: 'Etsy',
    affiliateCode: 'k-1',
    defaultLogoUrl: null,
    isActive: true,
    urlFormats: [{ urlPattern: 'etsy.com', description: '', priority: 0 }],
  };
  const site = aSite({ id: 's2', name: 'Etsy' });
  const create = {
    request: {
      query: CreateAffiliateSiteDocument,
      variables: ({ input: sent, idempotencyKey }: { input: object; idempotencyKey: string }) => {
        expect(sent).toEqual(input);
        return idempotencyKey.length > 0;
      },
    },
    result: { data: { createAffiliateSite: site } },
  };
  const screen = open([pageOf([]), create, pageOf([site])]);
  expect(await screen.findByText('No affiliate sites found')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Add Site' }));
  const button = screen.getByRole('button', { name: 'Create' });
  await userEvent.type(screen.getByLabelText('Name'), 'Etsy');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(screen.getByLabelText('Affiliate code'), 'k-1');
  expect(button.getAttribute('aria-disabled')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Priority'));
  await userEvent.type(screen.getByLabelText('Priority'), 'high');
  await userEvent.click(button);
  expect(await screen.findByText('Required')).toBeDefined();
  expect(screen.queryByText('Priority must be a whole number of at most 1,000,000')).toBeNull();
  await userEvent.type(screen.getByLabelText('Link pattern'), 'etsy.com');
  await userEvent.click(button);

  expect(await screen.findByRole('heading', { name: 'Etsy' })).toBeDefined();
});

test('what the server finds wrong with a pattern is said under it', async () => {
  const fields = { 'urlFormats.0.urlPattern': ['This pattern doesn’t name a particular shop'] };
  const refusal = new GraphQLError('This pattern doesn’t name a particular shop', {
    extensions: { code: 'BAD_USER_INPUT', fields },
  });
  const update = {
    request: { query: UpdateAffiliateSiteDocument, variables: () => true },
    result: { errors: [refusal] },
  };
  const screen = open([pageOf([aSite({ urlFormats: [format('shop.co.uk')] })]), update]);

  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amazon' }));
  const field = await screen.findByLabelText('Link pattern');
  await userEvent.type(field, '/*');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));

  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This pattern doesn’t name a particular shop')).toBeDefined();
});

test('what another administrator changed meanwhile is shown beside one’s own, and one chooses', async () => {
  const stored = { description: 'All of it', priority: 5 };
  const theirs = [{ ...stored, urlPattern: 'amazon.de' }];
  const mine = [{ ...stored, urlPattern: 'amazon.fr' }];
  const conflict = new GraphQLError('Someone else changed this in the meantime.', {
    extensions: {
      code: 'CONFLICT',
      conflicts: [{ field: 'urlFormats', theirs, yours: mine, by: 'Ada', isYours: false }],
    },
  });
  const sent: object[] = [];
  const update = (result: object) => ({
    request: {
      query: UpdateAffiliateSiteDocument,
      variables: (variables: object) => {
        sent.push(variables);
        return true;
      },
    },
    result,
  });
  const saved = { data: { updateAffiliateSite: aSite({ urlFormats: [format('amazon.fr')] }) } };
  const screen = open([pageOf([aSite()]), update({ errors: [conflict] }), update(saved), pageOf([aSite()])]);

  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amazon' }));
  await userEvent.clear(screen.getByLabelText('Link pattern'));
  await userEvent.type(screen.getByLabelText('Link pattern'), 'amazon.fr');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('amazon.de (priority 5)')).toBeDefined();
  expect(screen.getByText(/Link patterns: Ada changed this in the meantime/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));

  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Affiliate site updated'));
  const before = [{ ...stored, urlPattern: 'amazon.*' }];
  expect(sent).toEqual([
    { id: 's1', changes: { urlFormats: mine }, base: { urlFormats: before } },
    { id: 's1', changes: { urlFormats: mine }, base: { urlFormats: theirs } },
  ]);
});

test('clicks are shown day by day on request', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const clicks = {
    request: { query: AffiliateClicksDocument, variables: { siteId: 's1' } },
    result: {
      data: {
        affiliateSite: {
          __typename: 'AffiliateSite',
          id: 's1',
          clicksByDay: [{ __typename: 'AffiliateClickCount', day: today, clicks: 7 }],
        },
      },
    },
  };
  const screen = open([pageOf([aSite()]), clicks]);

  await userEvent.click(await screen.findByText(/1,234 clicks in 30 days/));

  const days = within(await screen.findByRole('list', { name: 'Clicks per day' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/: 7$/)]);
});

test('deleted sites are there with their clicks', async () => {
  const site = { __typename: 'AffiliateSite', id: 's9', name: 'Etsy', deletedAt: '2026-11-01T10:00:00Z', clicks: 41 };
  const data = { affiliateSites: { __typename: 'AffiliateSitePage', total: 1, totalPages: 1, data: [site] } };
  const deleted = { request: { query: DeletedAffiliateSitesDocument, variables: { page: 1 } }, result: { data } };
  const screen = open([pageOf([aSite()]), deleted]);

  await userEvent.click(await screen.findByText('Deleted sites (1)'));

  const [row] = within(screen.getByRole('list', { name: 'Deleted sites' })).getAllByRole('listitem');
  expect(row?.textContent).toMatch(/Etsy.*41 clicks in the last 400 days, deleted/);
});

test('a site that could not be switched off is on again, and that is said', async () => {
  const failing = {
    request: { query: SetAffiliateSiteActiveDocument, variables: { id: 's1', isActive: false } },
    error: new TypeError('no connection'),
  };
  const screen = open([pageOf([aSite()]), failing]);

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Active: Amazon' }));

  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to update affiliate site. Please try again.'));
  expect(screen.getByRole('checkbox', { name: 'Active: Amazon' })).toHaveProperty('checked', true);
});

test('a site that could not be saved or deleted stays as it was, and that is said', async () => {
  const screen = open([pageOf([aSite()])]); // nothing else is answered
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Amazon' }));
  await userEvent.type(await screen.findByLabelText('Name'), ' shop');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Failed to save affiliate site. Please try again.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  await userEvent.click(screen.getByRole('button', { name: 'Delete Amazon' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to delete affiliate site. Please try again.'));
  expect(screen.getByRole('heading', { name: 'Amazon', hidden: true })).toBeDefined();
});

test('deleting asks first', async () => {
  const gone = {
    request: { query: DeleteAffiliateSiteDocument, variables: { id: 's1' } },
    result: { data: { deleteAffiliateSite: 's1' } },
  };
  const screen = open([pageOf([aSite()]), gone, pageOf([])]);

  await userEvent.click(await screen.findByRole('button', { name: 'Delete Amazon' }));
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByText('Are you sure you want to delete this affiliate site?')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('No affiliate sites found')).toBeDefined();
});

test('a link that is tried shows what it becomes', async () => {
  const url = 'https://amazon.de/dp/1';
  const outcome = {
    __typename: 'AffiliateLinkCheck',
    outgoingUrl: `${url}?tag=kindlist-20`,
    urlPattern: 'amazon.*',
    site: { __typename: 'AffiliateSite', id: 's1', name: 'Amazon' },
  };
  const tried = {
    request: { query: AffiliateLinkTesterDocument, variables: { url } },
    result: { data: { affiliateLink: outcome } },
  };
  const screen = open([pageOf([aSite()]), tried]);
  const field = await screen.findByLabelText('Link to a product');

  await userEvent.type(field, 'amazon');
  await userEvent.click(screen.getByRole('button', { name: 'Try It' }));
  expect(await screen.findByText('Please enter a valid URL starting with http:// or https://')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, url);
  await userEvent.click(screen.getByRole('button', { name: 'Try It' }));

  expect(await screen.findByText(outcome.outgoingUrl)).toBeDefined();
});

test('sites that could not be read can be asked for again', async () => {
  const failed = { ...pageOf([]), result: undefined, error: new TypeError('no connection') };
  const screen = open([failed, pageOf([aSite()])]);
  expect(await screen.findByText('Failed to load data. Please try again.')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByRole('heading', { name: 'Amazon' })).toBeDefined();
});
