import type { Message } from '../../server/base/languages/message.rules.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝħíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĦÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';

const GROWTH = 0.4;

const LETTERS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

export function madeUp(message: Message): Message {
  return typeof message === 'string' ? madeUpText(message) : (message.map(madeUpPart) as Message);
}

function madeUpPart(part: Exclude<Message, string>[number]): unknown {
  if (part === '#') return part;
  if (typeof part === 'string') return madeUpText(part);
  const [first, content, cases] = part as readonly [string | number, unknown?, Record<string, Message>?];
  if (typeof first === 'number') return [first, (content as Message[]).map((each) => madeUpPart(each as never))];
  if (!cases) return part;
  const made = Object.entries(cases).map(([key, branch]) => [key, key === 'offset' ? branch : madeUp(branch)]);
  return [first, content, Object.fromEntries(made)];
}

/** Each word grows by itself, so that lines break where they would. */
function madeUpText(text: string): string {
  return text.replaceAll(/[A-Za-z]+/g, (word) => {
    const accented = [...word].map((letter) => LETTERS.get(letter) ?? letter).join('');
    return accented + 'ö'.repeat(Math.round(word.length * GROWTH));
  });
}
