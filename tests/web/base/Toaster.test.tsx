// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'sonner';
import { expect, test, vi } from 'vitest';
import { Toaster } from '../../../web/base/page/Toaster.tsx';

Element.prototype.setPointerCapture ??= () => {}; // jsdom has none, and Sonner follows swipes

test('the focus stays where it is when a toast is pressed, and is not taken back when the toast goes', async () => {
  const undo = vi.fn();
  const screen = render(
    <>
      <button type="button">Before</button>
      <button type="button">After</button>
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  toast('Mug is archived.', { action: { label: 'Undo', onClick: undo } });

  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Before');

  await userEvent.click(screen.getByRole('button', { name: 'After' }));
  await vi.waitFor(() => expect(screen.queryByText('Mug is archived.')).toBeNull());
  expect(document.activeElement?.textContent).toBe('After');
});
