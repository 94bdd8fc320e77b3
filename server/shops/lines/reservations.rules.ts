/**
 * "but only ripe ones" and "nur wenn im Angebot": says which of a thing is meant, or when, and names none. Languages whose word for
 * "but" may be a thing as well need another word behind it.
 */
const RESERVATION =
  /^(?:but|only (?:if|when|the|from|ripe|fresh|organic|in|on)|just (?:if|the)|unless|if (?:they|it|there|you)|not (?:the|too|from)|aber|jedoch|allerdings|nur\s\p{L}+|falls|außer|bloß|mais (?:pas|seulement|uniquement|sans|si|le|la|les|juste|bien|en|d['’]|de|du|un|une)|seulement|uniquement|sauf|pero|solo si|sólo si|solamente|excepto|ma (?:solo|non|senza|se|quelli|quelle|che|il|la|i|le|di)|soltanto|solo se|tranne|maar|alleen\s\p{L}+|behalve|tenzij|mas (?:só|não|sem|se|apenas|do|da|os|as|o|a)|somente|apenas|só se|exceto|ale|tylko\s\p{L}+|chyba że|men (?:bara|inte|endast|helst|kun|ikke)|bara om|endast|utom|kun hvis|но|только|лишь|если|لكن|ولكن|بس|فقط|إلا)(?![\p{L}\p{M}'’])/iu;

/** The same where no spaces part words. */
const UNSPACED = /^(?:ただし|但し|でも)/u;

/** Whether words behind a comma say which of the thing before it is meant, or when. */
export function isReservation(text: string): boolean {
  return RESERVATION.test(text.trim()) || UNSPACED.test(text.trim());
}

/** A comma, and what stands behind it up to the end. */
const BEHIND_COMMA = /[,،、，]\s{0,3}/gu;

/** In characters; nothing longer is a thing with a note. */
const LONGEST_LINE = 1_000;

/** A line parted before such words; null where it has none. */
export function splitReservation(line: string): { rest: string; note: string } | null {
  if (line.length > LONGEST_LINE) return null;
  for (const { index, 0: comma } of line.matchAll(BEHIND_COMMA)) {
    const note = line.slice(index + comma.length);
    if (index > 0 && isReservation(note)) return { rest: line.slice(0, index).trimEnd(), note: note.trim() };
  }
  return null;
}
