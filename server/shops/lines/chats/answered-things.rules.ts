import { plainSigns } from '../words/plain-signs.rules.ts';
import { amountSaid, furtherThings, isAskedBack, PLEASE_LAST } from './chat-answers.rules.ts';
import { isCorrection, otherAmount, takenBack, withCorrection } from './corrections.rules.ts';

/** Begins a message that may say something of the things before it, and names none. Nobody can type or see it. */
const ASIDE = '\u2064';

export function asAside(message: string): string {
  return `${ASIDE}${message}`;
}

/** In words, of an answer to "which ones?". */
const LONGEST_WHICH = 6;

/** Words with which one of several is meant: "the big black ones", "die großen". */
const DEFINITE =
  /^(?:the|this|that|those|these|der|die|das|den|dem|diese[nrs]?|les?|la|celui|celle|ceux|celles|el|los|las|ese|esa|esos|esas|il|lo|i|gli|quell[oaie]|de|het|die|dat|os?|as|ten|ta|te|den|det|dem)\s\p{L}/iu;

/**
 * Messages with what somebody said of the thing before: how many and which one, when asked, and what is corrected. Questions go to those
 * left out, and so do numbers that nobody asked for.
 */
export function withAnswers(messages: readonly string[], leftOut: string[]): string[] {
  const things: string[] = [];
  let isAsked = false;
  for (const written of messages) {
    const isAside = written.startsWith(ASIDE);
    const message = isAside ? written.slice(ASIDE.length) : written;
    const other = otherAmount(things, message);
    const back = other ? -1 : takenBack(things, message);
    if (other) things[other.place] = other.thing;
    if (back >= 0) leftOut.push(...things.splice(back, 1).map((one) => one.trim()));
    if (other || back >= 0) {
      leftOut.push(message.trim());
      isAsked = false;
      continue;
    }
    const amount = amountSaid(message);
    const thing = things.at(-1)?.trim() ?? '';
    if (isAskedBack(message)) {
      leftOut.push(message.trim());
      isAsked = true;
    } else if (amount !== null && isAsked && thing !== '' && !/[\d,;:]/u.test(plainSigns(thing))) {
      leftOut.push(...(PLEASE_LAST.exec(message.trim())?.[0].match(/\p{L}.*/u) ?? []));
      things[things.length - 1] = `${amount} ${thing}`;
      isAsked = false;
    } else if (amount !== null && (isAsked || /^\P{L}{1,9}$/u.test(message.trim()))) {
      leftOut.push(message.trim());
      isAsked = false;
    } else if (amount !== null && thing !== '' && !/\d/u.test(plainSigns(thing)))
      things[things.length - 1] = `${amount} ${thing}`;
    else if (isAsked && thing !== '' && isWhich(message.trim())) {
      things[things.length - 1] = `${thing} (${message.trim()})`;
      isAsked = false;
    } else if (isCorrection(message)) withCorrection(things, message, leftOut);
    else if (isAside) leftOut.push(message.trim());
    else {
      things.push(message);
      if (message.trim() !== '') isAsked = false;
    }
  }
  return things;
}

/** A few words that answer which one is meant. */
function isWhich(message: string): boolean {
  return (
    DEFINITE.test(message) &&
    !/[()[\],;:\t\d]|https?:/iu.test(message) &&
    message.split(/\s+/, LONGEST_WHICH + 1).length <= LONGEST_WHICH &&
    furtherThings(message) === null
  );
}
