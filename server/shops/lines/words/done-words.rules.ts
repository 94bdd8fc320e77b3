/** Words that people write behind a thing when it is done or there, in each language. */
const DONE = new Set(
  [
    'ok,done,got it,got this,got,have it,have,already have,already got,already bought,already have it,we have,we have it,bought,purchased,packed,in cart,in the cart,checked',
    'erledigt,gekauft,besorgt,gepackt,eingepackt,hab ich,habe ich,hab ich schon,habe ich schon,haben wir,haben wir schon,schon da,schon gekauft,schon besorgt,vorhanden,abgehakt',
    'fait,faite,acheté,achetée,achetés,achetées,pris,prise,déjà pris,déjà acheté,déjà fait,déjà là,on l’a,on a déjà,c’est bon,c’est fait,j’ai',
    'hecho,comprado,comprada,comprados,compradas,ya está,ya tengo,ya lo tengo,ya la tengo,ya comprado,lo tengo,la tengo,tenemos',
    'fatto,fatta,preso,presa,presi,prese,già preso,già presa,già comprato,già fatto,comprato,comprata,comprati,comprate,ce l’ho,ce l’abbiamo',
    'gedaan,gekocht,ingepakt,heb ik,heb ik al,hebben we,hebben we al,al gekocht,al in huis',
    'feito,feita,comprado,comprada,já tenho,já temos,já comprei,já tem,tenho',
    'zrobione,kupione,kupiony,kupiona,spakowane,mam,mamy,już mam,już jest,już kupione,jest',
    'klart,köpt,fixat,packat,finns,har,har redan,redan köpt,finns hemma',
    'købt,kjøpt,pakket,har allerede,har',
    'куплено,купил,купила,купили,сделано,взял,взяла,взяли,уже есть,есть',
    'koupeno,hotovo,máme,mám,alındı,tamam,satın alındı,ostettu,hankittu,megvan,megvéve,kúpené,cumpărat,зроблено,вже є,구매완료,구매 완료,已购买,已买',
    '購入済み,購入済,買った,済み,済',
    'تم,تم الشراء,موجود,اشتريت',
  ].flatMap((row) => row.split(',')),
);

/** Whether a text is one of these words and nothing else. */
export function isDoneWord(text: string): boolean {
  return DONE.has(
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .replace(/[.!]{1,3}$/, '')
      .trim(),
  );
}

/** "milk - done" and "milk (got it)". */
const BEHIND =
  /(?<=[\p{L}\p{N})%]) {1,5}(?:[-–—:] {0,5}(?<said>[\p{L}\p{M}’' ]{1,20})|[(（](?<aside>[\p{L}\p{M}’' ]{1,20})[)）])[!. ]{0,3}$/u;

/** "book 17,99 bought" and "fox BOUGHT": behind a price, and in capitals behind small letters. */
const BEHIND_PRICE = /(?<=\d[.,]\d{2}|\p{Sc}) {1,3}(?<said>\p{L}[\p{L}\p{M}’' ]{3,20})[!. ]{0,3}$/u;
const IN_CAPITALS = /(?<=\p{Ll}[^\p{Lu}]{0,50}[\p{L}\p{N})%.]) {1,3}(?<said>\p{Lu}{4,16})[!. ]{0,3}$/u;

/** In characters, from the end. */
const LONGEST = 60;

/** Such words that may as well say how a thing is: "Shirt - checked", "tuna (packed)", "Fish - Har". */
const VAGUE = new Set(
  'ok,got,have,packed,checked,vorhanden,fait,faite,pris,prise,prese,preso,presa,tenho,tengo,jest,mam,mamy,har,finns,packat,pakket,взял,mám,máme,tamam,済,تم,موجود'.split(
    ',',
  ),
);

/** In lines: of fewer, two that end alike show no habit. */
const FEWEST_LINES = 3;
const FEWEST_ALIKE = 2;

interface Done {
  /** The line without the words. */
  text: string;
  /** The words, where they are not sure to mean this. */
  vague?: string;
}

/**
 * Tells the lines of a text that have such words at their end; null for others. Vague words count only beside sure ones, or where
 * several lines end in the same one, and others do not.
 */
export function doneIn(lines: readonly string[]): (line: string) => Done | null {
  const said = lines.map((line) => behind(line)?.said);
  const isAnySure = said.some((words) => words !== undefined && !VAGUE.has(words));
  const isMeant = (words: string) => {
    const alike = said.filter((other) => other === words).length;
    return isAnySure || (lines.length >= FEWEST_LINES && alike >= FEWEST_ALIKE && alike < lines.length);
  };
  const meant = new Set(said.filter((words) => words !== undefined && isMeant(words)));
  return (line) => {
    const found = behind(line);
    if (!found || (VAGUE.has(found.said) && !meant.has(found.said))) return null;
    return { text: found.text, ...(VAGUE.has(found.said) && { vague: found.written }) };
  };
}

function behind(line: string): { text: string; said: string; written: string } | null {
  const end = line.slice(-LONGEST);
  const match = BEHIND.exec(end) ?? sureMatch(end, BEHIND_PRICE) ?? sureMatch(end, IN_CAPITALS);
  const written = match?.groups?.said ?? match?.groups?.aside ?? '';
  const said = written.toLowerCase().replaceAll("'", '’').trim();
  if (!match || !DONE.has(said)) return null;
  return { text: line.slice(0, line.length - match[0].length).trimEnd(), said, written: written.trim() };
}

/** Without a sign before them the words count only if they can mean nothing else. */
function sureMatch(end: string, pattern: RegExp): RegExpExecArray | null {
  const match = pattern.exec(end);
  const said = match?.groups?.said?.toLowerCase() ?? '';
  return DONE.has(said) && !VAGUE.has(said) ? match : null;
}
