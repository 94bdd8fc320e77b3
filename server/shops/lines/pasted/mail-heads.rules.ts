/** "From: ", in any language. */
const HEAD_LINE = /^\p{L}[\p{L}\p{M} -]{0,24}\s?[:：]\s{0,9}\S/u;

/** "Susan <susan@example.com>": only heads of mails write an address so. */
const SENDER = /<[^\s<>@]{1,60}@[^\s<>@]{1,60}>/u;

/** "---------- Forwarded message ---------", in any language. */
const SENT_ON = /^[-–—_]{2,20}\s?\p{L}[\p{L}\p{M} ’'-]{3,40}\s?[-–—_:]{1,20}$/u;

/** In lines. */
const FEWEST = 2;

/**
 * Lines without those that programs write above a mail, also one that was sent on: words with a colon from line to line, with an
 * address among them or a line of dashes above, and a blank line below.
 */
export function withoutMailHeads(lines: readonly string[], leftOut: string[]): readonly string[] {
  const gone = new Set<number>();
  let isTop = true;
  for (let place = 0; place < lines.length; place++) {
    const line = (lines[place] ?? '').trim();
    if (line === '') continue;
    const isCut = SENT_ON.test(line);
    const from = isCut ? nextFilled(lines, place + 1) : place;
    const isBelowBlank = isTop || place === 0 || (lines[place - 1] ?? '').trim() === '';
    const end = isCut || isBelowBlank ? endOfHead(lines, from) : from;
    const head = lines.slice(from, end);
    isTop = false;
    if (head.length < FEWEST || !(isCut || head.some((one) => SENDER.test(one)))) continue;
    for (let index = isCut ? place : announcedAt(lines, place); index < end; index++) gone.add(index);
    place = end - 1;
  }
  if (gone.size === 0) return lines;
  leftOut.push(...[...gone].map((place) => (lines[place] ?? '').trim()).filter((line) => line !== ''));
  return lines.map((line, place) => (gone.has(place) ? '' : line));
}

function nextFilled(lines: readonly string[], from: number): number {
  const next = lines.findIndex((line, place) => place >= from && line.trim() !== '');
  return next < 0 ? lines.length : next;
}

/** The first place behind a head that is none of it; the same place where it ends with no blank line. */
function endOfHead(lines: readonly string[], from: number): number {
  let end = from;
  while (HEAD_LINE.test((lines[end] ?? '').trim())) end += 1;
  return (lines[end] ?? 'more').trim() === '' ? end : from;
}

/** "Begin forwarded message:" above it. */
function announcedAt(lines: readonly string[], place: number): number {
  const above = lines.slice(0, place).findLastIndex((line) => line.trim() !== '');
  return above >= 0 && place - above <= 2 && /[:：]$/u.test((lines[above] ?? '').trim()) ? above : place;
}
