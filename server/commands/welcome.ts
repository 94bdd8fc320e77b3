import { styleText } from 'node:util';
import { DEMO_TOKENS } from '../lists/seeds/demo-lists.rules.ts';

interface Welcome {
  address: string;
  /** The address of the outbox; null where mails are really sent. */
  outbox: string | null;
  /** Accounts to sign in with at once, and a list to buy from. */
  development?: {
    password: string;
    people: readonly { email: string; about: string }[];
    lists: readonly { shareToken: string; about: string }[];
  };
}

export function welcome({ address, outbox, development }: Welcome): string {
  const lists = (tokens: string[][]) => tokens.map(([token, about]) => line(`${address}/shared/${token}`, about));
  const sections: [string, string[]][] = development
    ? [
        [
          'Sign in',
          [
            ...development.people.map(({ email, about }) => line(email, about)),
            line(development.password, 'is everybody’s password'),
          ],
        ],
        ['Buy a gift', lists(development.lists.map(({ shareToken, about }) => [shareToken, about]))],
      ]
    : [
        [
          'Look around',
          lists([
            [DEMO_TOKENS.WISHLIST, 'a wishlist'],
            [DEMO_TOKENS.REGISTRY, 'a wedding registry'],
            [DEMO_TOKENS.SHOPPING, 'a shopping list'],
          ]),
        ],
        ['Run the site', ['Sign up, then in another terminal: npm run admin -- YOUR@EMAIL']],
      ];
  sections.push(['Playground', [line(`${address}/playground`, 'GraphQL, with examples')]]);
  if (outbox) sections.push(['Read mails', [line(outbox, 'they are kept: no mail server is set')]]);
  sections.push(['Stop', ['Ctrl+C']]);

  const described = sections.flatMap(([title, lines]) =>
    lines.map((text, place) => `  ${(place === 0 ? title : '').padEnd(14)}${text}`),
  );
  const heading = `  ${styleText('bold', 'Kindlist is at')} ${styleText(['bold', 'cyan'], address)}`;
  return ['', heading, '', ...described, ''].join('\n');
}

function line(what: string, about = ''): string {
  return `${what.padEnd(46)} ${styleText('dim', about)}`;
}
