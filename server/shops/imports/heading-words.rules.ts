/** Numbers with decimals that are no money. */
const OF_RATING =
  /rating|score|stars?\b|average|weight|bewertung|gewicht|durchschnitt|\bnote\b|poids|puntuaci|valoraci|peso|valutazione|voto|beoordeling|avaliaç|ocena|waga|betyg|vikt|評価|重量|تقييم|الوزن/iu;

export function isOfRating(heading: string): boolean {
  return OF_RATING.test(heading);
}

/** Above remarks on whether a thing may be used. */
const OF_CONDITION =
  /second.?hand|pre.?owned|\bused\b|condition|gebraucht|zustand|d['’]occasion|\bétat\b|segunda mano|\bestado\b|usad[oa]|\busat[oi]\b|tweedehands|staat|używan|\bstan\b|begagna|\bskick\b|中古|状態|مستعمل|الحالة/iu;

export function isOfCondition(heading: string): boolean {
  return OF_CONDITION.test(heading);
}

/** Beside a title, what stands below it. */
const OF_TEXT =
  /^\s{0,9}(?:content|text|body|inhalt|contenu|contenido|contenuto|inhoud|conteúdo|treść|innehåll)\s{0,9}$/iu;

export function isTextWord(heading: string): boolean {
  return OF_TEXT.test(heading);
}

/** "Title" says more than "Folder name". */
export function isNameWord(cell: string): boolean {
  return /^\s{0,9}(?:title|name|item|task|product|titel|titre|título|titolo|tytuł|タイトル|العنوان)\s{0,9}$/iu.test(
    cell,
  );
}

/** Fewer words are no keys. */
const FEWEST_KEYS = 5;

/** Keys of a program's data above rows that are mostly numbers: "objectname", "numplays" and "rank". */
export function areKeys(first: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const numbered = first.filter((_key, index) =>
    rows.every((row) => /^-?\d[\d.,:/-]{0,30}$/.test(row[index] ?? '')),
  ).length;
  return (
    rows.length > 0 &&
    first.length >= FEWEST_KEYS &&
    first.every((cell) => /^[a-z]\w{1,40}$/i.test(cell)) &&
    numbered * 2 >= first.length
  );
}

/** The word at the end of a key without spaces. */
const KEY_END = /[a-z](?<end>names?|titles?|comments?|notes?|description)$/i;

export function endOfKey(key: string): string {
  return KEY_END.exec(key)?.groups?.end ?? '';
}

/** How often something was said or hung beside a thing: no number of things. */
const OF_TALK =
  /comment|kommentar|commentaire|comentario|comentário|commento|opmerking|komentarz|コメント|تعليق|attachment|anhäng|pièces? jointe|adjunto|allegat|bijlage|anexo|załącznik|bilag|添付|مرفق|vote|stimme|checklist|checkliste|subtask/iu;
const COUNT = /count|total|completed|number|anzahl|zahl|nombre|número|numero|aantal|liczba|antal|数|عدد/iu;

export function isCountOfTalk(heading: string): boolean {
  return OF_TALK.test(heading) && COUNT.test(heading);
}
