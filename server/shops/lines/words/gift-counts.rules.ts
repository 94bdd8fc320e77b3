/** Beginnings of words by which pages of gifts say how many are bought, still wanted, and asked for; the last ones of each also stand within a word. */
const GIVEN =
  /(?<!\p{L})(?:kupion|zakupion|zarezerwowan|(?:färdig|slut)?köpt|reserverad|bought|purchased|fulfilled|received|claimed|gifted|reserved|gekauft|vergeben|geschenkt|reserviert|acheté|offert|réservé|comprad|regalado|presentead|reservad|acquistat|regalato|prenotat|gekocht|gegeven|gereserveerd|købt|kjøpt|reserveret|reservert|ostettu|varattu|koupen|satın|alınd|купл)|購入|予約|贈られ|تم الشراء|شراؤ|اشتري|محجوز|주문|구매/iu;
const LEFT =
  /(?<!\p{L})(?:pozosta|brakuje|jeszcze|kvar|återstår|saknas|remaining|left|still|needs|needed|benötigt|noch|restant|reste(?!r)|encore|falta|necesita|restam|restantes|ancora|mancano|servono|nodig|nog|mangler|puuttuu|jäljellä|zbývá|chybí|kalan|осталось)|残|あと|متبق|باقي|남은/iu;
const WANTED =
  /(?<!\p{L})(?:potrzeb|liczba|ilość|önska|request|desired|wanted|asked for|wants|qty|quantity|gewünscht|antal|anzahl|demandé|souhaité|quantité|solicitad|pedid|cantidad|richiest|desiderat|quantità|gewenst|gevraagd|aantal|quantidade|desejad|desead|кол|нужно|ønsk|määrä|toivo|počet|adet|istenen)|希望|個数|数量|المطلوب|الكمية|수량/iu;

export const saysGiven = (label: string): boolean => GIVEN.test(label);
export const saysLeft = (label: string): boolean => LEFT.test(label);
export const saysWanted = (label: string): boolean => WANTED.test(label);

/** Whether a label with both words says first how many are given. */
export const isGivenBeforeLeft = (label: string): boolean => label.search(GIVEN) < label.search(LEFT);

/** In characters, of a word before it: "Already bought", and not "Free delivery offered". */
const LONGEST_BEFORE = 9;

/** Whether a label begins by saying that a thing is given. */
export const isGivenFirst = (label: string): boolean => label.search(GIVEN) <= LONGEST_BEFORE;
