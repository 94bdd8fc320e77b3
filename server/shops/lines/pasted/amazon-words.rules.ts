import { saysGiven } from '../words/gift-counts.rules.ts';

/** Stands below each wish on Amazon's page, in each of its languages. */
const ADDED =
  /^(?:(?:item )?added .{0,20}\d{4}|(?:artikel )?hinzugefügt .{0,20}\d{4}|(?:article )?ajouté .{0,25}\d{4}|(?:producto |artículo )?(?:añadido|agregado) .{0,30}\d{4}|(?:articolo )?aggiunto .{0,20}\d{4}|(?:artikel |item )?toegevoegd .{0,20}\d{4}|(?:item |produto )?adicionado .{0,30}\d{4}|(?:produkt |artykuł |przedmiot )?dodano .{0,25}\d{4}|(?:produkt(?:en)? |artikeln? )?(?:lades till|tillagd|har lagts till) .{0,25}\d{4}|\d{4}年\d{1,2}月\d{1,2}日.{0,10}追加.{0,10}|.{0,12}追加.{0,10}\d{4}年.{0,10}|.{0,10}(?:ال)?[إا]ضافة.{0,30}\d{4}).{0,6}$/iu;

/** Says who made it, below its name. */
export const BYLINE =
  /^(?:by|von|de|par|di|van|door|av|od|przez|por)\s\S|^\([^()]{2,40}\)$|^(?:من|بواسطة)\s\S|^.{1,30}作$/iu;

/** Stars. */
const RATING = /\d[.,]\d .{0,12}5|^5つ星のうち|^[\d.,\s٬]+$|^\([\d.,\s]+\)$/u;

/** How many are wanted and there; what somebody wrote of it. */
export const QUANTITY =
  /^(?:quantity|needs|menge|anzahl|wird benötigt|bedarf|benötigt|quantité|cantidad|quantità|aantal|quantidade|ilość|antal|個数|数量|希望数|الكمية)\s?[:：]\s?(?<count>\d{1,3})/iu;
export const HAS =
  /^(?:has|purchased|received|bereits vorhanden|vorhanden|erhalten|possède|reçus?|tiene|ne ha|heeft|possui|ma|har|所有|لديك)\s?[:：]\s?(?<count>\d{1,3})/iu;
export const COMMENT =
  /^(?:comments?|comment|kommentare?|commentaires?|comentarios?|commenti|commento|opmerkingen|opmerking|comentários?|komentarze?|kommentarer|コメント|تعليق(?:ات)?)\s?[:：]\s?(?<text>.{1,1000})/iu;
/** The two highest of five ranks. */
export const MUCH_WANTED =
  /^(?:priority|priorität|priorité|prioridad|priorità|prioriteit|prioridade|priorytet|prioritet|優先度|الأولوية)\s?[:：]\s?(?:highest|high|höchste|hoch|la plus (?:haute|élevée)|très élevée|élevée|haute|(?:la )?más alta|muy alta|altissima|alta|hoogste?|zeer hoog|najwyższ|wysok|högst|hög|最高|高|الأعلى|عالية)/iu;
export const DETAIL =
  /^(?:size|colou?r|style|pattern|größe|farbe|stil|taille|couleur|talla|color|tamaño|taglia|colore|maat|kleur|tamanho|cor|rozmiar|kolor|storlek|färg|サイズ|色|المقاس|اللون)(?:\s?name)?\s?[:：]\s?\S/iu;

/** Old prices, and prices of others. */
const NOT_THE_PRICE =
  /(?<!\p{L})(?:was|list price|price dropped|used|new from|war|uvp|gebraucht|statt|prix conseillé|d'occasion|antes|segunda mano|prezzo consigliato|usato|adviesprijs|tweedehands|de segunda|usado|używane|begagnad)(?!\p{L})|参考|中古|مستعمل/iu;

/** Signs of the shop on the line of the price. */
export const BEHIND_PRICE =
  /\s[✓✔]?\s?(?:prime|\(\D{0,4}[\d.,]{1,12}\D{0,4}\/.{1,16}\)|free delivery|gratis).{0,40}$/iu;

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

export function isNoise(line: string): boolean {
  return (
    NOISE.has(
      line
        .toLowerCase()
        .replaceAll("'", '’')
        .replace(/[.。]$/, ''),
    ) ||
    NOISE_LINE.test(line) ||
    (isOtherPrice(line) && line.length < 80)
  );
}

/** A day in a few words: "Item purchased November 1, 2026" and "Ürün 3 Kasım 2026 tarihinde eklendi". */
const DATED = /^(?=[^\p{Sc}]{8,60}$)(?=.*(?<!\d)20\d\d(?!\d))(?=.*(?<!\d)\d{1,2}(?!\d)).*\p{L}/u;

/** In words. */
const MOST_WORDS = 9;
const FEWEST_ENDS = 3;

/** The lines that end the wishes of a page: words that are known, or that come again with other days, and those that begin like these. */
export function endsIn(lines: readonly string[]): ReadonlySet<string> {
  const known = lines.filter((line) => ADDED.test(line));
  const dated = lines.filter((line) => DATED.test(line) && line.split(/\s+/).length <= MOST_WORDS);
  const firsts = Map.groupBy(dated, firstWord);
  const lasts = Map.groupBy(dated, lastWord);
  const alike = [...firsts, ...lasts].flatMap(([word, some]) =>
    /\p{L}{2}/u.test(word) && some.length >= FEWEST_ENDS ? some : [],
  );
  if (known.length === 0 && (alike.length === 0 || lines.filter((line) => isRating(line)).length < 2)) return new Set();
  const words = new Set([...known, ...alike].map(firstWord));
  return new Set([
    ...known,
    ...alike,
    ...dated.filter((line) => words.has(firstWord(line)) || (saysGiven(line) && line.length <= LONGEST_END)),
  ]);
}

/** In characters. */
const LONGEST_END = 40;

const firstWord = (line: string): string => /^\S+/.exec(line)?.[0].toLowerCase() ?? '';
const lastWord = (line: string): string => line.split(/\s/).at(-1)?.toLowerCase() ?? '';

/** "Wants: 3 Has: 1" in any words: how many, and how many of them are there. */
const PAIR =
  /^\p{L}[\p{L}\p{M} ]{1,20}\s?[:：]\s?(?<wanted>\d{1,3})[\s,;|·•]{1,6}\p{L}[\p{L}\p{M} ]{0,20}\s?[:：]\s?(?<given>\d{1,3})$/u;

/** Both numbers of a line that has two of them. */
export function pairIn(line: string): { wanted: string; given: string } | null {
  const { wanted, given } = PAIR.exec(line)?.groups ?? {};
  return wanted === undefined || given === undefined || Number(given) > Number(wanted) ? null : { wanted, given };
}

/** Stars in any words: "5 yıldız üzerinden 4,6". */
const OF_FIVE = /^(?=[^\p{Sc}]{3,48}$)(?=.*\p{L})(?=.*(?<![\d.,])5(?![\d.,]))(?=.*(?<![\d.,])[1-5][.,]\d)/u;

export const isRating = (line: string): boolean => RATING.test(line) || OF_FIVE.test(line);

/** A price that nobody is to pay: "used is fine!" is none. */
export const isOtherPrice = (line: string): boolean => /\d/.test(line) && NOT_THE_PRICE.test(line);
