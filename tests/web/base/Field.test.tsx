// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from '../../../web/base/design/fields/Field.tsx';

afterEach(cleanup);

test.for([
  ['Text must be no more than 1000 characters long', 'Notes must be no more than 1000 characters long'],
  ['Title error: Text must be no more than 200 characters long', 'Notes must be no more than 200 characters long'],
  ['Text contains invalid content', 'Notes contains invalid content'],
  ['Please enter a valid date', 'Please enter a valid date'],
] as const)('a field goes by the name above it in what is wrong: %s', ([problem, shown]) => {
  render(<Field label="Notes" problem={problem} />);

  expect(screen.getByText(shown)).toBeDefined();
});

test('what helps to fill in a field gives way to what is wrong with it, and comes back', () => {
  const hint = 'At least 8 characters.';
  const problem = 'Password must be at least 8 characters';
  const saidOf = () =>
    document.getElementById(screen.getByLabelText('Password').getAttribute('aria-describedby') ?? '');
  const { rerender } = render(<Field label="Password" hint={hint} problem={problem} />);
  expect(saidOf()?.textContent).toBe(problem);
  expect(screen.queryByText(hint)).toBeNull();

  rerender(<Field label="Password" hint={hint} />);

  expect(saidOf()?.textContent).toBe(hint);
  expect(screen.queryByText(problem)).toBeNull();
});
