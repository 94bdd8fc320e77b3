// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listName } from '../../../../server/lists/lists/list.rules.ts';
import { CreateListScreen } from '../../../../web/lists/list-settings/CreateListScreen.tsx';
import { anAccount } from '../../an-account.ts';
import { openScreen } from '../../open-screen.tsx';

vi.mock('../../../../web/core/session/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', account: anAccount({ name: 'Clara Moss' }) }),
  session: { getState: () => ({ status: 'signedIn', leaveTo: '/signin' }) },
}));

beforeEach(() => sessionStorage.clear());

async function nameField() {
  const screen = openScreen(CreateListScreen, '*', '/lists/create', []);
  const field = screen.getByLabelText('Name');
  const said = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  const write = async (name: string) => {
    await userEvent.clear(field);
    if (name) await userEvent.click(field).then(() => userEvent.paste(name));
  };
  return { field, said, write };
}

test('tells how much room a name has left when little is, and what is too much while it is typed', async () => {
  const { field, said, write } = await nameField();
  await write('x'.repeat(39));
  expect(said()).toBeUndefined();
  await write(`  ${'x'.repeat(40)} `); // as the server counts: what stands around it is no part of it
  expect(said()).toBe('10 characters left');
  await write('é'.repeat(49).normalize('NFD'));
  expect(said()).toBe('1 character left');
  expect(field.getAttribute('aria-invalid')).toBeNull();

  await write('x'.repeat(53));

  expect(said()).toBe('At most 50 characters: 3 too many');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await write('x'.repeat(50));
  expect(said()).toBe('0 characters left');
});

test.for([
  ['Emma <b>turns</b> 12', '<b>'],
  ['<script>alert(1)</script> gifts', '<script>'],
  ['gifts javascript:alert(1)', 'javascript:'],
] as const)('in “%s” names what cannot stand in a name, as soon as it is there', async ([name, part]) => {
  const { said, write } = await nameField();
  await write(name);
  expect(said()).toBe(`Name contains invalid characters: “${part}”`);
  expect(listName.safeParse(name).success).toBe(false);
});

test('a sign that nobody sees is told, too, and a heart or an arrow is welcome', async () => {
  const { said, write } = await nameField();
  await write('Gifts\u0007 for Emma');
  expect(said()).toBe('Name contains invalid characters that can’t be seen. Type it again by hand.');
  await write('Emma <3 <new> & "old" -> ?');
  expect(said()).toBeUndefined();
});
