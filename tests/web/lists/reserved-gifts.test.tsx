// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lastDayText } from '../../../web/base/text/held-text.ts';
import { anItem, aPurchase, openOwnersList } from './owners-list.tsx';

test('an owner who may know sees who reserved a gift and until when, and is not asked to thank yet', async () => {
  const heldUntil = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const mug = { ...anItem('Mug', 0, 1, [aPurchase('Ann', heldUntil)]), heldUntil };
  await openOwnersList([mug, anItem('Kite', 1, 1, [aPurchase('Bob')])]);

  const line = await screen.findByText(`Reserved until ${lastDayText(heldUntil)}`);

  expect(line.closest('li')?.textContent).toContain('Reserved by Ann');
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

  expect(screen.getByText('2 are only reserved')).toBeTruthy();
  const row = (title: string) => screen.getByRole('link', { name: title }).closest('article')?.textContent;
  expect(row('Mug')).toContain(`1 of 2 takenHeld until ${until}`);

  await userEvent.click(screen.getByRole('button', { name: /^2 of 3 taken/ }));

  expect(row('Globe')).toContain(`Reserved until ${until}`);
  expect(row('Globe')).not.toContain('Held until'); // once is enough
  expect(row('Kite')).not.toContain('Held');
});
