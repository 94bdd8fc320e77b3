// @vitest-environment jsdom
import type { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lastDayText } from '../../../web/base/text/held-text.ts';
import { anItem, aPurchase, openOwnersList } from './owners-list.tsx';

test('an owner who may know sees who reserved a gift and until when, and is not asked to thank yet', async () => {
  const heldUntil = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const mug = { ...anItem('Mug', 0, 1, [aPurchase('Ann', heldUntil)]), heldUntil };
  await openOwnersList([mug, anItem('Kite', 1, 1, [aPurchase('Bob')])]);

  const line = await screen.findByText(`Held until ${lastDayText(heldUntil)}`);

  expect(line.closest('li')?.textContent).toContain('Held for Ann');
  expect(screen.getAllByRole('button', { name: /^Thanked / })).toHaveLength(1);
  expect(document.body.textContent).toContain('Bob bought');
  expect(document.body.textContent).not.toContain('Ann bought');
});

test('an owner who may know what is taken, but not by whom, reads at the gift until when it is held', async () => {
  const heldUntil = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const until = lastDayText(heldUntil);
  const partly = { ...anItem('Mug', 0, 1), heldUntil };
  const byNobody = { ...aPurchase(null, heldUntil), canUndo: true };
  const wholly = { ...anItem('Globe', 1, 2, [byNobody]), heldUntil };
  await openOwnersList([partly, wholly, anItem('Kite', 2, 2)], { purchaseVisibility: 'OWNER_SEES_TAKEN' });

  const row = (title: string) => screen.getByRole('link', { name: title }).closest('article')?.textContent;
  expect(row('Mug')).toContain(`1 of 2 takenHeld until ${until}`);

  await userEvent.click(screen.getByRole('button', { name: '1 of 3 taken, 1 held' }));

  expect(row('Globe')).toContain(`Held until ${until}`);
  expect(row('Globe')?.match(/Held until/g)).toHaveLength(1); // once is enough
  expect(row('Kite')).not.toContain('Held');
});

/** Costs €300, and is wanted once. */
const aGroupGift = (pledgedMinor: number, pledgeCount: number) => ({
  ...anItem('Coffee machine', 0),
  ...{ currency: 'EUR', quantityDesired: 1 },
  ...{ price: 300, isGroupGift: true, pledgedMinor, pledgeCount },
});

const rowText = () => screen.getByRole('link', { name: 'Coffee machine' }).closest('article')?.textContent;

test('an owner who may know reads at the gift how far friends are, and can let all of them start over', async () => {
  const { asked, answer } = await openOwnersList([aGroupGift(12_000, 4)]);
  expect(rowText()).toContain('€120 of €300 from 4 friends');

  await userEvent.click(screen.getByRole('button', { name: 'Actions for Coffee machine' }));
  expect(screen.queryByRole('menuitem', { name: 'Mark as Purchased' })).toBeNull();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel all contributions' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel all contributions' }));
  await waitFor(() =>
    expect(asked).toMatchObject([{ name: 'ReleaseGroupGift', variables: { itemId: 'coffee machine' } }]),
  );
  const { id } = aGroupGift(0, 0);
  await answer({
    data: { releaseGroupGift: { __typename: 'Item', id, pledgedMinor: 0, pledgeCount: 0 } },
  });

  await waitFor(() => expect(rowText()).toContain('Friends can share the cost'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

const aFund = (pledgedMinor: number, pledgeCount: number) => ({
  ...anItem('Honeymoon', 0),
  ...{ currency: 'EUR', price: 300, isFund: true, pledgedMinor, pledgeCount },
});

test('an owner who may know sees what was promised to a fund and has not come, and takes one back', async () => {
  const pledge = (id: string, giverName: string | null, isPaid: boolean) => ({
    ...{ __typename: 'OpenPledge', id, giverName, isPaid, pledgedAt: new Date().toISOString() },
    amount: { __typename: 'MoneyAmount', currency: 'EUR', amountMinor: 6_000 },
  });
  let openPledges = [pledge('a', 'Duck', true), pledge('b', null, false)];
  const read = { OpenPledgesDialog: () => ({ openPledges }) };
  const { asked, answer } = await openOwnersList([aFund(12_000, 2)], {}, read);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Honeymoon' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'What hasn’t come yet' }));
  await screen.findByRole('dialog', { name: 'Promised to Honeymoon' });

  expect(await screen.findByText('Marked as paid')).toBeTruthy();
  expect(screen.getByText('Not paid yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Take back: .*A friend/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Take back: .*Duck/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(asked).toMatchObject([{ name: 'ReleasePledge', variables: { itemId: 'honeymoon', pledgeId: 'a' } }]),
  );
  openPledges = [pledge('b', null, false)];
  const left = { __typename: 'Item', id: 'honeymoon', pledgedMinor: 6_000, pledgeCount: 1 };
  await answer({ data: { releasePledge: left } });

  await screen.findByRole('dialog', { name: 'Promised to Honeymoon' });
  expect(screen.queryByText('Marked as paid')).toBeNull();
  expect(screen.getByText('Not paid yet')).toBeTruthy();

  const takeBack = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Take back: .*A friend/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ variables: { pledgeId: 'b' } }));
  };
  const refusal = (message: string) =>
    ({ data: null, errors: [{ message, extensions: { code: 'NOT_FOUND' } }] }) as unknown as ApolloLink.Result;
  await takeBack();
  await answer(refusal('It’s still there.'));
  expect(await screen.findByText('It’s still there.')).toBeTruthy();
  await takeBack();
  openPledges = []; // the first call did it, and its answer was lost
  await answer(refusal('It’s gone.'));
  expect(await screen.findByText('All that was promised has come.')).toBeTruthy();
  expect(screen.queryByText('It’s gone.')).toBeNull();
});

test('an owner who is to be surprised reads that friends can share the cost, as the server tells no more', async () => {
  await openOwnersList([aGroupGift(0, 0)], { purchasesHidden: true });

  expect(rowText()).toContain('Friends can share the cost');
});
