// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { PrintButton } from '../../../web/base/printing/PrintButton.tsx';

const load = async () => (props: { of: string }) => <p>Sheet of {props.of}</p>;

function press(key: object): boolean {
  const event = createEvent.keyDown(document.body, key);
  fireEvent(document.body, event);
  return event.defaultPrevented;
}

test.for([
  { key: 'p', ctrlKey: true },
  { key: 'P', metaKey: true }, // with caps lock
])('the keys that print bring the sheet, as the button does: %o', async (key) => {
  onTestFinished(cleanup);
  render(<PrintButton load={load} of="l1" />);

  expect(press(key)).toBe(true);

  expect(await screen.findByText('Sheet of l1')).toBeTruthy();
});

test('other keys are none of its business', () => {
  onTestFinished(cleanup);
  render(<PrintButton load={load} of="l1" />);

  expect(press({ key: 'p' })).toBe(false);
  expect(press({ key: 'p', ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press({ key: 'f', ctrlKey: true })).toBe(false);
});

test('nor is a browser that fills in a field, which it says as a key without a name', () => {
  onTestFinished(cleanup);
  render(<PrintButton load={load} of="l1" />);
  const faults: unknown[] = [];
  const hear = (event: ErrorEvent) => {
    event.preventDefault();
    faults.push(event.error);
  };
  window.addEventListener('error', hear);
  onTestFinished(() => window.removeEventListener('error', hear));

  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));

  expect(faults).toEqual([]);
});
