// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import {
  ResubscribeDocument,
  UnsubscribeDocument,
  UnsubscribeScreenDocument,
} from '../../../web/people/email/UnsubscribeScreen.generated.ts';
import { UnsubscribeScreen } from '../../../web/people/email/UnsubscribeScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const variables = { token: 'signed.token' };
const subscription = (isSubscribed: boolean) => ({ __typename: 'MailSubscription', kind: 'DIGEST', isSubscribed });
const asked = { request: { query: UnsubscribeScreenDocument, variables } };

const open = (...answers: object[]) =>
  openScreen(UnsubscribeScreen, '/unsubscribe/:token', '/unsubscribe/signed.token', answers as never);

test('mails are ended by a person who has the link, after a question, and brought back', async () => {
  const screen = open(
    { ...asked, result: { data: { mailSubscription: subscription(true) } } },
    { request: { query: UnsubscribeDocument, variables }, error: new TypeError('Failed to fetch') },
    { request: { query: UnsubscribeDocument, variables }, result: { data: { unsubscribe: subscription(false) } } },
    { request: { query: ResubscribeDocument, variables }, result: { data: { resubscribe: subscription(true) } } },
  );
  expect(await screen.findByText('You get digests of what happens on your lists by email.')).toBeDefined();
  expect(screen.getByText(/^This is about these emails only\./)).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('Network error. Please check your internet connection.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(
    await screen.findByText('You won’t get digests of what happens on your lists by email any more.'),
  ).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
  expect(await screen.findByText('You get digests of what happens on your lists by email.')).toBeDefined();
});

test('mails that were ended already are said to be', async () => {
  const screen = open({ ...asked, result: { data: { mailSubscription: subscription(false) } } });

  expect(await screen.findByText(/^You won’t get digests/)).toBeDefined();
});

test('a link that is none says so, and leads home', async () => {
  const words = 'This link isn’t complete. Please open it from the email again.';
  const problem = new GraphQLError(words, { extensions: { code: 'NOT_FOUND' } });
  const screen = open({ ...asked, result: { errors: [problem] } });

  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
});
