/** As in "Who buys?" and "Qui achète ?". */
const ASKED =
  /^(?:who(?:['’]s| is)? (?:buys?|buying|gives?|giving|gets?|getting|brings?|pays?|got it)|wer (?:kauft|schenkt|besorgt|bringt|übernimmt|zahlt)|qui (?:achète|offre|apporte|prend|paie|s['’]en charge)|quién (?:compra|regala|trae|paga)|chi (?:compra|regala|porta|paga)|wie (?:koopt|geeft|brengt|betaalt|neemt)|quem (?:compra|dá|traz|paga|oferece)|kto (?:kupuje|daje|przynosi|płaci)|vem (?:köper|ger|tar med|betalar)|誰が(?:買う|贈る)|من (?:يشتري|يهدي))(?![\p{L}\p{N}])/iu;

/** As in "Purchased By" and "Gekauft von". */
const SAID =
  /^(?:(?:purchased|bought|given|gifted|reserved|claimed|taken|promised|contributed) by|(?:from|by) whom|givers?|gift givers?|gifters?|buyers?|purchasers?|(?:purchaser|buyer|giver)['’]?s? name|von wem|(?:gekauft|geschenkt|besorgt|reserviert|übernommen) von|käufer(?:in)?|schenkende[rn]?|(?:acheté|offert|réservé|pris) par|acheteur|(?:comprado|regalado|reservado) por|comprador|(?:comprato|regalato|prenotato) da|acquirente|(?:gekocht|gegeven|gereserveerd) door|koper|gever|(?:comprado|oferecido|reservado) por|kupione przez|kupujący|(?:köpt|köps|given|reserverad) av|köpare|購入者|贈り主|المشتري)$/iu;

/** Whether a heading stands above the names of those who give the things. */
export function isOfGivers(written: string): boolean {
  const heading = written
    .slice(0, 60)
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .replace(/\s?[?？؟:]{1,3}$/, '');
  return ASKED.test(heading) || SAID.test(heading);
}

/** Says that nobody gives it. */
const NOBODY =
  /^(?:no(?:body| one)?|none|free|open|available|tbd|niemand|keiner|frei|offen|noch frei|personne|libre|disponible|nadie|nessuno|libero|vrij|ninguém|livre|nikt|wolne|ingen|ledig|なし|未定|لا أحد)$/iu;

/** The name in a cell below such a heading: null where nobody gives the thing, and "" where somebody without a name does. */
export function giverIn(cell: string, isTick: (text: string) => boolean): string | null {
  const name = cell.replace(/\s+/g, ' ').trim();
  if (name === '' || NOBODY.test(name)) return null;
  if (isTick(name)) return '';
  return /\p{L}/u.test(name) ? name : null;
}
