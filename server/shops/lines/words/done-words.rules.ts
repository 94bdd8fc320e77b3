/** Words that people write behind a thing when it is done or there, in each language. */
const DONE = [
  'done|got it|got this|got|have it|have|already (?:have|got|bought)(?: it)?|we have(?: it)?|bought|purchased|packed|in (?:the )?cart|checked',
  'erledigt|gekauft|besorgt|gepackt|eingepackt|hab(?:e)? ich(?: schon)?|haben wir(?: schon)?|schon (?:da|gekauft|besorgt)|vorhanden|abgehakt',
  "fait|faite|acheté[es]{0,2}|pris|prise|déjà (?:pris|acheté|fait|là)|on (?:l[’']a|a déjà)|c[’']est (?:bon|fait)|j[’']ai",
  'hecho|hecha|comprad[oa]s?|ya (?:está|tengo|lo tengo|la tengo|comprado)|tenemos',
  "fatto|fatta|pres[oaie]|già (?:pres[oaie]|comprat[oaie]|fatto)|comprat[oaie]|ce l[’']ho|ce l[’']abbiamo",
  'gedaan|gekocht|ingepakt|heb ik(?: al)?|hebben we(?: al)?|al (?:gekocht|in huis)',
  'feit[oa]|comprad[oa]s?|já (?:tenho|temos|comprei|tem)|tenho',
  'zrobione|kupion[eya]|spakowane|mam|mamy|już (?:mam|jest|kupione)|jest',
  'klart|köpt|fixat|packat|finns|har(?: redan)?|redan köpt',
  'købt|kjøpt|pakket|har(?: allerede)?',
  'куплено|купил[аи]?|готово|сделано|взял[аи]?|уже есть|есть',
  '購入済み?|買った|済み?',
  'تم|تم الشراء|موجود|اشتريت',
].join('|');

/** "milk - done" and "milk (got it)"; "ok" says the same. */
const BEHIND = new RegExp(
  String.raw`(?<=[\p{L}\p{N})%]) {1,5}(?:[-–—:] {0,5}(?:${DONE}|ok)|[(（](?:${DONE}|ok)[)）])[!. ]{0,3}$`,
  'iu',
);

/** A line without such words at its end; null where there are none. */
export function withoutDone(text: string): string | null {
  const match = BEHIND.exec(text.slice(-LONGEST));
  return match ? text.slice(0, text.length - match[0].length).trimEnd() : null;
}

/** In characters, from the end. */
const LONGEST = 60;
