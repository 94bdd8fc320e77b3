import { plainSigns } from './plain-signs.rules.ts';

/** A sum at the end of a row, in a column of its own, and the letter of its tax behind it. */
const SUM =
  /(?:\s{2,20}|\t\s{0,9}|\s(?=[A-Z]{3}\s|\p{Sc}))(?:[A-Z]{3}\s{0,9}|\p{Sc}\s?)?\d{1,3}(?:[.,’' ]?\d{3}){0,2}[.,]\d{2}(?:\s?(?:\p{Sc}|EUR|zł|Kč|kr))?(?<tax>\s{1,5}(?:[A-Z]{1,2}|[*#%\d]))?$/u;

/** The same in a currency without parts. */
const WHOLE_SUM =
  /(?:\s{1,20}|\t)(?:¥\s?\d{1,3}(?:,?\d{3}){0,2}|\d{1,3}(?:,?\d{3}){0,2}円)(?<tax>\s{0,5}[※*内外軽])?$/u;

/** In characters, from the end: no sum is longer. */
const LONGEST_SUM = 60;

/** Begins the row of the sum, in each language of the product. */
const TOTAL =
  /^\W{0,3}(?:(?:grand |sub-?)?total|balance|amount due|(?:zwischen)?summe|gesamt(?:betrag|summe)?|zu zahlen|endbetrag|à payer|montant|net à payer|sous-total|importe|importo|totale|subtotale|totaal|subtotaal|te betalen|valor a pagar|razem|suma|do zapłaty|summa|totalt|att betala|delsumma|合計|小計|お?会計|المجموع|ال[إا]جمالي|[إا]جمالي)(?![\p{L}\p{M}])/iu;

/** Fewer rows with prices make no receipt. */
const FEWEST_PRICED = 2;

/** Words of a line that tells how it was paid and taxed, or where. */
const PRINTED =
  /[\d%]|visa|master|maestro|girocard|cart[aeão]|kart[ea]|card|cash|kontant|gotówk|contant|efectivo|dinheiro|espèces|contanti|barzahlung|\bbar\b|mwst|\bust\b|\btva\b|\biva\b|\bbtw\b|\bmoms\b|\bvat\b|\btax\b|gst|thank|merci|danke|dank je|grazie|gracias|obrigad|dziękuj|tack|rückgeld|wechselgeld|change|rendu|cambio|resto|troco|reszta|wisselgeld|växel|gegeben|beleg|receipt|ticket|kassa|kasse|お預り|お釣り|ありがとう|شكر/iu;

/** In characters, of a line. */
const LONGEST_PRINTED = 80;

/** A receipt without the shop above the things, and without the sum and all that stands below it. */
export function withoutReceiptMarks(lines: readonly string[]): string[] {
  const rows = lines.map(rowOf);
  const total = lines.findIndex(
    (line, index) => rows[index] !== null && TOTAL.test(plainSigns(line.trim().slice(0, LONGEST_SUM))),
  );
  const first = rows.findIndex((row) => row !== null);
  const priced = rows.slice(0, Math.max(0, total)).filter((row) => row !== null).length;
  if (priced < FEWEST_PRICED || total < 0 || !lines.slice(total + 1).every(isPrinted)) return [...lines];
  const above = lines.slice(0, first);
  const start = above.every((line) => !isPrinted(line)) ? 0 : first;
  return lines.slice(start, total).map((line, index) => rows[start + index] ?? line);
}

/** Nothing that somebody would write below a sum of their own, as "Batteries". */
function isPrinted(line: string): boolean {
  const text = line.trim().slice(0, LONGEST_PRINTED);
  return text === '' || PRINTED.test(text) || (/\p{Lu}/u.test(text) && text === text.toUpperCase());
}

function rowOf(line: string): string | null {
  const row = line.trim();
  const end = plainSigns(row.slice(-LONGEST_SUM));
  const match = SUM.exec(end) ?? WHOLE_SUM.exec(end);
  if (!match || !/[^\s\d]/.test(row.slice(0, row.length - end.length + match.index))) return null;
  return row.slice(0, row.length - (match.groups?.tax?.length ?? 0));
}
