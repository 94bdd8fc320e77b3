// @vitest-environment jsdom
import { ServerError } from '@apollo/client/errors';
import { cleanup, fireEvent, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { toast } from 'sonner';
import { beforeEach, describe, expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { knownSite, setSite } from '../../../web/base/page/site.ts';
import { UndoSharedPurchaseDocument } from '../../../web/guests/purchases/useUndo.generated.ts';
import {
  PurchaseSharedItemDocument,
  ReserveSharedItemDocument,
} from '../../../web/guests/shared-list/PurchaseDialog.generated.ts';
import { SharedListScreenDocument } from '../../../web/guests/shared-list/SharedListScreen.generated.ts';
import { SharedListScreen } from '../../../web/guests/shared-list/SharedListScreen.tsx';
import { openScreen } from '../open-screen.tsx';
import { aSharedItem, aSharedList, happens, laterThan } from './shared-lists.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const purchase = {
  __typename: 'Purchase',
  id: 'p1',
  mine: false,
  quantity: 1,
  purchaseDate: '2026-11-20T12:00:00.000Z',
  heldUntil: null,
};
const isLoaded = { query: SharedListScreenDocument, variables: { token: 't1' } };

/** Opens the dialog over a list; the server answers each attempt with the next of `results`. */
async function openDialog(items: object[], results: object[] = [], events?: ReturnType<typeof happens>) {
  const sent = vi.fn();
  const answers = results.map((answer) => ({
    request: { query: PurchaseSharedItemDocument, variables: (variables: object) => Boolean(sent(variables)) || true },
    ...answer,
  }));
  const loaded = { request: isLoaded, result: { data: { sharedList: aSharedList({ items }) } }, maxUsageCount: 3 };
  const screen = openScreen(
    SharedListScreen,
    '/shared/:shareToken',
    '/shared/t1',
    [loaded, ...answers] as never,
    events,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Mark as Purchased|Buy More/ }));
  await screen.findByRole('dialog');
  const confirm = async () => {
    const button = screen.getByRole('button', { name: /^Mark .*as Purchased$/ });
    await vi.waitFor(() => expect(button.hasAttribute('aria-disabled')).toBe(false)); // while it is at work, it is not to be pressed
    await userEvent.click(button);
  };
  return { screen, sent, confirm };
}

const refusal = (message: string, extensions: Record<string, unknown>) => ({
  result: { errors: [new GraphQLError(message, { extensions })] },
});

function bought(fields: object = { quantityPurchased: 1, quantityRemaining: 0 }, completed = true) {
  const item = aSharedItem({ ...fields, purchases: [purchase] });
  const purchaseSharedItem = {
    __typename: 'GuestPurchase',
    undoToken: 'secret',
    hasDeliveryAddress: false,
    completed,
    purchase,
    item,
  };
  return { result: { data: { purchaseSharedItem } } };
}

/** A proxy's answer in place of the server's, so many times. */
function lostFor(times: number) {
  const response = new Response('', { status: 502 });
  const error = new ServerError('Received status code 502', { response, bodyText: '<html>' });
  return Array.from({ length: times }, () => ({ error }));
}

/** Ends each time until it is sent again. */
const soonSent = (sent: Mock, times: number) =>
  vi.waitFor(() => {
    if (sent.mock.calls.length < times) fireEvent(document, new Event('visibilitychange'));
    expect(sent).toHaveBeenCalledTimes(times);
  });

const screenText = () => document.body.textContent ?? '';

