import { askedThings, isChatTalk, withThingsAsked } from '../asked-things.rules.ts';
import { furtherThings } from '../chats/chat-answers.rules.ts';
import { withoutMark } from '../marks.rules.ts';
import { isTitled } from '../said-lines.rules.ts';
import { withBoxedHeadings } from './boxed-lists.rules.ts';
import { withProseRead } from './prose.rules.ts';

/** Fewer lines above it are no list to which somebody added. */
const FEWEST_ABOVE = 3;

/** Lines with the things on a line each that somebody asks for in words: in a letter, in a message, or below a list. */
export function withThingsInWords(
  lines: readonly string[],
  leftOut: string[],
  torn: Map<string, string>,
): readonly string[] {
  const headed = withBoxedHeadings(lines, leftOut);
  return withThingsBelow(withThingsAsked(withProseRead(headed, leftOut), leftOut, torn), leftOut, torn);
}

/** A list with the things of a line that somebody added below it, in words: "please get butter and cheese", "oh and olives". */
function withThingsBelow(lines: readonly string[], leftOut: string[], torn: Map<string, string>): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const line = (lines[last] ?? '').trim();
  const above = lines.slice(0, last).filter((one) => one.trim() !== '');
  const before = above.at(-1) ?? '';
  const isMarked = (one: string) => withoutMark(one) !== one.trim();
  const isApart = (lines[last - 1] ?? '').trim() === '' || (isMarked(before) && !isMarked(line));
  if (above.length < FEWEST_ABOVE || !isApart || /[:：\t|]/.test(line) || isMarked(line)) return lines;
  const asked = askedThings(line);
  const further = asked ? null : furtherThings(line);
  const things = asked?.things ?? (further && !further.things.some(isChatTalk) ? further.things : null);
  if (!things || isTitled(line)) return lines;
  leftOut.push(...(asked?.leftOut ?? [further?.opening ?? '']));
  const [thing, ...others] = things;
  if (thing !== undefined && others.length === 0) torn.set(thing, line);
  const mark = MARK.exec(before)?.[0] ?? '';
  return [...lines.slice(0, last), ...things.map((one) => mark + one), ...lines.slice(last + 1)];
}

/** The things that somebody adds are of the list, with its marks. */
const MARK = /^\s{0,9}[-*•–·+]\s/u;
