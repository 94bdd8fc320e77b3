import { counted, countOf, type Line, type Ways } from '../line.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';

/** A wish as it stands on the page. */
interface AmazonWish {
  name: string;
  amount?: string;
  bought?: string;
  /** As a price with its currency. */
  price?: string;
  description?: string;
  notes?: string;
  mostWanted?: string;
}

/** Stands below each wish on Amazon's page, in each of its languages. */
const ADDED =
  /^(?:(?:item )?added .{0,20}\d{4}|(?:artikel )?hinzugefügt .{0,20}\d{4}|(?:article )?ajouté .{0,25}\d{4}|(?:producto |artículo )?(?:añadido|agregado) .{0,30}\d{4}|(?:articolo )?aggiunto .{0,20}\d{4}|(?:artikel |item )?toegevoegd .{0,20}\d{4}|(?:item |produto )?adicionado .{0,30}\d{4}|(?:produkt |artykuł |przedmiot )?dodano .{0,25}\d{4}|(?:produkt(?:en)? |artikeln? )?(?:lades till|tillagd|har lagts till) .{0,25}\d{4}|\d{4}年\d{1,2}月\d{1,2}日.{0,10}追加.{0,10}|.{0,12}追加.{0,10}\d{4}年.{0,10}|.{0,10}(?:ال)?[إا]ضافة.{0,30}\d{4}).{0,6}$/iu;

/** Says who made it, below its name. */
const BYLINE = /^(?:by|von|de|par|di|van|door|av|od|przez|por)\s\S|^\([^()]{2,40}\)$|^(?:من|بواسطة)\s\S|^.{1,30}作$/iu;

/** Stars. */
const RATING = /\d[.,]\d .{0,12}5|^5つ星のうち|^[\d.,\s٬]+$|^\([\d.,\s]+\)$/u;

/** How many are wanted and there; what somebody wrote of it. */
const QUANTITY =
  /^(?:quantity|needs|menge|anzahl|wird benötigt|bedarf|benötigt|quantité|cantidad|quantità|aantal|quantidade|ilość|antal|個数|数量|希望数|الكمية)\s?[:：]\s?(?<count>\d{1,3})/iu;
const HAS =
  /^(?:has|purchased|received|bereits vorhanden|vorhanden|erhalten|possède|reçus?|tiene|ne ha|heeft|possui|ma|har|所有|لديك)\s?[:：]\s?(?<count>\d{1,3})/iu;
const COMMENT =
  /^(?:comments?|comment|kommentare?|commentaires?|comentarios?|commenti|commento|opmerkingen|opmerking|comentários?|komentarze?|kommentarer|コメント|تعليق(?:ات)?)\s?[:：]\s?(?<text>.{1,1000})/iu;
/** The two highest of five ranks. */
const MUCH_WANTED =
  /^(?:priority|priorität|priorité|prioridad|priorità|prioriteit|prioridade|priorytet|prioritet|優先度|الأولوية)\s?[:：]\s?(?:highest|high|höchste|hoch|la plus (?:haute|élevée)|très élevée|élevée|haute|(?:la )?más alta|muy alta|altissima|alta|hoogste?|zeer hoog|najwyższ|wysok|högst|hög|最高|高|الأعلى|عالية)/iu;
const DETAIL =
  /^(?:size|colou?r|style|pattern|größe|farbe|stil|taille|couleur|talla|color|tamaño|taglia|colore|maat|kleur|tamanho|cor|rozmiar|kolor|storlek|färg|サイズ|色|المقاس|اللون)(?:\s?name)?\s?[:：]\s?\S/iu;

/** In characters: nothing further down is the name of a list. */
const LONGEST_NAME = 300;