describe('the dialog', () => {
  test('asks for the e-mail before it asks the server', async () => {
    const { screen, sent, confirm } = await openDialog([aSharedItem()]);

    await confirm();

    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(screen.getByText(/^Needed for your receipt/)).toBeTruthy(); // and still why
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'ann at home');
    await confirm();
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  test.for([
    [{ keepsSurprise: true }, 'Shown only to Ida, once the surprise is over.'],
    [{ ownerSeesBuyers: false }, 'Ida can see that it’s given, never by whom.'],
    [{ listType: 'SHOPPING' }, 'Shown only to Ida.'],
    [{}, 'Shown only to Ida, to thank you.'],
    [{ helpersSeeBuyers: true }, 'Shown only to Ida and people who help with the list.'],
    [
      { helpersSeeBuyers: true, keepsSurprise: true },
      'Shown to people who help with the list, and to Ida once the surprise is over.',
    ],
    [
      { ownerName: 'Hannelore Schwarzenbach & Väinö Hyvärinen' },
      'Shown only to Hannelore Schwarzenbach & Väinö Hyvärinen, to thank you.',
    ],
  ] as const)('says once, below the fields, why it asks and who will see it: %o', async ([list, reason]) => {
    const screen = openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [
      { request: isLoaded, result: { data: { sharedList: aSharedList(list) } } },
    ] as never);
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as Purchased/ }));
    const fields = await screen.findByRole('group', {
      description: new RegExp(
        typeof reason === 'string' ? `^Needed for your receipt, with a link to undo\\. ${reason}$` : reason,
      ),
    });
    expect(within(fields).getByLabelText('Email')).toBeTruthy();
  });

  test('says until when a gift would be held, before anybody presses that, and never past the day', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-28T10:00'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const names: (string | null)[] = [];
    for (const eventDate of [null, '2026-12-06']) {
      const screen = openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [
        { request: isLoaded, result: { data: { sharedList: aSharedList({ holdDays: 10, eventDate }) } } },
      ] as never);
      await userEvent.click(await screen.findByRole('button', { name: /^Mark as Purchased/ }));
      names.push((await screen.findByRole('button', { name: /^Hold it for me/ })).textContent);
      cleanup();
    }
    expect(names).toEqual(['Hold it for me until December 8', 'Hold it for me until December 6']);
  });

  test('asks for a name alone where that is enough, and leads to the page of all gifts in place of a receipt', async () => {
    const screen = openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [
      { request: isLoaded, result: { data: { sharedList: aSharedList({ isNameEnough: true }) } }, maxUsageCount: 3 },
      { request: { query: PurchaseSharedItemDocument, variables: () => true }, ...bought() },
    ] as never);
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as Purchased/ }));
    const confirm = await screen.findByRole('button', { name: 'Mark as Purchased' });
    await userEvent.click(confirm);
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(screen.getByLabelText('Email (optional)')).toBeTruthy();

    await userEvent.type(screen.getByLabelText('Name'), 'Ann');
    await userEvent.click(confirm);

    expect((await screen.findByRole('link', { name: 'Your gifts' })).getAttribute('href')).toBe('/gifts');
    expect(localStorage.getItem('kindlist_guest_name')).toBe('Ann');
  });

  test('sends no address that it remembers to an owner who asks for a name', async () => {
    localStorage.setItem('kindlist_guest_name', 'Ann');
    localStorage.setItem('kindlist_guest_email', 'ann@example.test');
    const sent = vi.fn();
    const screen = openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [
      { request: isLoaded, result: { data: { sharedList: aSharedList({ isNameEnough: true }) } }, maxUsageCount: 3 },
      {
        request: { query: PurchaseSharedItemDocument, variables: (sentNow: object) => Boolean(sent(sentNow)) || true },
        ...bought(),
      },
    ] as never);
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as Purchased/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as Purchased' }));

    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ input: { name: 'Ann', email: '' } });
    expect(localStorage.getItem('kindlist_guest_email')).toBe('ann@example.test');
  });

  test('tells who hears the page that the gift is given, once the dialog is gone', async () => {
    const { screen, confirm } = await openDialog([aSharedItem()], [bought()]);
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test');

    await confirm();

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const said = [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
    expect(said).toContain('You’re giving Mug. Undo is beside it.');
  });

  test('does not ask how many when only one is left', async () => {
    const { screen } = await openDialog([aSharedItem({ quantityDesired: 2, quantityPurchased: 1 })]);
    expect(screen.queryByLabelText('Quantity')).toBeNull();
  });

  test('offers just as many as are left', async () => {
    const item = aSharedItem({ quantityDesired: 5, quantityPurchased: 2, quantityRemaining: 3 });
    const { screen } = await openDialog([item]);
    const choices = screen.getByLabelText<HTMLSelectElement>('Quantity').options;
    expect(Array.from(choices, ({ value }) => value)).toEqual(['1', '2', '3']);
  });

  test("puts the server's message under its field, and keeps what was typed", async () => {
    const message = 'Please enter a valid email address';
    const { screen, confirm } = await openDialog(
      [aSharedItem()],
      [refusal(message, { code: 'BAD_USER_INPUT', fields: { email: [message] } })],
    );
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test');
    await userEvent.type(screen.getByLabelText('Name (optional)'), 'Ann');

    await confirm();

    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.test');
    expect(screen.getByLabelText<HTMLInputElement>('Name (optional)').value).toBe('Ann');
  });

  test('says what the server says, else that it failed, and tries again under the same key', async () => {
    const conflict = refusal('Only 1 still needed.', { code: 'CONFLICT' });
    const { screen, sent, confirm } = await openDialog(
      [aSharedItem({ quantityDesired: 2, quantityRemaining: 2 })],
      [conflict, { error: new TypeError('Failed to fetch') }, bought()],
    );
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test');

    await confirm();
    expect(await screen.findByText('Only 1 still needed.')).toBeTruthy();
    await confirm();
    const failure = 'An error occurred while processing your purchase. Please try again.';
    expect(await screen.findByText(failure)).toBeTruthy();
    await confirm();
    expect(await screen.findByText('You’re giving this')).toBeTruthy();

    const keys = sent.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test.for([502, 503, 504])(
    'asks again after a proxy’s %i, under the same key, and takes its own purchase for nobody else’s',
    async (status) => {
      const response = new Response('', { status });
      const lost = { error: new ServerError(`Received status code ${status}`, { response, bodyText: '<html>' }) };
      const unknown = 'We don’t know yet whether this has arrived. We’re asking again: it counts only once.';
      const { screen, sent, confirm } = await openDialog(
        [aSharedItem()],
        [lost, lost, bought()],
        laterThan(
          () => screenText().includes(unknown),
          happens('SharedItemPurchased', { itemId: 'i1', item: null, quantityDesired: null }),
        ),
      );
      const told = toast.getHistory().length;
      await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test');
      await confirm();

      expect(await screen.findByText(unknown)).toBeTruthy();
      await vi.waitFor(() => expect(screenText()).toContain('Just given')); // as the list hears
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.test');
      fireEvent(document, new Event('visibilitychange')); // which ends the time until it is sent again
      await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
      expect(await screen.findByText(unknown)).toBeTruthy();
      await confirm();

      expect(await screen.findByText('You’re giving this')).toBeTruthy();
      expect(new Set(sent.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(1);
      expect(toast.getHistory().slice(told)).toEqual([]);
    },
  );

  test('sends a purchase whose answer was lost again as it was, which its fields say, and not for ever', async () => {
    const { screen, sent, confirm } = await openDialog(
      [aSharedItem({ quantityDesired: 3, quantityRemaining: 3 })],
      [...lostFor(6), bought()],
      laterThan(
        () => /We don’t know yet/.test(screenText()),
        happens('SharedItemPurchased', {
          item: aSharedItem({ quantityDesired: 3, quantityPurchased: 2, quantityRemaining: 1 }),
        }),
      ),
    );
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test');
    await userEvent.selectOptions(screen.getByLabelText('Quantity'), '2');
    await confirm();
    expect(await screen.findByText(/^We don’t know yet/)).toBeTruthy();

    expect(screen.getByRole('button', { name: /^Hold it for me/ }).ariaDisabled).toBe('true');
    await vi.waitFor(() => expect(screenText()).toContain('1 still wanted')); // since two of them are their own
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.test');
    expect(screen.getByLabelText<HTMLSelectElement>('Quantity').value).toBe('2');
    await soonSent(sent, 6);
    expect(await screen.findByText(/Please try again/)).toBeTruthy(); // and left to who waits
    expect(screen.getByLabelText('Email').matches(':disabled')).toBe(true);
    await confirm();

    expect(await screen.findByText('You’re giving this')).toBeTruthy();
    expect(sent).toHaveBeenCalledTimes(7);
    for (const [{ input }] of sent.mock.calls) expect(input).toMatchObject({ email: 'ann@example.test', quantity: 2 });
  });

  test('that was closed is told when its purchase is not asked for any more, and goes on with it when it is opened again, also in a page that was opened anew', async () => {
    const { screen, sent, confirm } = await openDialog(
      [aSharedItem({ quantityDesired: 3, quantityRemaining: 3 })],
      lostFor(6),
    );
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test');
    await confirm();
    await screen.findByText(/^We don’t know yet/);
    await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1) as never);
    expect(await screen.findByText('Waiting for connection')).toBeTruthy();
    await soonSent(sent, 6);
    await vi.waitFor(() =>
      expect(toast.getHistory().at(-1)).toMatchObject({ title: expect.stringMatching('try again') }),
    );
    await vi.waitFor(() => expect(screenText()).not.toContain('Waiting for connection'));
    cleanup();

    const later = await openDialog([aSharedItem({ quantityDesired: 3, quantityRemaining: 3 })], [bought()]);
    expect(later.screen.getByText(/Please try again/)).toBeTruthy();
    expect(later.screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.test');
    await later.confirm();

    expect(await later.screen.findByText('You’re giving this')).toBeTruthy();
    expect(later.sent.mock.calls[0]).toEqual(sent.mock.calls[0]);
    cleanup();
    const another = await openDialog([aSharedItem()], [bought()]);
    await another.confirm();
    await vi.waitFor(() => expect(another.sent).toHaveBeenCalled());
    expect(another.sent.mock.calls[0]?.[0].idempotencyKey).not.toBe(sent.mock.calls[0]?.[0].idempotencyKey);
  });

  test('whose purchase was undone before its answer came says so, and buys anew', async () => {
    const { screen, sent, confirm } = await openDialog(
      [aSharedItem()],
      [...lostFor(1), refusal('This purchase was already undone.', { code: 'NOT_FOUND' }), bought()],
    );
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test');
    await confirm();
    await screen.findByText(/^We don’t know yet/);
    await soonSent(sent, 2);
    expect(await screen.findByText('This purchase was already undone.')).toBeTruthy();
    await confirm();

    expect(await screen.findByText('You’re giving this')).toBeTruthy();
    const [first, second, third] = sent.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('that was to hold a gift asks again to hold it, and buys nothing', async () => {
    const sent = vi.fn();
    const lost = lostFor(2).map((answer) => ({
      request: { query: ReserveSharedItemDocument, variables: (now: object) => Boolean(sent(now)) || true },
      ...answer,
    }));
    const screen = openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [
      { request: isLoaded, result: { data: { sharedList: aSharedList({ items: [aSharedItem()] }) } } },
      ...lost,
    ] as never);
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as Purchased/ }));
    await userEvent.type(await screen.findByLabelText('Email'), 'ann@example.test');
    await userEvent.click(screen.getByRole('button', { name: /^Hold it for me/ }));
    await screen.findByText(/^We don’t know yet/);

    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('button', { name: /as Purchased$/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^Hold it for me/ }));
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0]);
  });

  test.for([
    [
      'closes when somebody else takes the last one',
      'SharedItemPurchased',
      'Just given',
      'Someone was faster: it’s given already.',
    ],
    ['closes when the gift is taken off the list', 'SharedItemRemoved', 'Taken off the list', 'No longer wanted'],
  ])('%s, and says so', async ([, kind, farewell, news]) => {
    const taken = happens(kind as string, { itemId: 'i1', item: null, quantityDesired: null });
    const screen = openScreen(
      SharedListScreen,
      '/shared/:shareToken',
      '/shared/t1',
      [{ request: isLoaded, result: { data: { sharedList: aSharedList() } } }] as never,
      laterThan(() => document.querySelector('[role=dialog]') !== null, taken),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as Purchased/ }));

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(farewell as string)).toBeTruthy();
    expect(toast.getHistory().at(-1)).toMatchObject({ title: news });
  });
});

