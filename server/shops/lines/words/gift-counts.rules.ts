/** Beginnings of words by which pages of gifts say how many are bought, still wanted, and asked for. */
const GIVEN =
  /kupion|zakupion|zarezerwowan|köpt|reserverad|bought|purchased|gekauft|acheté|offert|comprad|presentead|reservad|acquistat|gekocht|købt|kjøpt|ostettu|varattu|koupen|satın|alınd|購入|予約|贈られ|شراؤ|اشتري|محجوز|купл|주문|구매/iu;
const LEFT =
  /pozosta|brakuje|jeszcze|kvar|återstår|saknas|remaining|left|still|noch|reste|falta|restam|restantes|ancora|nog nodig|mangler|puuttuu|jäljellä|zbývá|chybí|kalan|残|あと|متبق|باقي|осталось|남은/iu;
const WANTED =
  /potrzeb|liczba|ilość|önska|antal|quantidade|desejad|希望|個数|数量|المطلوب|الكمية|кол|нужно|ønsk|määrä|toivo|počet|adet|istenen|수량/iu;

export const saysGiven = (label: string): boolean => GIVEN.test(label);
export const saysLeft = (label: string): boolean => LEFT.test(label);
export const saysWanted = (label: string): boolean => WANTED.test(label);

/** Whether a label with both words says first how many are given. */
export const isGivenBeforeLeft = (label: string): boolean => label.search(GIVEN) < label.search(LEFT);
