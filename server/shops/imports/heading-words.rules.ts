/** Numbers with decimals that are no money. */
const OF_RATING =
  /rating|score|stars?\b|average|weight|bewertung|gewicht|durchschnitt|\bnote\b|poids|puntuaci|valoraci|peso|valutazione|voto|beoordeling|avaliaç|ocena|waga|betyg|vikt|評価|重量|تقييم|الوزن/iu;

export function isOfRating(heading: string): boolean {
  return OF_RATING.test(heading);
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
