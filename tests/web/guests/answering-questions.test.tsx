// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anItem, openOwnersList } from '../lists/owners-list.tsx';

const question = (id: string, text: string, answer: string | null) => ({
  __typename: 'GiftQuestion',
  ...{ id, text, answer },
  askedAt: new Date().toISOString(),
});

test('an owner reads at a gift how many questions there are, answers one, and deletes another', async () => {
  let questions = [question('q1', 'Which size?', null), question('q2', 'Why?', 'Because')];
  const read = { ItemQuestions: () => ({ itemQuestions: questions }) };
  const items = [{ ...anItem('Shoes', 0), questionCount: 2 }, anItem('Kite', 1)];
  const { asked, answer } = await openOwnersList(items, {}, read);
  expect(screen.getAllByRole('button', { name: /question/ })).toHaveLength(1);

  await userEvent.click(screen.getByRole('button', { name: '2 questions: Shoes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Questions' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Your answer' }), '39');
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
  await waitFor(() =>
    expect(asked).toMatchObject([{ name: 'AnswerQuestion', variables: { questionId: 'q1', text: '39' } }]),
  );
  await answer({ data: { answerQuestion: { __typename: 'GiftQuestion', id: 'q1', answer: '39' } } });
  expect(await dialog.findByText('39')).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Delete the question: Why?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(asked[1]).toMatchObject({ name: 'DeleteQuestion', variables: { questionId: 'q2' } }));
  questions = [question('q1', 'Which size?', '39')];
  await answer({ data: { deleteQuestion: 'q2' } });

  await waitFor(() => expect(dialog.queryByText('Why?')).toBeNull());
});
