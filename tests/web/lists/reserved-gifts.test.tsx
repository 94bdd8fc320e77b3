// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lastDayText } from '../../../web/base/text/held-text.ts';
import { anItem, aPurchase, openOwnersList } from './owners-list.tsx';

test('an owner who may know sees who reserved a gift and until when, and is not asked to thank yet', async () => {
  const heldUntil = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await openOwnersList([anItem('Mug', 0, 1, [aPurchase('Ann', heldUntil)]), anItem('Kite', 1, 1, [aPurchase('Bob')])]);

  const line = await screen.findByText(`Reserved until ${lastDayText(heldUntil)}`);

  expect(line.closest('li')?.textContent).toContain('Reserved by Ann');
  expect(screen.getAllByRole('button', { name: /^Thanked / })).toHaveLength(1);
  expect(document.body.textContent).toContain('Bob bought');
  expect(document.body.textContent).not.toContain('Ann bought');
});
