// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { knownSite, setSite } from '../../../web/base/page/site.ts';
import { DrawScreenDocument } from '../../../web/people/draws/DrawScreen.generated.ts';
import { DrawScreen } from '../../../web/people/draws/DrawScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const participant = (id: string, name: string) => ({
  __typename: 'DrawParticipant',
  id,
  name,
  email: `${id}@example.test`,
  isConfirmed: true,
  isOwn: false,
  memberId: null,
});

const draw = {
  __typename: 'Draw',
  id: 'd1',
  name: 'Secret Santa',
  day: '2999-12-24',
  note: null,
  isDrawn: false,
  circleId: null,
  problem: null,
  budget: null,
  participants: ['Ann', 'Bob', 'Cleo'].map((name, index) => participant(`p${index}`, name)),
  exclusions: [],
};

function open(isDrawn: boolean, mailEnabled: boolean) {
  const site = knownSite();
  onTestFinished(() => setSite(site));
  setSite({ ...site, mailEnabled });
  return openScreen(DrawScreen, '/draws/:drawId', '/draws/d1', [
    {
      request: { query: DrawScreenDocument, variables: { id: 'd1' } },
      result: { data: { draw: { ...draw, isDrawn }, drawParts: [] } },
    },
  ]);
}

const said = () => document.body.textContent?.replace('This site sends no emails', '');
const PROMISES = /by email|an email|in the email|told whom/;

test.for([
  [true, 'Everybody gets an email that says whom they give to.', 'Everybody who takes part is told by email.'],
  [false, 'Everybody with an account finds whom they give to', 'so please tell everybody yourself.'],
] as const)(
  'where mails are sent (%s) its questions say who is told, and promise no other mail',
  async ([mailEnabled, drawing, ending]) => {
    const screen = open(false, mailEnabled);

    await userEvent.click(await screen.findByRole('button', { name: 'Draw the names' }));
    expect(screen.getByRole('alertdialog').textContent).toContain(drawing);
    expect(PROMISES.test(said() ?? '')).toBe(mailEnabled);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Call the draw off' }));
    expect(screen.getByRole('alertdialog').textContent).toContain(ending);
    expect(PROMISES.test(said() ?? '')).toBe(mailEnabled);
  },
);

test('without mails a draw that is over says that names are drawn, and not that anybody was told', async () => {
  const screen = open(true, false);

  expect(await screen.findByText('The names are drawn. Nobody can look, not even you.')).toBeTruthy();
  expect(said()).not.toMatch(PROMISES);
});
