// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { Button } from '../../../web/base/design/Button.tsx';
import { Field } from '../../../web/base/design/fields/Field.tsx';
import { SaveProblem } from '../../../web/core/form/SaveProblem.tsx';
import { useRuleForm } from '../../../web/core/form/useRuleForm.ts';

const letter = z.object({
  subject: z.string().min(1, { error: 'Subject is required' }),
  email: z.email({ error: 'Please enter a valid email address' }),
  stamp: z.string().optional(), // which this form does not show
  sentOn: z.string(),
});

type Send = (input: z.output<typeof letter>) => Promise<void>;

function LetterForm({ send }: { send: Send }) {
  const form = useRuleForm(letter, { subject: '', email: '', stamp: '', sentOn: '' });
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    setSending(true);
    await send(input).catch((error) => form.showProblems(error) || setProblem(error));
    setSending(false);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Field label="Subject" {...form.field('subject')} />
      <Field label="Email" {...form.field('email')} />
      <Field label="Sent on" type="date" {...form.field('sentOn')} />
      {problem !== null && <SaveProblem error={problem} otherwise="The letter was not sent." />}
      <Button type="submit" working={isSending}>
        Send
      </Button>
    </form>
  );
}

function open(send: Send) {
  onTestFinished(cleanup);
  render(<LetterForm send={send} />);
  return userEvent.setup();
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('says under each field what the rule finds wrong, and goes to the first of them', async () => {
  const user = open(() => Promise.reject(new Error('must not be sent')));

  await user.click(screen.getByRole('button', { name: 'Send' }));

  await screen.findByText('Please enter a valid email address');
  const message = document.getElementById(field('Subject').getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Subject is required');
  expect(document.activeElement).toBe(field('Subject'));
});

test('puts what the server finds wrong under its field, and keeps what was typed', async () => {
  const fields = { email: ['An account with this email already exists.'] };
  const refusal = { message: 'Invalid', extensions: { code: 'BAD_USER_INPUT', fields } };
  const user = open(() => Promise.reject(new CombinedGraphQLErrors({ errors: [refusal] })));
  await user.type(field('Subject'), 'Hello');
  await user.type(field('Email'), 'ann@example.test');

  await user.click(screen.getByRole('button', { name: 'Send' }));

  await screen.findByText('An account with this email already exists.');
  expect(document.activeElement).toBe(field('Email'));
  expect([field('Subject').value, field('Email').value]).toEqual(['Hello', 'ann@example.test']);
});

async function fillIn(user: ReturnType<typeof open>) {
  await user.type(field('Subject'), 'Hello');
  await user.type(field('Email'), 'ann@example.test');
}

test('is sent once, however often its button and Enter are pressed, and the button keeps the focus meanwhile', async () => {
  const { promise: answer, resolve: arrive } = Promise.withResolvers<void>();
  const send = vi.fn<Send>(() => answer);
  const user = open(send);
  await fillIn(user);
  const button = screen.getByRole('button', { name: 'Send' });

  await user.dblClick(button);
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await user.click(button);
  expect(document.activeElement).toBe(button);
  await user.type(field('Email'), '{Enter}');
  await user.click(button);
  arrive();

  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(document.activeElement).toBe(button);
  expect(send).toHaveBeenCalledTimes(1);
  await user.click(button);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('what no field is to blame for gets the focus, each time', async () => {
  const user = open(() => Promise.reject(new TypeError('Failed to fetch')));
  await fillIn(user);

  for (const _time of ['once', 'again']) {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  }

  expect(screen.getByRole('alert').textContent).toBe('The letter was not sent.');
  expect([field('Subject').value, field('Email').value]).toEqual(['Hello', 'ann@example.test']);
});

test('what is wrong with a field that is not shown is said all the same', async () => {
  const refusal = {
    message: 'The stamp is invalid',
    extensions: { code: 'BAD_USER_INPUT', fields: { stamp: ['No'] } },
  };
  const user = open(() => Promise.reject(new CombinedGraphQLErrors({ errors: [refusal] })));
  await fillIn(user);

  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect((await screen.findByRole('alert')).textContent).toBe('The stamp is invalid');
});

test('half a date is told, not lost', async () => {
  const send = vi.fn<Send>(async () => {});
  const user = open(send);
  await user.type(field('Subject'), 'Hello');
  await user.type(field('Email'), 'ann@example.test');
  const badInput = vi.spyOn(field('Sent on').validity, 'badInput', 'get').mockReturnValue(true); // jsdom knows none

  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please enter a valid date')).toBeTruthy();
  expect(document.activeElement).toBe(field('Sent on'));
  expect(send).not.toHaveBeenCalled();

  badInput.mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});
