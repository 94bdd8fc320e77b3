// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ReportListDocument } from '../../../web/core/safety/ReportDialog.generated.ts';
import { ReportDialog } from '../../../web/core/safety/ReportDialog.tsx';
import { openScreen } from '../open-screen.tsx';

const lists = [
  { shareToken: 'one', name: 'Ida turns 7' },
  { shareToken: 'two', name: 'New home' },
];

beforeEach(() => sessionStorage.clear());

const open = (answers: Parameters<typeof openScreen>[3] = []) =>
  openScreen(() => <ReportDialog lists={lists} onClose={() => {}} />, '*', '/u/ida', answers);

const valuesOf = (screen: ReturnType<typeof open>) =>
  [/Which list/, /What’s wrong/, /Anything else/].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

async function type(screen: ReturnType<typeof open>) {
  await userEvent.selectOptions(screen.getByLabelText(/Which list/), 'two');
  await userEvent.selectOptions(screen.getByLabelText(/What’s wrong/), 'FRAUD');
  await userEvent.type(screen.getByLabelText(/Anything else/), 'It asks for money.');
}

test('a report that is not sent outlasts a reload, with the list that it is about', async () => {
  await type(open());
  fireEvent(window, new Event('pagehide'));
  cleanup();

  const again = open();
  expect(valuesOf(again)).toEqual(['two', 'FRAUD', 'It asks for money.']);
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  cleanup();
  expect(valuesOf(open())).toEqual(['one', 'SPAM', '']);
});

test('a report that is sent goes to its list, and is not kept', async () => {
  const input = { reason: 'FRAUD', details: 'It asks for money.' };
  const screen = open([
    {
      request: { query: ReportListDocument, variables: { token: 'two', input } },
      result: { data: { reportList: true } },
    },
  ]);
  await type(screen);
  await userEvent.click(screen.getByRole('button', { name: 'Send Report' }));
  expect(await screen.findByText('Thank you. We’ll take a look at the list.')).toBeDefined();
  fireEvent(window, new Event('pagehide'));

  expect({ ...sessionStorage }).toEqual({});
});
