import { isDate } from './dates.rules.ts';
import { isDoneWord } from './done-words.rules.ts';
import { plainSigns } from './plain-signs.rules.ts';

/** "Yes", and what programs and people put in place of it in a column of what is done. */
const YES =
  /^(?:true|yes|y|yep|x{1,2}|v|√|✓|✔|☑|✅|☒|👍|🎉|●|○|◯|〇|◎|o|100 ?%|done|checked|complete|completed|slutför[dt]a?|closed|bought|purchased|ordered|archived|wahr|ja|j|erledigt|gekauft|bestellt|abgeschlossen|vrai|oui|o|fait|acheté|achetée|terminé|terminée|commandé|verdadero|sí|si|s|hecho|encargad[oa]|comprado|comprada|completado|completada|vero|sì|ordinat[oa]|fatto|comprato|comprata|completato|completata|preso|waar|gedaan|besteld|gekocht|voltooid|verdadeiro|sim|feito|encomendad[oa]|pedid[oa]|concluído|concluída|prawda|tak|t|zamówion[eya]|zrobione|kupione|kupiony|kupiona|zakończone|sant|sann|sand|beställ(?:d|t|da)|klart|köpt|köpta|slutfört|hotovo|pravda|ano|áno|koupeno|kúpené|zakoupeno|igaz|igen|i|megvan|megvéve|kész|tosi|kyllä|k|ostettu|tehty|doğru|evet|e|alındı|tamam|истина|да|куплено|готово|сделано|есть|истинно|так|є|зроблено|купено|da|adevărat|cumpărat|igaz|ναι|αληθές|예|네|참|완료|구매|구매완료|구매 완료|샀음|是|有|好|已买|已购|已購買|完成|はい|済|済み|完了|購入済み|注文済み?|購入済|買った|有り|あり|نعم|تم(?: (?:الشراء|الطلب))?|مكتملة|منجز|صح|כן|כולל|købt|kjøpt|klar|færdig|ferdig|igen)[.!]?$/iu;

/** Whether a cell says that a thing is done, in a column that is known to be of that: a mark, a word, or the day on which it was. */
export function isTickedCell(cell: string): boolean {
  const plain = cell.trim().replace(/[\ufe0e\ufe0f]/g, '');
  return YES.test(plain) || isDoneWord(plain) || isDate(plain);
}

/** Whether the column of a board is of what is done: "✅ Done", "Köpt!", "Déjà acheté". */
export function isOfDone(column: string): boolean {
  return isTickedCell(column.replace(/[^\p{L}\p{M}’' -]/gu, ' ').trim());
}

/** A box as programs draw it, and a mark that is nothing else. */
const MARK =
  /^(?:[✓✔☑✅√xXvV○◯〇●済]|済み|true|wahr|vrai|verdadero|vero|waar|verdadeiro|prawda|sant|sann|sand|tosi|doğru|pravda|igaz|истина|참)$/iu;
const NO_MARK =
  /^(?:☐|□|-|–|—|✗|✘|×|❌|no|nein|non|nee|não|nie|nej|false|falsch|faux|falso|onwaar|fałsz|falskt|falsk|usann|epätosi|ei|yanlış|hayır|nepravda|ne|hamis|nem|ложь|нет|ні|거짓|아니오|否|いいえ|未|لا)$/iu;

/** Words for what is still to be done. */
const OPEN =
  /^(?:to ?(?:buy|do|get)|todo|open|needed|needs ?action|pending|planned|not started|in progress|backlog|new|offen|neu|geplant|in arbeit|ausstehend|ouvert|en cours|en attente|abierto|pendiente|en curso|nuevo|aperto|in corso|in attesa|nieuw|nodig|bezig|aberto|pendente|em andamento|otwarte|do kupienia|w trakcie|öppen|pågår|未着手|進行中|قيد التنفيذ|جديد)$/iu;

/** In letters: two words that begin so are of one stem, as "buy" and "buying" are not. */
const STEM = 4;

/** Whether a cell says that a thing is not done, beside others that say that it is: "not bought" beside "bought", "未購入" beside "購入済み". */
export function isUnticked(cell: string, done: readonly string[]): boolean {
  if (NO_MARK.test(cell) || OPEN.test(cell)) return true;
  const words = cell.toLowerCase().split(/[^\p{L}]{1,9}/u);
  const stems = done.flatMap((one) => stemsOf(one.toLowerCase()));
  return stems.some((stem) => words.some((word) => word.includes(stem)));
}

function stemsOf(text: string): string[] {
  const [unspaced] = /\p{Script=Han}{2}/u.exec(text) ?? [];
  return [...text.split(/[^\p{L}]{1,9}/u).filter((word) => word.length > STEM), ...(unspaced ? [unspaced] : [])].map(
    (word) => word.slice(0, STEM),
  );
}

/** In rows: of fewer, nothing is a habit. */
const FEWEST = 2;

/**
 * Whether a column is of what is done although its heading says nothing of it: words for that and no others, or marks below a heading
 * that is a mark, or none.
 */
export function areTicks(cells: readonly string[], heading: string | null): boolean {
  const filled = cells.map((cell) => cell.trim().replace(/[\ufe0e\ufe0f]/g, '')).filter((cell) => cell !== '');
  const ticked = filled.filter((cell) => MARK.test(cell));
  const isBare = heading === null || !/\p{L}|\p{N}/u.test(heading);
  const areBoxes =
    filled.some((cell) => ticked.includes(cell)) && filled.every((cell) => MARK.test(cell) || NO_MARK.test(cell));
  if (cells.length < FEWEST || filled.length === 0) return false;
  if (areBoxes && (isBare || ticked.some((cell) => cell.length > 2))) return true;
  const done = filled.filter((cell) => isDoneWord(cell) && cell.length > 3 && !/^\p{N}/u.test(plainSigns(cell)));
  return done.length > 0 && filled.every((cell) => done.includes(cell) || NO_MARK.test(cell));
}

/** In values: what is done is said in a few words. */
const MOST_VALUES = 6;

/** "2 of 3" and "1/4": some of them. */
const IN_PART = /^\d{1,3}\s?(?:\/|\p{L}{1,5}|の)\s?\d{1,3}$/u;

/** "?" and "-" stand for nothing yet. */
const UNKNOWN = /^[?？؟–—-]{1,3}$/u;

/**
 * Whether a column says of each thing yes or no, whatever its heading is called: a word or mark for yes, and beside it few others of which
 * most say no, or a mark alone and mostly empty cells.
 */
export function areYesOrNo(cells: readonly string[]): boolean {
  const all = cells.map((cell) => cell.trim().replace(/[\ufe0e\ufe0f]/g, ''));
  const filled = all.filter((cell) => cell !== '');
  const values = new Set(filled.map((cell) => cell.toLowerCase()));
  const isYes = (cell: string) => isTickedCell(cell) && !isDate(cell);
  const yes = [...values].filter(isYes);
  if (cells.length <= FEWEST || yes.length === 0 || values.size > MOST_VALUES || filled.every(isDate)) return false;
  const isKnown = (cell: string) =>
    isYes(cell) || isUnticked(cell, yes) || IN_PART.test(plainSigns(cell)) || UNKNOWN.test(cell);
  const hasNo = filled.some((cell) => NO_MARK.test(cell)) || (values.size === 2 && yes.length === 1);
  const known = filled.filter(isKnown).length;
  if (hasNo) return values.size === 2 || known >= filled.length * MOSTLY;
  return known === filled.length && filled.length * 2 <= all.length + 1;
}

/** The share of the cells that say yes or no. */
const MOSTLY = 0.8;