describe('after a purchase', () => {
  test('the gift stays in its place with a stamp and a way back, and is not wanted any more', async () => {
    const { screen, confirm } = await openDialog([aSharedItem()], [bought()]);
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test');

    await confirm();

    expect(await screen.findByText('You’re giving this')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing wanted right now' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Undo: Mug' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Mark as Purchased/ })).toBeNull();
    expect(JSON.parse(localStorage.getItem('kindlist_purchases_l1') ?? '')).toEqual([
      { purchaseId: 'p1', undoToken: 'secret', itemId: 'i1', title: 'Mug', quantity: 1, date: purchase.purchaseDate },
    ]);
  });

  test('the gift stays with its giver, counted anew, when fewer are wanted than they give', async () => {
    const { screen, confirm } = await openDialog(
      [aSharedItem({ quantityDesired: 6, quantityRemaining: 6 })],
      [bought({ quantityDesired: 6, quantityPurchased: 1, quantityRemaining: 5 }, false)],
      laterThan(
        () => screenText().includes('5 of 6 still wanted'),
        happens('SharedItemRemoved', { itemId: 'i1', quantityDesired: 1 }),
      ),
    );
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test');

    await confirm();

    await screen.findByText('You’re giving this');
    await vi.waitFor(() => expect(screenText()).not.toContain('of 6 still wanted'));
    expect(screen.getByText('You’re giving this')).toBeTruthy();
    expect(screenText()).not.toMatch(/Taken off the list|No longer needed|Buy More/);
  });

  test('it is found again later under "Your purchases"', async () => {
    localStorage.setItem('kindlist_purchases_l4', JSON.stringify([kept]));
    const screen = openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [
      { request: isLoaded, result: { data: { sharedList: aSharedList({ id: 'l4', items: [] }) } } },
    ] as never);
    expect(await screen.findByRole('heading', { name: 'Yours on this list' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo: Mug' })).toBeTruthy();
  });

  test('where no mails are sent, no receipt is promised, and the link that undoes it is there to copy', async () => {
    const site = knownSite();
    onTestFinished(() => setSite(site));
    setSite({ ...site, mailEnabled: false });
    const { screen, confirm } = await openDialog(
      [aSharedItem({ quantityDesired: 2, quantityRemaining: 2 })],
      [bought()],
    );
    expect(screen.getByText('Needed on this list. No receipt is sent. Shown only to Ida, to thank you.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.test');

    await confirm();

    const link = await screen.findByLabelText<HTMLInputElement>(/^No receipt is sent\. Keep this link/);
    const fold = link.closest('details');
    expect(fold?.open).toBe(false);
    await userEvent.click(screen.getByText('More'));
    expect(fold?.open).toBe(true);
    expect(link.value).toMatch(/^http.+\/shared\/t1\?undo=p1\..+/);
    expect(screen.queryByText(/^Receipt sent/)).toBeNull();
  });

  test('the next dialog knows the e-mail and the name', async () => {
    localStorage.setItem('kindlist_guest_email', 'ann@example.test');
    localStorage.setItem('kindlist_guest_name', 'Ann');

    const { screen } = await openDialog([aSharedItem()]);

    expect(screen.getByRole('dialog').textContent).toMatch(
      /From AnnReceipt to ann@example\.test\. Shown only to Ida, to thank you\./,
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Mark as Purchased'); // no keyboard comes up
    await userEvent.click(screen.getByRole('button', { name: 'Change who it is from' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.test');
    expect(screen.getByLabelText<HTMLInputElement>('Name (optional)').value).toBe('Ann');
    expect(document.activeElement).toBe(screen.getByLabelText('Name (optional)'));
  });

  test('asks about an address that is probably mistyped, since the way back is sent there', async () => {
    const { screen, sent, confirm } = await openDialog([aSharedItem()], [bought()]);
    await userEvent.type(screen.getByLabelText('Email'), 'ann@gmial.com');

    await screen.findByText('Did you mean ann@gmail.com?');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Change It' }));
    await confirm();

    await screen.findByText('You’re giving this');
    expect(sent.mock.calls[0]?.[0].input).toMatchObject({ email: 'ann@gmail.com' });
  });

  test('asks again where the server finds something wrong with what it knew', async () => {
    localStorage.setItem('kindlist_guest_email', 'ann@example.test');
    const message = 'Please enter a valid email address';
    const refused = refusal(message, { code: 'BAD_USER_INPUT', fields: { email: [message] } });
    const { screen, sent, confirm } = await openDialog([aSharedItem()], [refused]);

    await confirm();

    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.test');
    expect(sent.mock.calls[0]?.[0].input).toMatchObject({ email: 'ann@example.test', quantity: 1 });
  });

  const kept = { purchaseId: 'p1', undoToken: 'secret', itemId: 'i1', title: 'Mug', quantity: 1, date: '2026-11-20' };

  test('it is taken back with the secret that came with it', async () => {
    localStorage.setItem('kindlist_purchases_l2', JSON.stringify([kept]));
    const undone = { __typename: 'UndonePurchase', item: aSharedItem(), list: aSharedList({ id: 'l2' }) };
    const screen = openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [
      { request: isLoaded, result: { data: { sharedList: aSharedList({ id: 'l2', items: [] }) } } },
      {
        request: {
          query: UndoSharedPurchaseDocument,
          variables: { token: 't1', purchaseId: 'p1', undoToken: 'secret', keeping: 0 },
        },
        result: { data: { undoSharedPurchase: undone } },
      },
    ] as never);

    const notes = [...toast.getHistory()];

    await userEvent.click(await screen.findByRole('button', { name: 'Undo: Mug' }));

    const back = await screen.findByRole('link', { name: 'Back on the list: Mug' });
    expect(document.activeElement).toBe(back); // in the button's place: nothing moves
    expect(screen.queryByRole('button', { name: 'Undo: Mug' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Mark as Purchased/ })).toBeTruthy();
    expect(localStorage.getItem('kindlist_purchases_l2')).toBeNull();
    await userEvent.keyboard('{Shift}'); // when that was pressed, what follows an undoing elsewhere has come
    expect(document.activeElement).toBe(back);
    expect(screen.getByText('Purchase undone: “Mug” can be bought again.').ariaLive).toBe('polite');
    expect(toast.getHistory()).toEqual(notes); // it would cover the next gift
  });

  test('what was undone elsewhere is not shown', async () => {
    localStorage.setItem('kindlist_purchases_l3', JSON.stringify([kept]));
    const screen = openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [
      { request: isLoaded, result: { data: { sharedList: aSharedList({ id: 'l3' }) } } },
    ] as never);

    expect(await screen.findByRole('button', { name: /^Mark as Purchased/ })).toBeTruthy();
    await import('../../../web/guests/shared-list/YourPurchases.tsx');
    expect(screen.queryByText('Yours on this list')).toBeNull();
  });
});
