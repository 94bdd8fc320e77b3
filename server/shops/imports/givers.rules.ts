import { isShop } from '../lines/words/shops.rules.ts';

/** As in "Who buys?" and "Qui achète ?". */
const ASKED =
  /^(?:who(?:['’]s| is)? (?:buys?|buying|gives?|giving|gets?|getting|takes?|taking|brings?|pays?|got it)|wer (?:kauft|schenkt|besorgt|bringt|übernimmt|zahlt)|qui (?:(?:l['’]|le |la |les ))?(?:achète|offre|apporte|prend|paie|s['’]en charge)|quién (?:(?:lo|la|los|las) )?(?:compra|lleva|regala|trae|paga)|chi (?:(?:lo|la|li|le) )?(?:compra|prende|regala|porta|paga)|wie (?:koopt|geeft|brengt|betaalt|neemt)|quem (?:compra|dá|leva|traz|paga|oferece)|kto (?:kupuje|daje|przynosi|płaci)|vem (?:köper|ger|tar med|betalar)|誰が(?:買う|贈る)|من (?:يشتري|يهدي))(?![\p{L}\p{N}])/iu;

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

/** Says that nobody gives it, or not yet. */
const NOBODY =
  /^(?:not?|non|nein|nej|não|nie|nee|ikke|ei|none|no ?body|no one|nil|n\/?a|tb[acd]|free|open|available|unclaimed|unreserved|untaken|yet|still|maybe|pending|noch|niemand|keiner|keine|frei|offen|vielleicht|pas|aucun|personne|libre|disponible|encore|peut-être|nadie|ninguno|todavía|aún|quizás?|nessuno|ancora|libero|disponibile|forse|nog|vrij|misschien|beschikbaar|ninguém|ainda|livre|disponível|talvez|nikt|jeszcze|woln[yae]|może|ingen|ännu|ledig|kanske|なし|未定|まだ|未|لا|ليس|لم|متاح)(?![\p{L}])/iu;

/** Shops that sell anything, beside those of everyday things. */
const SHOPS =
  /^(?:amazon|target|walmart|ikea|etsy|ebay|zalando|otto|argos|costco|nordstrom|macy['’]?s|best ?buy|john lewis|bol|fnac|el corte inglés|online|.{1,40}\.(?:com|de|fr|es|it|nl|pl|se|jp|uk))(?:\.\w{2,3})?$/iu;

function namesNobody(cell: string): boolean {
  return NOBODY.test(cell.trim()) || /[?？؟]/u.test(cell) || !/[\p{L}\p{N}]/u.test(cell); // "Anna?" is nobody yet
}

/** The name in a cell below such a heading: null where nobody gives the thing, and "" where somebody without a name does. */
export function giverIn(cell: string, isTick: (text: string) => boolean): string | null {
  const name = cell.replace(/\s+/g, ' ').trim();
  if (name === '' || namesNobody(name) || /\d/u.test(name) || isShop(name) || SHOPS.test(name)) return null; // "Dec 20" is no name
  return isTick(name) ? '' : name;
}

/** Fewer cells that say the same may well be of one giver. */
const FEWEST_ALIKE = 4;

/** Whether the cells of a column are names of givers: most of them are, and not one and the same. */
export function areGivers(cells: readonly string[], isTick: (text: string) => boolean): boolean {
  const said = cells.filter((cell) => !namesNobody(cell));
  const names = said.flatMap((cell) => giverIn(cell, isTick) ?? []);
  const isOne = names.length >= FEWEST_ALIKE && new Set(names).size === 1;
  return names.length * 3 >= said.length * 2 && !isOne;
}

/** Asks for a person, and may mean the one who gives a thing or the one who gets it. */
const WHO = /^(?:who|wer|qui|quién|quien|chi|wie|quem|kto|vem|hvem|kuka|kdo|ki|кто|хто|誰|だれ|谁|누구|من)$/iu;

/** Whether a heading asks for a person and its names stand beside what was bought, and beside nothing else. */
export function areNamedWhereBought(
  heading: string,
  rows: readonly { name: string; isBought: boolean }[],
  isTick: (text: string) => boolean,
): boolean {
  if (!WHO.test(heading.trim().replace(/\s?[?？؟:]{1,3}$/, ''))) return false;
  const named = rows.filter(({ name }) => name.trim() !== '');
  const ofBought = named.filter(({ isBought }) => isBought);
  const isOpen = rows.some(({ name, isBought }) => !isBought && name.trim() === '');
  const names = ofBought.map(({ name }) => name);
  return isOpen && names.length > 1 && ofBought.length * 5 >= named.length * 4 && areGivers(names, isTick);
}
