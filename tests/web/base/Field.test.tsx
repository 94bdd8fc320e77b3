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
