import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** Cards and clubs in the words of shops, as they stand alone above the sum for their members. */
const FOR_SOME_LABEL =
  /(?<!\p{L})(?:kaardiga|\p{L}{2,14}(?:kaardiga|kaart|kaardi)|\p{L}{0,12}(?:kortilla|kortin|kortti)|ar (?:\p{L}{2,12} )?kart(?:i|iņu|iņas)|(?:\p{L}{2,12} )?kartes? cena|klienta kart\p{L}{1,3}|su (?:\p{L}{2,12} )?(?:kortele|kort\.)|\p{L}{2,12} kortel[eė]s?|z(?: \p{L}{1,12})? kart[aą]|kart[aą] \p{L}{3,14}|klubow\p{L}{1,4}|cena (?:dla )?(?:klub\p{L}{0,6}|z aplikacją)|med (?:\p{L}{1,12})?kort(?:et)?|medlem\p{L}{0,12}|klub(?:b?pris|b?medlem\p{L}{0,4}|pris)|stammis\p{L}{0,8}|jäsen\p{L}{0,10}|(?:s-)?etukort\p{L}{0,6}|plussa\p{L}{0,8}|kanta-asiakas\p{L}{0,6}|püsiklien\p{L}{0,8}|liikme\p{L}{0,8}|nari(?:o|ams|ų)(?: kaina)?|lojal\p{L}{0,12}|loyalty|member(?:s|ship)?['’]?|club ?card|card price|mitglied\p{L}{0,8}|kundenkarte|vorteilskarte|adhérents?|soci|socios|leden|klantenkaart)(?!\p{L})/iu;

/** An invitation, or what else is said of a club, is no label of a price. */
const OF_A_CLUB =
  /\d|free|gratis|kostenlos|join|become|sign|log ?in|bli |liitu|pievieno|prisijung|dołącz|załóż|meld|bonus|points?\b|poäng|punkt|[.!?]\s*$/iu;

const LONGEST_LABEL = 44;

/** Whether the line above the box of a sum, which has no words of its own, says that it is for some people only. */
export function isForSomeAbove(text: string, start: number): boolean {
  const line = lineAbove(text, start);
  return line.length <= LONGEST_LABEL && FOR_SOME_LABEL.test(line) && !OF_A_CLUB.test(line);
}

/** Whether the line above it, unless that is the product's name, says that it is what somebody has offered so far. */
export function isBidAbove(text: string, start: number, name: string): boolean {
  const line = lineAbove(text, start);
  return line.length <= LONGEST_LABEL && line.toLowerCase() !== name && BID_ALONE.test(line);
}

/** The line above the box of a sum that has no words of its own. */
function lineAbove(text: string, start: number): string {
  const before = text
    .slice(Math.max(0, start - 120), start)
    .replaceAll('\ue000', '')
    .replace(/\p{Sc}/gu, '');
  const [own = '', ...above] = before.split('\ue001').reverse();
  return own.trim() ? '' : (above.find((one) => one.trim())?.trim() ?? '');
}

/** Names of elements with a price for members. */
export const FOR_SOME_NAME =
  /(?:^|[\s_-])(?:member|members|club|clubcard|loyalty|loyal|vip|prime|subscriber|partner-?card|card|wallet)-?(?:price|pris|preis|cena|hind|hinta|kaina)|(?:^|[\s_-])(?:medlemspris|jäsenhinta|klubipris|klubbpris|klubpris|kaardihind|kliendihind|loyal)(?=$|[\s_-])/;

/** Words for bids, as they stand alone above one. */
const BID_ALONE =
  /^(?:(?:the|your|das|la|l['’]|el|il|de|het) ?)?(?:(?:starting|start|current|next|opening|minimum|min\.|highest|top|winning|latest|last|max(?:imum)?) bid|(?:current|starting|opening|highest) offer|bid|(?:aktuelles |nächstes |start|höchst|mindest)gebot|startpreis|ausrufpreis|ausrufungspreis|aufrufpreis|limitpreis|mise à prix|(?:dernière )?enchère(?: actuelle| en cours| minimale| de départ)?|prix de départ|puja(?: actual| mínima| inicial| más alta)?|precio de salida|oferta (?:mínima|inicial)|offerta (?:attuale|minima|di partenza)|base d['’]asta|prezzo di partenza|(?:huidig|start|hoogste|openings)(?:e)? ?bod|aktualna oferta|najwyższa oferta|cena wywoławcza|(?:aktuellt|ledande|högsta|nuværende|nåværende|højeste|høyeste) bud|(?:start|minste)bud|utropspris|korkein (?:huuto|tarjous)|lähtöhinta|aktuální nabídka|vyvolávací cena|(?:aktuális|kezdő) licit|kikiáltási ár|lance (?:atual|inicial|mínimo)|(?:текущая|начальная) ставка|(?:поточна|початкова) ставка|güncel teklif|açılış fiyatı|τρέχουσα προσφορά|現在の?入札(?:額)?|開始価格|入札額|当前出价|起拍价|現在出價|起標價|현재 ?입찰가|시작가|المزايدة الحالية)(?: is)?\s?[:：]?(?:\s?[(·|,-]\s?\d{1,4} \p{L}{1,14}\)?)?$/iu;

const MOST_CELLS = 400;
const MOST_TABLES = 12;

/** Heads of rows and columns that count pieces. */
const COUNTING =
  /(?<!\p{L})(?:quantity|qty|pieces|units|menge|stück(?:zahl)?|anzahl|ab|quantité|qté|cantidad|uds|unidades|quantità|pezzi|quantidade|aantal|stuks|ilość|szt|množství|množstvo|počet|antal|määrä|kogus|daudzums|kiekis|mennyiség|cantitate|количество|кількість|кол-во|ποσότητα|adet|数量|個数|수량)(?!\p{L})/iu;

/** The number of pieces that a cell begins with, unless the price is for fewer: "Bis 9". */
const SO_MANY =
  /^(?!(?:bis|up to|jusqu|hasta|fino|tot|do|til|asti|max|<|≤))\D{0,12}?(\d{1,5})(?!\d)\s?\D{0,14}(?:\d{1,5}\D{0,8})?$/iu;

/** The cells of a table of discounts in which prices from two pieces on stand: below the number of pieces, or beside it. */
export function cellsForSeveral($: CheerioAPI, priced: readonly Element[]): ReadonlySet<unknown> {
  const cells = new Set<unknown>();
  const tables = new Set(priced.map((element) => $(element).closest('table')[0]).filter(Boolean));
  for (const table of [...tables].slice(0, MOST_TABLES)) {
    const rows = $(table as Element)
      .find('tr')
      .toArray()
      .slice(0, MOST_CELLS)
      .map((row) => $(row).children('td, th').toArray().slice(0, 20));
    const texts = rows.map((row) => row.map((cell) => $(cell).text().replace(/\s+/g, ' ').trim().slice(0, 60)));
    const isCounted =
      texts[0]?.some((head) => COUNTING.test(head)) || texts.some(([head]) => COUNTING.test(head ?? ''));
    if (!isCounted || rows.flat().length > MOST_CELLS) continue;
    rows.forEach((row, at) => {
      row.forEach((cell, column) => {
        const numbers = [column > 0 ? texts[at]?.[0] : '', at > 0 ? texts[0]?.[column] : ''];
        if (numbers.some((number) => Number(SO_MANY.exec(number ?? '')?.[1]) > 1)) cells.add(cell);
      });
    });
  }
  return cells;
}

/** Words right before a sum that is only the lowest of several. */
const FROM =
  /(?<!\p{L})(?:from|starting (?:at|from)|starts at|ab|à partir de|a partire? da|dès|desde|a partir de|vanaf|v\.a\.|od|już od|från|fra|frá|alkaen|alates|sākot no|от|від|από|mulai(?: dari)?|chỉ từ|เริ่มต้น)[\s:]{0,3}$/iu;

/** Words right behind it. */
const FROM_BEHIND =
  /^[\s\p{Sc}]{0,3}(?:[A-Z]{3}|kr|Kč|zł|Ft|円|원)?\.?\s{0,2}(?:から|～|〜|부터|起|alkaen|-?(?:tól|től)(?!\p{L})|and up)/u;

/** A line above a sum that says no more than "Prices from". */
const LONGEST_FROM = 16;

/** Whether the words right before a sum, or the line above it that is not the product's name, say that it is only the lowest of several. */
export function isBelowFrom(text: string, start: number, name: string): boolean {
  const before = text.slice(Math.max(0, start - 60), start).replaceAll('\ue000', '');
  const [own = '', ...above] = before.split('\ue001').reverse();
  const words = own.replace(/(?:\p{Sc}|\b[A-Z]{1,3}\p{Sc}?|\bkr\.?)\s{0,2}$/u, '');
  if (words.trim()) return FROM.test(words);
  const line = above.find((one) => one.trim())?.trim() ?? '';
  return line.length <= LONGEST_FROM && line.toLowerCase() !== name && FROM.test(line);
}

export function isFromPrice(before: string, after: string): boolean {
  return FROM.test(before.replace(/(?:\p{Sc}|\b[A-Z]{3}|\bkr\.?)\s{0,2}$/u, '')) || FROM_BEHIND.test(after);
}