/** Old prices, and prices of others. */
const NOT_THE_PRICE =
  /(?<!\p{L})(?:was|list price|price dropped|used|new from|war|uvp|gebraucht|statt|prix conseillé|d'occasion|antes|segunda mano|prezzo consigliato|usato|adviesprijs|tweedehands|de segunda|usado|używane|begagnad)(?!\p{L})|参考|中古|مستعمل/iu;

/** Signs of the shop on the line of the price. */
const BEHIND_PRICE = /\s[✓✔]?\s?(?:prime|\(\D{0,4}[\d.,]{1,12}\D{0,4}\/.{1,16}\)|free delivery|gratis).{0,40}$/iu;

/** Whether a text was copied from a wish list's page. */
export function isAmazonText(text: string): boolean {
  const added = linesOf(text).filter((line) => ADDED.test(line)).length;
  return (
    added > 1 ||
    (added === 1 &&
      /(?:amazon|prime|add to cart|einkaufswagen|panier|carrito|carrello|winkelwagen|carrinho|koszyk|kundvagn|カート|عربة)/i.test(
        text,
      ))
  );
}

/**
 * The wishes in a text that was copied from a wish list's page: each ends with the line that says when it was added.
 * Lines that are neither a part of a wish nor the page's own go to those left out.
 */
export function amazonWishes(text: string, ways: Ways, leftOut: string[] = []): AmazonWish[] {
  const entries: AmazonWish[] = [];
  let lines: string[] = [];
  const every = linesOf(text);
  const counts = countedWords(every);
  const isOnce = (line: string) => counts.get(line) === 1;
  for (const line of every) {
    if (!ADDED.test(line)) {
      const last = entries.at(-1);
      if (last && lines.length === 0 && takesLater(last, line)) continue;
      lines.push(line);
      continue;
    }
    const { own, before, isNamed } = partedAtName(lines, ways);
    takeSaid(entries.at(-1), before, { isOnce, leftOut });
    const entry = entryOf(own, { ways, isNamed, leftOut });
    if (entry) entries.push(entry);
    lines = [];
  }
  takeSaid(entries.at(-1), lines.slice(0, MOST_SAID), { isOnce: () => false, leftOut });
  for (const line of lines.slice(MOST_SAID)) if (!isNoise(line)) leftOut.push(line);
  return entries;
}

/** Below the buttons of the last wish: further down the page says things of its own. */
const MOST_SAID = 8;

/** More of them are no comment. */
const MOST_COMMENTS = 2;

/** May stand between the name of a wish and its end, beside all that is known of pages. */
const MOST_UNKNOWN = 2;

/**
 * The lines of a wish, from its name on where that is sure, and those above it, which the page has before its first wish or below the
 * buttons of the wish before. A name stands twice, since its picture has it, too; else right above the maker, the stars or the price.
 */
function partedAtName(
  lines: readonly string[],
  ways: Ways,
): { own: readonly string[]; before: readonly string[]; isNamed: boolean } {
  const isOther = lines.map((line) => !isNoise(line) && !isAboutWish(line, ways));
  const twice = lines.findLastIndex((line, index) => isOther[index] && line === lines[index - 1]);
  if (twice > 0) return { own: lines.slice(twice), before: lines.slice(0, twice - 1), isNamed: true };
  const isBelow = (line: string, above = '') =>
    (isBelowName(line, ways) && !QUANTITY.test(line)) || isMakerOf(line, above);
  const from = fewUnknownFrom(isOther);
  const at = lines.findIndex((line, index) => index >= from && isOther[index - 1] && isBelow(line, lines[index - 1]));
  if (at > 0) return { own: lines.slice(at - 1), before: lines.slice(0, at - 1), isNamed: true };
  const said = lines.findLastIndex((line) => QUANTITY.test(line) || HAS.test(line)) + 1;
  const isIdea = isOther.slice(said).some(Boolean); // without a price, below what the wish before says of itself
  return { own: isIdea ? lines.slice(said) : lines, before: isIdea ? lines.slice(0, said) : [], isNamed: false };
}

/** The first place behind which no more is unknown than may stand within a wish. */
function fewUnknownFrom(isOther: readonly boolean[]): number {
  let [from, unknown] = [isOther.length, 0];
  while (from > 0 && unknown + Number(isOther[from - 1]) <= MOST_UNKNOWN) {
    from -= 1;
    unknown += Number(isOther[from]);
  }
  return from;
}

/** Gives a wish what stands below its buttons: how many, how much it is wanted, and words that the page has but once. */
function takeSaid(
  entry: AmazonWish | undefined,
  lines: readonly string[],
  { isOnce, leftOut }: { isOnce: (line: string) => boolean; leftOut: string[] },
): void {
  const words = lines.filter((line) => !(entry && takesLater(entry, line)) && !isNoise(line));
  const comments = entry && words.length <= MOST_COMMENTS ? words.filter(isOnce) : [];
  if (entry && comments.length > 0) entry.notes = [entry.notes, ...comments].filter(Boolean).join('\n');
  for (const line of words) if (!comments.includes(line)) leftOut.push(line);
}

/** The same as lines of a list. */
export function amazonLines(text: string, ways: Ways, leftOut: string[]): Line[] {
  return amazonWishes(text, ways, leftOut).map(({ name, amount, price, description = '', notes }) => {
    const written = price ? priceAlone(price, ways) : null;
    const size = [description, notes].filter(Boolean).join(', ');
    return counted({ name, size, amount: 1, ...(written && { price: written }) }, countOf(amount) ?? 1);
  });
}

/** The name of the list, which the page begins with: "Amazon.com: Emma's Birthday List". */
export function amazonListName(text: string): string | undefined {
  const [first = ''] = linesOf(text.slice(0, LONGEST_NAME));
  const { name = '' } = /^amazon(?:\.[a-z]{2,3}){1,2}\s?[:：](?<name>.+)/iu.exec(first)?.groups ?? {};
  return /[\p{L}\p{N}]/u.test(name) ? name.trim() : undefined;
}

function countedWords(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** The number and the comment of a wish stand above the line that ends it, or right below. */
function takesLater(entry: AmazonWish, line: string): boolean {
  const { count } = QUANTITY.exec(line)?.groups ?? {};
  const { count: has } = HAS.exec(line)?.groups ?? {};
  const { text } = COMMENT.exec(line)?.groups ?? {};
  if (count) entry.amount ??= count;
  if (has && has !== '0') entry.bought ??= has;
  if (text) entry.notes = [entry.notes, text].filter(Boolean).join('\n');
  if (MUCH_WANTED.test(line)) entry.mostWanted = 'x';
  return Boolean(count || has || text);
}

/** The name is the first line where that is known, else it stands right above the maker, the stars or the price. */
function entryOf(
  lines: readonly string[],
  { ways, isNamed, leftOut }: { ways: Ways; isNamed: boolean; leftOut: string[] },
): AmazonWish | null {
  const kept = lines.filter((line) => !isNoise(line));
  const below = isNamed
    ? 1
    : kept.findIndex((line, index) => index > 0 && (isBelowName(line, ways) || isMakerOf(line, kept[index - 1])));
  const names = below > 0 ? kept.slice(0, below) : kept;
  const name = below > 0 ? names.at(-1) : names.toSorted((one, other) => other.length - one.length)[0];
  if (!name) return null;
  const rest = below > 0 ? kept.slice(below) : [];
  const entry: AmazonWish = { name };
  const details = rest.filter((line) => DETAIL.test(line));
  const byline = rest.find((line, index) => BYLINE.test(line) || (index === 0 && isMakerOf(line, name)));
  if (byline ?? details.length > 0) entry.description = [byline, ...details].filter(Boolean).join(', ');
  if (lines.some((line) => MUCH_WANTED.test(line))) entry.mostWanted = 'x';
  const price = rest.map((line) => priceOf(line, ways)).find(Boolean);
  if (price) entry.price = price;
  const known = new Set([name, byline, ...details]);
  for (const [index, line] of kept.entries()) {
    const isTaken = below > 0 && index >= below && takesLater(entry, line);
    const isSaid = known.has(line) || RATING.test(line) || NOT_THE_PRICE.test(line) || priceOf(line, ways) !== null;
    if (!isTaken && !isSaid) leftOut.push(line);
  }
  return entry;
}

/** In characters. */
const LONGEST_MAKER = 40;

/** Begins the name above it as well: "コクヨ(KOKUYO)" below "コクヨ ノート". */
function isMakerOf(line: string, above = ''): boolean {
  const maker = line
    .replace(/[(（][^()（）]{1,40}[)）]$/u, '')
    .trim()
    .toLowerCase();
  const rest = above.slice(maker.length);
  const isBegun = above.toLowerCase().startsWith(maker) && /^[\s　・:：,-]/u.test(rest);
  return maker !== '' && line.length <= LONGEST_MAKER && isBegun;
}

function isBelowName(line: string, ways: Ways): boolean {
  return (
    BYLINE.test(line) || RATING.test(line) || DETAIL.test(line) || QUANTITY.test(line) || priceOf(line, ways) !== null
  );
}

/** Says something of the wish above it. */
function isAboutWish(line: string, ways: Ways): boolean {
  return isBelowName(line, ways) || HAS.test(line) || COMMENT.test(line) || NOT_THE_PRICE.test(line);
}

function priceOf(line: string, ways: Ways): string | null {
  if (NOT_THE_PRICE.test(line)) return null;
  const price = priceAlone(singlePrice(line.replace(BEHIND_PRICE, '')), ways);
  return price && `${price.price} ${price.currency}`;
}

/** Buttons and notes of the page, in its languages. */
const NOISE = new Set(
  [
    'add to cart,add to basket,see options,see all buying options,buying options,move,delete,remove,share,edit,more options,more like this,prime,in stock,move to another list,add comment, quantity & priority,add comment,shop now,see details,currently unavailable,temporarily out of stock,buy now,top,filter & sort,send list to others,invite,print list,best seller,amazon’s choice,limited time deal,view similar items,free delivery,copied from amazon',
    'in den einkaufswagen,mehr ansehen,optionen ansehen,alle kaufoptionen ansehen,kaufoptionen,verschieben,löschen,entfernen,teilen,bearbeiten,weitere optionen,auf lager,derzeit nicht verfügbar,jetzt kaufen,kommentar, menge und priorität hinzufügen,kostenlose lieferung,mehr ähnliche artikel,bestseller',
    'ajouter au panier,voir toutes les options d’achat,déplacer,supprimer,partager,modifier,en stock,actuellement indisponible,acheter maintenant,plus d’options,livraison gratuite',
    'añadir a la cesta,agregar al carrito,añadir al carrito,ver todas las opciones de compra,mover,eliminar,compartir,editar,en stock,no disponible,comprar ahora,más opciones,envío gratis',
    'aggiungi al carrello,visualizza tutte le opzioni d’acquisto,sposta,elimina,rimuovi,condividi,modifica,disponibilità immediata,non disponibile,acquista ora,altre opzioni',
    'in winkelwagen,toevoegen aan winkelwagen,alle koopopties bekijken,verplaatsen,verwijderen,delen,bewerken,op voorraad,momenteel niet verkrijgbaar,nu kopen,meer opties',
    'adicionar ao carrinho,ver todas as opções de compra,excluir,compartilhar,em estoque,não disponível,comprar agora,mais opções,frete grátis',
    'dodaj do koszyka,zobacz wszystkie opcje zakupu,przenieś,usuń,udostępnij,edytuj,w magazynie,obecnie niedostępny,kup teraz,więcej opcji',
    'lägg i kundvagn,lägg till i kundvagn,se alla köpalternativ,flytta,ta bort,radera,dela,redigera,i lager,för närvarande inte tillgänglig,köp nu,fler alternativ',
    'カートに入れる,すべての購入オプションを見る,移動,削除,シェア,共有,編集,在庫あり,現在在庫切れです,今すぐ買う,その他のオプション',
    'أضف إلى عربة التسوق,إضافة إلى عربة التسوق,عرض جميع خيارات الشراء,نقل,حذف,مشاركة,تعديل,متوفر,غير متوفر حاليًا,اشترِ الآن,خيارات أخرى',
  ].flatMap((row) => row.split(',').map((words) => words.trim())),
);

/** How many are left, and what it cost. */
const NOISE_LINE =
  /^(?:add |edit )?(?:comments?|kommentar|commentaires?|comentarios?|commento|opmerking|comentários?|komentarz|コメント).{1,3}(?:quantity|menge|quantité|cantidad|quantità|aantal|hoeveelheid|quantidade|ilość|antal|数量)|^(?:only \d+ left|nur noch \d+|plus que \d+|sólo quedan? \d+|solo \d+ rimast|disponibilità: solo|nog maar \d+|apenas \d+|zostało tylko \d+|endast \d+ kvar|残り\d+点|price dropped|preis (?:gesenkt|ist um)|le prix a baissé|el precio ha bajado|prezzo ridotto|image of|bild von|https?:\/\/\S+$)|^(?:priority|priorität|priorité|prioridad|priorità|prioriteit|prioridade|priorytet|prioritet|優先度|الأولوية)\s?[:：]/iu;

function isNoise(line: string): boolean {
  return (
    NOISE.has(
      line
        .toLowerCase()
        .replaceAll("'", '’')
        .replace(/[.。]$/, ''),
    ) ||
    NOISE_LINE.test(line) ||
    (/\d/.test(line) && NOT_THE_PRICE.test(line) && line.length < 80)
  );
}

function linesOf(text: string): string[] {
  return text
    .slice(0, 1_000_000)
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim())
    .filter((line) => line !== '')
    .flatMap(numbersApart);
}

/** Narrow pages have both numbers on one line: "Needs: 3 Has: 1". */
function numbersApart(line: string): string[] {
  const [number] = QUANTITY.exec(line) ?? HAS.exec(line) ?? [];
  const rest = number ? line.slice(number.length).replace(/^[\s,;|·•]+/, '') : '';
  return number && rest !== '' && (HAS.test(rest) || QUANTITY.test(rest)) ? [number, rest] : [line];
}

/** A price that shops write twice, once to be heard: "$19.99$1999" and "19,99 € 1999 €". */
const DOUBLED = [
  /^(?<first>[A-Z]{0,3}\p{Sc}\s?\d[\d.,\s]{0,12}?)\s?[A-Z]{0,3}\p{Sc}\s?\d[\d.,\s]{0,12}$/u,
  /^(?<first>\d[\d.,\s]{0,12}?\s?(?:\p{Sc}|\p{L}[\p{L}.]{0,3}))\s?\d[\d.,\s]{0,12}(?:\p{Sc}|\p{L}[\p{L}.]{0,3})$/u,
];

/** The price that a text says once or twice. */
export function singlePrice(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const matches = flat.length > 60 ? [] : DOUBLED.map((pattern) => pattern.exec(flat)?.groups?.first);
  return matches.find(Boolean)?.trim() ?? flat;
}
