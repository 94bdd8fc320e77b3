import { metaOf, type Page } from './page.ts';
import { isMarkedSoldOut } from './schema-offers.ts';
import type { MarkedProduct } from './schema-product.ts';
import { hasBuyingButton } from './selling-signs.ts';
import type { VisibleText } from './visible-text.ts';

/** A whole line that says that there is none left. */
const SOLD_OUT =
  /[\ue000\ue001]\s{0,3}(?:(?:this (?:item|product) is |temporarily |currently )?(?:sold out|out of stock|unavailable|not available)|no longer available|sold|(?:derzeit |leider |aktuell |momentan )?(?:ausverkauft|nicht (?:verfügbar|lieferbar|auf lager|vorrätig)|vergriffen)|(?:actuellement )?(?:épuisé|indisponible|en rupture(?: de stock)?|rupture de stock|victime de son succès)|(?:actualmente )?(?:agotado|no disponible|sin (?:stock|existencias))|(?:attualmente )?(?:esaurito|non disponibile)|uitverkocht|niet (?:op voorraad|beschikbaar|leverbaar)|(?:produkt )?(?:niedostępny|wyprzedan[ye])|brak w magazynie|(?:tillfälligt )?slut(?:såld)?(?: i lager)?|ej i lager|utsolgt|udsolgt|loppuunmyyty|vyprod[aá]no|nen[ií] skladem|není dostupn[ýé]|vypredané|elfogyott|nincs raktáron|stoc epuizat|indisponibil|esgotado|indisponível|sem estoque|нет в наличии|распродано|немає в наявності|tükendi|stokta yok|εξαντλήθηκε|在庫切れ|在庫なし|品切れ|売り切れ|完売|現在在庫切れです。?|缺货|已售罄|補貨中|已售完|품절|일시품절|אזל מהמלאי|نفدت الكمية|غير متوفر)(?: (?:por el momento|en este momento|at this time|right now|pour le moment|al momento|op dit moment|w tej chwili|för närvarande|no momento|zurzeit|im moment))?\s?[.!。]?\s{0,3}(?=[\ue000\ue001])/giu;

