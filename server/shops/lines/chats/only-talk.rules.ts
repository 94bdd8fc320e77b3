import { linksIn } from '../links.rules.ts';
import { isSmallTalk } from '../small-talk.rules.ts';
import { isHeadCount, isShareOfEach, isTimeInWords } from '../words/head-counts.rules.ts';
import { isHadAlready } from '../words/remark-words.rules.ts';
import { isWhen } from '../words/times-and-places.rules.ts';

/** In characters: a longer message says something else as well. */
const LONGEST = 90;

/** A clause that says something, and one behind it. */
const TWO = /^(?<first>[^,.!?]{2,40})[,.!?]\s{1,3}(?<rest>\S.{2,60})$/u;

/** Whether a message says how many come, what each pays, when, or that somebody has a thing, and names none to get. */
export function isOnlyTalk(message: string): boolean {
  const said = message.trim();
  if (said === '' || said.length > LONGEST || linksIn(said).length > 0) return false;
  if (isHeadCount(said) || isShareOfEach(said) || isTimeInWords(said)) return true;
  const { first = '', rest = '' } = TWO.exec(said)?.groups ?? {};
  if (rest !== '' && isSmallTalk(first) && (isWhen(rest) || isTimeInWords(rest))) return true;
  return isHadAlone(said);
}

/** In words, of somebody who has it. */
const MOST_OF_HAD = 6;

function isHadAlone(said: string): boolean {
  return (
    isHadAlready(said) && !/[,;:\d]|[.!?]\s/u.test(said) && said.split(/\s+/, MOST_OF_HAD + 1).length <= MOST_OF_HAD
  );
}
