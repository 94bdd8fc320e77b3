import { t } from '@lingui/core/macro';
import { InvalidInput } from '../../base/errors/errors.ts';

const problem = () => t`Many people use this password, so it’s easily guessed. Choose another one.`;

/** The commonest words in passwords that were made public, as in the first thousand of SecLists' 10-million-password-list. */
const WORDS = new Set(
  `abc abcd admin airborne alexander america american anderson angel arsenal asdf asdfasdf babygirl baseball batman
  benjamin bigdaddy brittany brooklyn butthead cardinal caroline carolina champion changeme charlie chelsea cherokee
  chevelle chicken christian cocacola colorado computer corvette courtney cowboys creative danielle darkness darkside
  december diamond dolphins dragon drowssap einstein electric elephant elizabeth explorer family football forever
  franklin freedom friends gateway guitar hello iloveyou infinity internet jennifer jessica jonathan jordan juventus
  kawasaki killer kimberly kindlist kristina lacrosse lasvegas letmein liverpool logitech login love lovelove loverboy
  loveyou marlboro marshall master maverick mercedes metallica michael michelle michigan midnight minecraft money monkey
  monster mountain motorola mustang nicholas nintendo november october pakistan paradise pass passport password passw0rd
  patricia patriots peekaboo platinum playboy pokemon poohbear predator princess qazwsx qwer qwert qwerty rainbow ranger
  samantha samsung scarface scotland secret security semperfi shadow simpsons slipknot snickers snowball soccer softball
  spiderman spitfire stargate startrek starwars steelers summer sunshine superman svetlana test testing thunder trustno
  user veronica victoria virginia vladimir warcraft welcome westside whatever wildcats williams winter wolfpack
  yankees zxcvbn`.split(/\s+/),
);

/** Rows of keyboards, the alphabet and numbers, in which fingers or thoughts just go on. */
const ROWS = [
  ...['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '147258369', '789456123'],
  ...[
    '1qaz2wsx3edc4rfv5tgb',
    '1qazxsw2',
    'zaq12wsx',
    'qazwsxedcrfv',
    'qweasdzxc',
    '1q2w3e4r5t6y7u8i',
    'q1w2e3r4t5y6u7i8',
  ],
  ...['1234qwer', '12345qwert', 'qwer1234', 'asdf1234', '1234554321', '12344321'],
];

/** Up to so many characters that are only repeated make no password longer. */
const LONGEST_REPEATED = 4;

/** Refuses a password that is among the first to be tried. Existing passwords open their accounts as before. */
export function refuseCommonPassword(password: string, field: 'password' | 'newPassword'): void {
  if (isCommon(password.normalize('NFKC').toLowerCase())) throw new InvalidInput({ [field]: [problem()] });
}

function isCommon(password: string): boolean {
  const word = password.replace(/[\d!?.*#$@_-]{1,128}$/, '');
  const backwards = [...password].reverse().join('');
  return (
    WORDS.has(word) || isRepeated(password) || ROWS.some((row) => row.includes(password) || row.includes(backwards))
  );
}

function isRepeated(password: string): boolean {
  const lengths = Array.from({ length: LONGEST_REPEATED }, (_, index) => index + 1);
  return lengths.some((length) => password.slice(length) === password.slice(0, -length));
}