/** A sentence about the very thing that the page was for. */
const GONE =
  /(?:this|the) (?:item|product|listing|article|style)[^\ue000\ue001.]{0,30} (?:no longer available|sold out|out of stock|ended|been (?:removed|discontinued|sold)|discontinued|(?:currently )?unavailable)|this listing (?:was )?ended|dies(?:er|es) (?:artikel|produkt|angebot)[^\ue000\ue001.]{0,30} (?:nicht mehr (?:verfügbar|lieferbar|erhältlich)|ausverkauft|beendet|vergriffen)|(?:cet|ce) (?:article|produit)[^\ue000\ue001.]{0,30}(?:est plus disponible|épuisé|en rupture|été vendu)|este (?:artículo|producto|anuncio)[^\ue000\ue001.]{0,30} (?:no está disponible|agotado|finaliz)|quest[o'’] ?(?:articolo|prodotto|annuncio)[^\ue000\ue001.]{0,30} (?:(?:più )?disponibile|esaurito|scaduto|terminato)|dit (?:artikel|product)[^\ue000\ue001.]{0,30} (?:(?:meer|langer) (?:beschikbaar|leverbaar)|uitverkocht)|(?:ten produkt|ten przedmiot|ta oferta)[^\ue000\ue001.]{0,30} (?:niedostępn|zakończ|wyprzedan)|(?:den här|denna) (?:produkt|artikel|vara)[^\ue000\ue001.]{0,30} (?:slut(?:såld)?|utgått|inte längre)|este (?:item|produto|anúncio)[^\ue000\ue001.]{0,30} (?:mais disponível|indisponível|esgotado|finalizado)|この(?:商品|出品)は[^\ue000\ue001。]{0,20}(?:取り扱い(?:を終了|できません)|販売(?:を)?終了|売り切れ|在庫切れ)|هذا المنتج[^\ue000\ue001.]{0,20} (?:متوفر|نفد)/giu;

/** Whether the page says that its product cannot be bought now: to programs, or to people, without a button to buy it. */
export function isSoldOut(page: Page, products: readonly MarkedProduct[], text: VisibleText): boolean {
  if (products.some(({ node }) => isMarkedSoldOut(node))) return true;
  const stated = metaOf(page, 'product:availability', 'og:availability', 'itemprop:availability');
  if (stated)
    return /^(?:https?:\/\/schema\.org\/)?(?:oos|out ?of ?stock|sold ?out|discontinued)$/i.test(
      stated.replace(/[_-]/g, ' '),
    );
  return saysSoldOut(text) && !hasBuyingButton(page);
}

/** Whether both say so, the data and a line on the page: then also where the shop's price still stands beside it. */
export function saysTwiceSoldOut(products: readonly MarkedProduct[], text: VisibleText): boolean {
  return products.some(({ node }) => isMarkedSoldOut(node)) && saysSoldOut(text);
}

/** A whole line that says that the price is told to some people only, or when asked for. */
const KEPT_PRICE =
  /[\ue000\ue001]\s{0,3}(?:(?:please )?(?:sign|log)[ -]?in (?:to (?:see|view|get)(?: the| your| our)?|for)(?: member)? pric(?:e|es|ing)|(?:see|view|add to (?:cart|basket) (?:to see|for)) (?:the )?price(?: in (?:cart|basket|bag))?|price (?:on|upon) (?:request|application|enquiry)|p\.?o\.?a\.?|call for (?:a )?price|ask for (?:a )?price|(?:bitte )?(?:melden sie sich an|melde dich an|anmelden|einloggen),? um (?:den preis|(?:die |ihre |deine )?preise) (?:zu sehen|anzuzeigen)|preis(?:e)? (?:auf anfrage|nach (?:anmeldung|login)|nur für (?:händler|mitglieder))|prix sur demande|connectez-vous pour (?:voir|afficher) (?:le|les|nos|vos) prix|precio a consultar|consultar precio|inici[ae] sesión para ver (?:el |los )?precios?|prezzo su richiesta|accedi per (?:vedere|visualizzare) (?:il |i )?prezz[oi]|prijs op aanvraag|log in (?:om|voor) (?:de )?prij(?:s|zen)(?: te (?:zien|bekijken))?|cena na (?:zapytanie|dotaz|vyžádání)|zaloguj się,? aby zobaczyć cen[ęy]|pris på (?:förfrågan|forespørgsel|forespørsel)|logga in för (?:att se )?pris(?:er)?|preço sob consulta|(?:faça login|entre) para ver (?:o )?preços?|価格はお問い?合わせ(?:ください)?|会員(?:のみ|限定)価格|السعر عند الطلب)\s?[.!。]?\s{0,3}(?=[\ue000\ue001])/giu;

/** A whole line that says that the price was one for a time. */
const EXPIRED =
  /[\ue000\ue001]\s{0,3}(?:(?:(?:this |the )?(?:deal|offer|sale|promotion) (?:has |is )?(?:expired|ended|over)|(?:dies(?:er|es) |der |das )?(?:deal|angebot|aktion) (?:ist )?(?:abgelaufen|beendet|vorbei)|(?:cette |l['’])?offre (?:est )?(?:expirée|terminée)|(?:esta |la )?oferta (?:ha |está )?(?:caducad[oa]|expirad[oa]|finalizad[oa]|terminad[oa])|(?:questa |l['’])?offerta (?:è )?(?:scaduta|terminata)|(?:deze )?aanbieding (?:is )?(?:verlopen|afgelopen)|(?:esta )?promoção (?:encerrada|expirada)|(?:ta )?(?:oferta|promocja) (?:wygasła|zakończona|się zakończyła)|(?:det här )?erbjudandet (?:har (?:gått ut|upphört)|är slut)|(?:セール|キャンペーン)(?:は)?終了(?:しました)?|انتهى العرض)|expired)\s?[.!。]?\s{0,3}(?=[\ue000\ue001])/giu;

/** Whether the page keeps its price to itself, or has none any more: any sum on it is doubtful. */
export function keepsItsPrice({ text, around }: VisibleText): boolean {
  return [KEPT_PRICE, EXPIRED].some((words) =>
    [...text.matchAll(words)].some((match) => !around(match.index + match[0].length - 1)?.isAside),
  );
}

function saysSoldOut({ text, around }: VisibleText): boolean {
  return [SOLD_OUT, GONE].some((words) =>
    [...text.matchAll(words)].some((match) => !around(match.index + match[0].length - 1)?.isAside),
  );
}
