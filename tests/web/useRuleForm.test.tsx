// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { Button } from '../../web/design/Button.tsx';
import { Field } from '../../web/design/Field.tsx';
import { useRuleForm } from '../../web/form/useRuleForm.ts';

const letter = z.object({
  subject: z.string().min(1, { error: 'Subject is required' }),
  email: z.email({ error: 'Please enter a valid email address' }),
});

function LetterForm({ send }: { send: (input: z.output<typeof letter>) => Promise<void> }) {
  const form = useRuleForm(letter, { subject: '', email: '' });
  const submit = form.handleSubmit((input) => send(input).catch(form.showProblems));
  return (
    <form onSubmit={submit} noValidate>
      <Field label="Subject" {...form.field('subject')} />
      <Field label="Email" {...form.field('email')} />
      <Button type="submit">Send</Button>
    </form>
  );
}

function open(send: (input: z.output<typeof letter>) => Promise<void>) {
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
